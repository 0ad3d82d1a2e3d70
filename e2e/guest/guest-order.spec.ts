import { expect, type Page } from '@playwright/test';
import { journeyOnBothEngines, onBothEngines, test } from '#e2e/fixtures.ts';
import { openDrink, order, orderPill } from '#e2e/guest-actions.ts';

/** A sheet opens after the next paint. */
const openingMs = 50;

/** With a paused clock, which must run once React has rendered the sheet. */
async function openDialogs(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(openingMs);
    await expect(page.getByRole('dialog')).toHaveCount(count, { timeout: 500 });
  }).toPass();
}

test(
  'orders with special requests, and shows the progress of the drink',
  journeyOnBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Friday');
    const page = await guestAt(code);
    const vibrations: unknown[] = [];
    await page.exposeFunction('vibrated', (pattern: unknown) => vibrations.push(pattern));
    let notes = 0;
    await page.exposeFunction('noteStarted', () => notes++);
    await page.evaluate(() => {
      OscillatorNode.prototype.start = () =>
        (window as unknown as { noteStarted(): void }).noteStarted();
      OscillatorNode.prototype.stop = () => {};
      navigator.vibrate = (pattern) => {
        (window as unknown as { vibrated(p: unknown): void }).vibrated(pattern);
        return true;
      };
    });
    await openDrink(page, 'Negroni');
    await expect(page.getByLabel('Your name')).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'No ice' }).click();
    await page.getByRole('button', { name: 'Less sweet' }).click();
    await expect(page.getByLabel('Special requests')).toHaveValue('No ice, Less sweet');
    await page.getByRole('button', { name: 'No ice' }).click();
    await expect(page.getByLabel('Special requests')).toHaveValue('Less sweet');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(orderPill(page)).toContainText('Negroni is ordered');
    await expect(orderPill(page)).toContainText('You are next');

    const move = (status: string) =>
      server.sql(
        `update orders set status = '${status}', changed_at = now() where bar_id = (select id from bars where code = '${code}')`,
      );
    await move('processing');
    await expect(orderPill(page)).toContainText('Negroni is being made');
    await orderPill(page).click();
    const list = page.getByRole('dialog', { name: 'Your orders tonight' });
    await expect(list).toContainText('Less sweet');
    const sound = list.getByRole('switch', { name: 'Sound when a drink is ready' });
    await expect(sound).not.toBeChecked();
    await sound.check();
    // Switching the sound on plays it once.
    await expect.poll(() => notes).toBe(2);
    await page.goBack();
    await move('done');
    await expect(orderPill(page)).toContainText('Negroni is ready');
    await expect(page).toHaveTitle('Negroni is ready · Friday · Barback');
    await expect.poll(() => vibrations.length).toBe(1);
    await expect.poll(() => notes).toBe(4);
    await page.reload();
    await expect(orderPill(page)).toContainText('Negroni is ready');
    await server.sql(`update orders set changed_at = now() - interval '20 minutes'`);
    await page.getByRole('button', { name: 'Your orders tonight' }).click();
    await expect(list).toContainText('Negroni is ready');
    await expect(sound).toBeChecked();
    await expect(page).toHaveTitle('Friday · Barback');
  },
);

test(
  'places one order after a double tap and a lost response',
  onBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Bad Wi-Fi');
    const page = await guestAt(code);
    let calls = 0;
    await page.route('**/api/orders.createOrder', async (route) => {
      if (calls++ === 0) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await openDrink(page, 'Negroni');
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
    const [row] = await server.sql(
      `select count(*) as n from orders where bar_id = (select id from bars where code = '${code}')`,
    );
    expect(row).toEqual({ n: 1 });
    expect(calls).toBe(2);
  },
);

test('closes a drink once, however often it is asked to', async ({ guest, makeBar }) => {
  const code = await makeBar('Slow');
  const page = await guest();
  await page.goto('/');
  await page.getByLabel('Bar code').fill(code);
  await page.getByRole('button', { name: 'Enter the bar' }).click();
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('link', { name: 'Browse' }).click();
  await openDrink(page, 'Negroni');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/view=browse&q=Negroni$/);

  // The response arrives after the guest has left the sheet.
  let answer = () => {};
  await page.route('**/api/orders.createOrder', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await openDrink(page, 'Negroni');
  const sent = page.waitForRequest('**/api/orders.createOrder');
  await page.getByRole('button', { name: 'Place order' }).click();
  await sent;
  await close.click();
  await openDrink(page, 'White Negroni');
  answer();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'White Negroni' })).toBeVisible();
});

test('does not reopen a drink because of a search that applies while it closes', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Hasty'));
  const card = page.getByRole('article').first().getByRole('button');
  const name = (await card.getAttribute('aria-label'))?.replace('Order ', '') ?? '';
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  // How to Make opens over the drink and has its own history entry.
  for (const withRecipe of [false, true]) {
    await page.clock.pauseAt(new Date(Date.now() + (withRecipe ? 120_000 : 60_000)));
    await page.getByRole('searchbox').fill(name);
    await card.click();
    await openDialogs(page, 1);
    if (withRecipe) {
      await page.getByRole('button', { name: 'How to Make' }).click();
      await openDialogs(page, 2);
    }
    // The browser is slow to go back.
    await page.evaluate(() => {
      const go = history.go.bind(history);
      history.go = (steps) => {
        document.addEventListener('release', () => go(steps), { once: true });
        history.go = go;
      };
    });
    if (withRecipe) await close.last().click();
    await close.click();
    await page.clock.runFor(1_000);
    await page.evaluate(() => document.dispatchEvent(new Event('release')));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(null);
  }
});

test('ignores the second of two quick taps on Close', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Quick'), 'Marta');
  const dialog = page.getByRole('dialog');
  const dialogs = (count: number) => expect(dialog).toHaveCount(count);
  const card = page.getByRole('article').nth(5);
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 40));
  await card.getByRole('button').click();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  const box = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  const tap = () => page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  // Both taps in one script, so that no time passes between them.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tap();
  await dialogs(0);
  await tap();
  await dialogs(0);
  // After a tap elsewhere, a second tap at the same place counts.
  await card.getByRole('button').click();
  await openDialogs(page, 1);
  await tap();
  await dialogs(0);
  await page.clock.runFor(500);
  await tap();
  await openDialogs(page, 1);
});

for (const [width, height] of [
  [390, 600],
  [320, 568],
  [820, 600],
] as const) {
  test(`shows the whole glass above the sheet at ${width} × ${height}`, async ({
    guestAt,
    makeBar,
  }) => {
    const page = await guestAt(await makeBar('Tall'), 'Marta', {
      viewport: { width, height },
    });
    // The tallest possible sheet.
    await openDrink(page, 'Zombie');
    const glass = page.locator('.sheet-hero > *');
    await expect(glass).toBeVisible();
    await expect.poll(async () => (await glass.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
}

test('leaves room to order in landscape', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Sideways'), 'Marta', {
    viewport: { width: 740, height: 360 },
  });
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByLabel('Special requests').fill('No ice');
  await expect(page.getByLabel('Special requests')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Place order' })).toBeInViewport({ ratio: 1 });
  const [requests, footer] = await Promise.all([
    page.getByLabel('Special requests').boundingBox(),
    page.getByLabel('Your name').boundingBox(),
  ]);
  expect((requests?.y ?? 0) + (requests?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
});

test('says that a drink can no longer be made, and keeps the form', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Just gone');
  const page = await guestAt(code);
  await openDrink(page, 'Negroni');
  await page.getByLabel('Special requests').fill('Extra orange');
  // The phone has not received the change yet.
  await page.route('**/api/orders.createOrder', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'CANNOT_MAKE', message: '', data: null, id: 'x' },
    }),
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  const failure = page.getByRole('dialog', { name: 'Negroni' }).getByRole('alert');
  await expect(failure).toContainText('Failed to place order');
  await expect(failure).toContainText(
    'Error placing order: Cannot make this drink with current inventory',
  );
  await expect(page.getByLabel('Special requests')).toHaveValue('Extra orange');
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await server.sql(
    `update inventory set is_available = false where ingredient_id = 'campari' and bar_id = (select id from bars where code = '${code}')`,
  );
  await expect(page.getByText('This one just ran out.')).toBeVisible();
});

test('orders a refused drink again as soon as there is room', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('One each');
  await server.sql(`update bars set max_open_per_guest = 1 where code = '${code}'`);
  const page = await guestAt(code);
  await order(page, 'Negroni');
  await openDrink(page, 'Mojito');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('You have 1 drink on the way');
  await server.sql(`update bars set max_open_per_guest = 2 where code = '${code}'`);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const orders = await server.sql(
    `select drink_id from orders where bar_id = (select id from bars where code = '${code}') order by created_at`,
  );
  expect(orders).toEqual([{ drink_id: 'negroni' }, { drink_id: 'mojito' }]);
});

test('tells a guest at once that the bar has closed', async ({ guestAt, makeBar, server }) => {
  const code = await makeBar('Last call');
  const page = await guestAt(code);
  await openDrink(page, 'Negroni');
  await page.getByLabel('Special requests').fill('No nuts');
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  await expect(page.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await server.sql(`update bars set is_open = true where code = '${code}'`);
  await expect(page.getByText('Hi, Marta')).toBeVisible();
  // The request is kept, because it may be an allergy.
  await expect(page.getByLabel('Special requests')).toHaveValue('No nuts');
  await page.reload();
  await expect(page.getByLabel('Special requests')).toHaveValue('No nuts');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openDrink(page, 'Negroni');
  await expect(page.getByLabel('Special requests')).toHaveValue('');
});

test('keeps showing an order after the bar closes or is deactivated', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Last round');
  const page = await guestAt(code);
  await openDrink(page, 'Negroni');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(orderPill(page)).toContainText('Negroni is ordered');
  const bar = `bar_id = (select id from bars where code = '${code}')`;
  const move = (status: string) =>
    server.sql(`update orders set status = '${status}', changed_at = now() where ${bar}`);
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  await expect(page.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leave Bar' })).toBeVisible();
  // On the page itself, not behind a tap.
  const running = page.getByRole('region', { name: 'Your orders' });
  await move('processing');
  await expect(running).toContainText('Negroni is being made');
  await server.sql(`update bars set is_active = false where code = '${code}'`);
  await expect(page.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
  await page.reload();
  await expect(running).toContainText('Negroni is being made');
  await move('done');
  await expect(running).toContainText('Negroni is ready');
  await running.getByRole('button', { name: 'Got it' }).click();
  await expect(running).toHaveCount(0);
});

test(
  'shows each guest their own orders and their place in the queue',
  journeyOnBothEngines,
  async ({ guestAt, makeBar }) => {
    const code = await makeBar('Queue');
    const marta = await guestAt(code);
    const tomas = await guestAt(code, 'Tomáš');
    await openDrink(marta, 'Negroni');
    await marta.getByRole('button', { name: 'Place order' }).click();
    await expect(orderPill(marta)).toContainText('You are next');
    await openDrink(tomas, 'Mojito');
    await tomas.getByRole('button', { name: 'Place order' }).click();
    await expect(orderPill(tomas)).toContainText('1 order before you');
    await expect(orderPill(marta)).toContainText('Negroni is ordered');
  },
);

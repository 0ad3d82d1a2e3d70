import { expect, type Page } from '@playwright/test';
import { onBothEngines, test } from './actors.ts';

async function open(page: Page, drink: string) {
  await page.getByRole('searchbox').fill(drink);
  await page.getByRole('button', { name: `Order ${drink}`, exact: true }).click();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
}

const pill = (page: Page) => page.locator('button[aria-live="polite"]');

test(
  'a guest orders with wishes, and watches the drink being made',
  onBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Friday');
    const page = await guestAt(code);
    const vibrations: unknown[] = [];
    await page.exposeFunction('felt', (pattern: unknown) => vibrations.push(pattern));
    let notes = 0;
    await page.exposeFunction('heard', () => notes++);
    await page.evaluate(() => {
      OscillatorNode.prototype.start = () => (window as unknown as { heard(): void }).heard();
      OscillatorNode.prototype.stop = () => {};
      navigator.vibrate = (pattern) => {
        (window as unknown as { felt(p: unknown): void }).felt(pattern);
        return true;
      };
    });
    await open(page, 'Negroni');
    await expect(page.getByLabel('Your name')).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'No ice' }).click();
    await page.getByRole('button', { name: 'Less sweet' }).click();
    await expect(page.getByLabel('Special requests')).toHaveValue('No ice, Less sweet');
    await page.getByRole('button', { name: 'No ice' }).click();
    await expect(page.getByLabel('Special requests')).toHaveValue('Less sweet');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pill(page)).toContainText('Negroni is ordered');
    await expect(pill(page)).toContainText('You are next');

    const move = (status: string) =>
      server.sql(
        `update orders set status = '${status}', changed_at = now() where bar_id = (select id from bars where code = '${code}')`,
      );
    await move('processing');
    await expect(pill(page)).toContainText('Negroni is being made');
    await pill(page).click();
    const list = page.getByRole('dialog', { name: 'Your orders tonight' });
    await expect(list).toContainText('Less sweet');
    const sound = list.getByRole('switch', { name: 'Sound when a drink is ready' });
    await expect(sound).not.toBeChecked();
    await sound.check();
    // It is heard at once, so that one knows it.
    await expect.poll(() => notes).toBe(2);
    await page.goBack();
    await move('done');
    await expect(pill(page)).toContainText('Negroni is ready');
    await expect(page).toHaveTitle('Negroni is ready · Friday · Barback');
    await expect.poll(() => vibrations.length).toBe(1);
    await expect.poll(() => notes).toBe(4);
    await page.reload();
    await expect(pill(page)).toContainText('Negroni is ready');
    // Long after that, the list is still there.
    await server.sql(`update orders set changed_at = now() - interval '20 minutes'`);
    await page.getByRole('button', { name: 'Your orders tonight' }).click();
    await expect(list).toContainText('Negroni is ready');
    await expect(sound).toBeChecked();
    await expect(page).toHaveTitle('Friday · Barback');
  },
);

test(
  'tapped twice, over a lost answer: one order',
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
    await open(page, 'Negroni');
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
    const [row] = await server.sql(
      `select count(*) as n from orders where bar_id = (select id from bars where code = '${code}')`,
    );
    expect(row).toEqual({ n: 1 });
    expect(calls).toBe(2);
  },
);

test('a drink closes once, however often and whenever it is told to', async ({
  guest,
  makeBar,
}) => {
  const code = await makeBar('Slow');
  const page = await guest();
  await page.goto('/');
  await page.getByLabel('Bar code').fill(code);
  await page.getByRole('button', { name: 'Enter the bar' }).click();
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('link', { name: 'Browse' }).click();
  await open(page, 'Negroni');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/view=browse&q=Negroni$/);

  // The answer comes when the guest has already gone on.
  let answer = () => {};
  await page.route('**/api/orders.createOrder', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await open(page, 'Negroni');
  const sent = page.waitForRequest('**/api/orders.createOrder');
  await page.getByRole('button', { name: 'Place order' }).click();
  await sent;
  await close.click();
  await open(page, 'White Negroni');
  answer();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'White Negroni' })).toBeVisible();
});

test('the second of two quick taps on Close opens nothing below', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Quick'), 'Marta', { reducedMotion: 'reduce' });
  const dialog = page.getByRole('dialog');
  const dialogs = (count: number) => expect(dialog).toHaveCount(count);
  const card = page.getByRole('article').nth(5);
  // Where the sheet will have its Close.
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 40));
  await card.getByRole('button').click();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  const box = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  const tap = () => page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  // However slow the machine is, no time passes between the two taps.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tap();
  await dialogs(0);
  await tap();
  await dialogs(0);
  await page.clock.runFor(500);
  await tap();
  await dialogs(1);
});

for (const [width, height] of [
  [390, 600],
  [320, 568],
  [820, 600],
] as const) {
  test(`the whole glass stands above its sheet at ${width} × ${height}`, async ({
    guestAt,
    makeBar,
  }) => {
    const page = await guestAt(await makeBar('Tall'), 'Marta', {
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    // As tall as a sheet can be.
    await open(page, 'Zombie');
    const glass = page.locator('.sheet-hero > *');
    await expect(glass).toBeVisible();
    await expect.poll(async () => (await glass.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
}

test('on a phone on its side, there is room to order', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Sideways'), 'Marta', {
    viewport: { width: 740, height: 360 },
  });
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByLabel('Special requests').fill('No ice');
  await expect(page.getByLabel('Special requests')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Place order' })).toBeInViewport({ ratio: 1 });
  const [wish, footer] = await Promise.all([
    page.getByLabel('Special requests').boundingBox(),
    page.getByLabel('Your name').boundingBox(),
  ]);
  expect((wish?.y ?? 0) + (wish?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
});

test('what can no longer be made is told, and nothing is half done', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Just gone');
  const page = await guestAt(code);
  await open(page, 'Negroni');
  await page.getByLabel('Special requests').fill('Extra orange');
  // The phone has not heard of it yet.
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
  await expect(page.getByText('This drink has just left the menu.')).toBeVisible();
});

test('a bar that closes while a guest orders is told at once', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Last call');
  const page = await guestAt(code);
  await open(page, 'Negroni');
  await page.getByLabel('Special requests').fill('No nuts');
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  await expect(page.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await server.sql(`update bars set is_open = true where code = '${code}'`);
  await expect(page.getByText('Hi, Marta')).toBeVisible();
  // It may be an allergy: nobody should have to think of typing it again.
  await expect(page.getByLabel('Special requests')).toHaveValue('No nuts');
  await page.reload();
  await expect(page.getByLabel('Special requests')).toHaveValue('No nuts');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, 'Negroni');
  await expect(page.getByLabel('Special requests')).toHaveValue('');
});

test('who has ordered sees it through, whether the bar closes or disappears', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Last round');
  const page = await guestAt(code);
  await open(page, 'Negroni');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(pill(page)).toContainText('Negroni is ordered');
  const bar = `bar_id = (select id from bars where code = '${code}')`;
  const move = (status: string) =>
    server.sql(`update orders set status = '${status}', changed_at = now() where ${bar}`);
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  await expect(page.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leave Bar' })).toBeVisible();
  await move('processing');
  await expect(pill(page)).toContainText('Negroni is being made');
  await server.sql(`update bars set is_active = false where code = '${code}'`);
  await expect(page.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
  await page.reload();
  await expect(pill(page)).toContainText('Negroni is being made');
  await move('done');
  await expect(pill(page)).toContainText('Negroni is ready');
  await pill(page).click();
  await expect(page.getByRole('dialog', { name: 'Your orders tonight' })).toBeVisible();
});

test(
  'two guests see their own orders and their place in the queue',
  onBothEngines,
  async ({ guestAt, makeBar }) => {
    const code = await makeBar('Queue');
    const marta = await guestAt(code);
    const tomas = await guestAt(code, 'Tomáš');
    await open(marta, 'Negroni');
    await marta.getByRole('button', { name: 'Place order' }).click();
    await expect(pill(marta)).toContainText('You are next');
    await open(tomas, 'Mojito');
    await tomas.getByRole('button', { name: 'Place order' }).click();
    await expect(pill(tomas)).toContainText('1 order before you');
    await expect(pill(marta)).toContainText('Negroni is ordered');
  },
);

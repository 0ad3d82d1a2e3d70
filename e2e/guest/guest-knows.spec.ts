import { expect, type Page } from '@playwright/test';
import { call } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { openTonight, order, orderPill } from '#e2e/guest-actions.ts';

const board = { section: 'orders', shelf: 'full' } as const;

/** Sets the phone's clock wrong, for this page and later ones. */
async function setClockWrong(page: Page, hours: number) {
  await page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, hours * 3_600_000);
  await page.reload();
}

for (const hours of [-7, 9]) {
  test(`shows place, estimate, ready and the second call with a clock that is ${hours} hours off`, async ({
    bartenderAt,
    guestAt,
    server,
  }) => {
    const { page: mika, barId, code } = await bartenderAt('Clock', board);
    const marta = await guestAt(code);
    const tomas = await guestAt(code, 'Tomáš');
    await setClockWrong(marta, hours);
    // Tonight's pace: one drink every three minutes.
    await server.sql(
      `insert into orders (bar_id, drink_id, guest_name, guest_key, status, created_at, changed_at)
       select '${barId}', 'negroni', 'Earlier', 'earlier-guest', 'done',
         now() - interval '30 minutes', now() - interval '1 minute' * 3 * n
       from generate_series(1, 6) as n`,
    );
    await order(tomas, 'Mojito');
    await order(marta, 'Negroni');
    await expect(orderPill(marta)).toContainText('1 order before you');
    await expect(orderPill(marta)).toContainText(/ready in about \d+ min/);
    const [row] = await server.sql(
      `select id from orders where bar_id = '${barId}' and guest_name = 'Marta'`,
    );
    const orderIds = [row?.id];
    await call(mika, 'orders.holdOrders', { barId, orderIds, isOnHold: true });
    await expect(orderPill(marta)).toContainText('The bar will make it a little later');
    await call(mika, 'orders.holdOrders', { barId, orderIds, isOnHold: false });
    await call(mika, 'orders.moveOrders', { barId, orderIds, status: 'processing' });
    await expect(orderPill(marta)).toContainText('Negroni is being made');
    await call(mika, 'orders.moveOrders', { barId, orderIds, status: 'done' });
    await expect(orderPill(marta)).toContainText('Negroni is ready');
    await expect(marta.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:/);
    await marta.reload();
    await expect(orderPill(marta)).toContainText('Negroni is ready');
    await call(mika, 'orders.callGuest', { barId, orderIds });
    await expect(orderPill(marta)).toContainText('The bar is calling you: Negroni is ready');
    await expect(marta).toHaveTitle(/^The bar is calling you: Negroni is ready/);
    await marta.getByRole('button', { name: 'Got it' }).click();
    await expect(orderPill(marta)).toHaveCount(0);
    await expect(marta).toHaveTitle('Clock · Barback');
    await expect(marta.locator('link[rel="icon"]')).toHaveAttribute('href', /icon\.svg$/);
    await expect
      .poll(() =>
        server.sql(`select collected_at is null as waits from orders where id = '${row?.id}'`),
      )
      .toEqual([{ waits: false }]);
  });
}

test('shows once what happened while the phone slept', async ({ guestAt, makeBar, server }) => {
  const code = await makeBar('Asleep');
  const page = await guestAt(code);
  await order(page, 'Negroni');
  await order(page, 'Mojito');
  await expect(orderPill(page)).toContainText('1 more tonight');
  const address = page.url();
  await page.goto('about:blank');
  await server.sql(
    `update orders set status = 'done', changed_at = now() where drink_id = 'negroni' and bar_id = (select id from bars where code = '${code}')`,
  );
  await page.goto(address);
  const news = page.getByRole('region', { name: 'While you were away' });
  await expect(news).toContainText('Negroni is ready');
  await expect(news).not.toContainText('Mojito');
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(orderPill(page)).toContainText('Negroni is ready');
  await expect(news).toHaveCount(0);
});

test('orders again in one tap, and says where that is not possible', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Encore');
  const bar = `bar_id = (select id from bars where code = '${code}')`;
  const page = await guestAt(code);
  await order(page, 'Negroni');
  await server.sql(`update orders set status = 'done', changed_at = now() where ${bar}`);
  const list = await openTonight(page);
  const again = list.getByRole('button', { name: 'Order Negroni again' });
  await again.dblclick();
  await expect(list.getByText('Negroni is ordered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  expect(await server.sql(`select count(*) as n from orders where ${bar}`)).toEqual([{ n: 2 }]);
  await server.sql(
    `update inventory set is_available = false where ingredient_id = 'campari' and ${bar}`,
  );
  await expect(list).toContainText('Not on the menu right now');
  await expect(again).toHaveCount(0);
});

test('vibrates for news unless that is switched off', async ({ guestAt, makeBar, server }) => {
  const code = await makeBar('Quiet');
  const page = await guestAt(code);
  const vibrations: unknown[] = [];
  await page.exposeFunction('vibrated', (pattern: unknown) => vibrations.push(pattern));
  await page.evaluate(() => {
    navigator.vibrate = (pattern) => {
      (window as unknown as { vibrated(p: unknown): void }).vibrated(pattern);
      return true;
    };
  });
  await order(page, 'Negroni');
  await expect(orderPill(page)).toContainText('Negroni is ordered');
  const bar = `bar_id = (select id from bars where code = '${code}')`;
  await server.sql(`update orders set status = 'done', changed_at = now() where ${bar}`);
  await expect.poll(() => vibrations.length).toBe(1);
  const list = await openTonight(page);
  const vibration = list.getByRole('switch', { name: 'Vibration when a drink is ready' });
  await expect(vibration).toBeChecked();
  await vibration.uncheck();
  await server.sql(`update orders set called_at = now() where ${bar}`);
  await expect(list).toContainText('The bar is calling you');
  expect(vibrations).toHaveLength(1);
});

test(
  'keeps running orders on the page of a bar that closes',
  journeyOnBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Last call');
    const bar = `bar_id = (select id from bars where code = '${code}')`;
    const page = await guestAt(code);
    await order(page, 'Negroni');
    await order(page, 'Mojito');
    await server.sql(`update bars set is_open = false where code = '${code}'`);
    await page.reload();
    const running = page.getByRole('region', { name: 'Your orders' });
    await expect(running.getByRole('listitem').filter({ hasText: 'is ordered' })).toHaveCount(2);
    await server.sql(
      `update orders set status = 'done', changed_at = now() - interval '40 minutes' where drink_id = 'negroni' and ${bar}`,
    );
    // A ready drink stays listed, however long it waits.
    await expect(running).toContainText('Negroni is ready');
    await running.getByRole('button', { name: 'Got it' }).click();
    await expect(running.getByText('Negroni')).toHaveCount(0);
    await expect(running).toContainText('Mojito is ordered');
  },
);

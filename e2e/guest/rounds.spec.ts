import { expect, type Page } from '@playwright/test';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import {
  addToRound,
  openDrink,
  openRound,
  openTonight,
  orderPill,
  roundBar,
} from '#e2e/guest-actions.ts';
import type { Server } from '#e2e/server.ts';

const board = { section: 'orders', shelf: 'full' } as const;

/** The drinks of a bar's orders, in the order they were placed. */
async function drinksOrdered(server: Server, code: string): Promise<unknown[]> {
  const rows = await server.sql(
    `select drink_id from orders where bar_id = (select id from bars where code = '${code}') order by drink_id`,
  );
  return rows.map((row) => row.drink_id);
}

/** Loses the first response of each call. */
async function loseFirstAnswer(page: Page, name: string): Promise<() => number> {
  let calls = 0;
  await page.route(`**/api/${name}`, async (route) => {
    if (calls++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return () => calls;
}

test(
  'sends a round in one call, and the board shows it at once',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt, server }) => {
    const { page: mika, code } = await bartenderAt('Round', board);
    const marta = await guestAt(code);
    await openDrink(marta, 'Negroni');
    await marta.getByRole('button', { name: 'One more' }).click();
    await marta.getByRole('button', { name: 'For somebody else?' }).click();
    await marta.getByLabel('Who is it for').fill('  Peter ');
    await marta.getByLabel('Special requests').fill('Less ice');
    await marta.getByRole('button', { name: 'Add to round' }).click();
    await expect(roundBar(marta)).toContainText('Round: 2 drinks');
    await expect(marta.getByText('In your round: 2 drinks')).toBeVisible();
    await addToRound(marta, 'Mojito');
    await addToRound(marta, 'Zombie');
    await addToRound(marta, 'Mojito');
    const round = await openRound(marta);
    await expect(round.getByRole('listitem')).toHaveCount(3);
    await round.getByRole('button', { name: 'Remove Zombie' }).click();
    await expect(round.getByRole('listitem')).toHaveCount(2);
    await expect(round).toContainText('2 × Negroni');
    await expect(round).toContainText('for Peter, Less ice');
    // The same drink again adds to the same line.
    await expect(round).toContainText('2 × Mojito');
    const mojito = round.getByRole('listitem').filter({ hasText: 'Mojito' });
    await mojito.getByRole('button', { name: 'One fewer' }).click();
    await expect(mojito).toContainText('1 × Mojito');
    await expect(mojito.getByRole('button', { name: 'One fewer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const calls = await loseFirstAnswer(marta, 'orders.createRound');
    await round.getByRole('button', { name: 'Send 3 drinks' }).dblclick();
    await expect(marta.getByText('3 drinks ordered')).toBeVisible();
    await expect(marta.getByRole('dialog')).toHaveCount(0);
    await expect(roundBar(marta)).toHaveCount(0);
    expect(calls()).toBe(2);
    expect(await drinksOrdered(server, code)).toEqual(['mojito', 'negroni', 'negroni']);
    await expect(mika.getByText('3 total orders')).toBeVisible();
    await expect(mika.getByText('for Peter').first()).toBeVisible();
    const list = await openTonight(marta);
    await expect(list).toContainText('Round of 3 drinks');
    await expect(list.getByText('Negroni for Peter is ordered')).toHaveCount(2);
  },
);

test('sends the table of the link with every order', async ({ guestAt, makeBar, server }) => {
  const code = await makeBar('Tables');
  const page = await guestAt(`${code}&table=7`);
  await addToRound(page, 'Mojito');
  const round = await openRound(page);
  await expect(round).toContainText('For Marta · Table 7');
  await round.getByRole('button', { name: 'Send 1 drink' }).click();
  await expect(page.getByText('1 drink ordered')).toBeVisible();
  await openDrink(page, 'Negroni');
  await expect(page.getByRole('dialog')).toContainText('For · Table 7');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  expect(
    await server.sql(
      `select table_name from orders where bar_id = (select id from bars where code = '${code}')`,
    ),
  ).toEqual([{ table_name: '7' }, { table_name: '7' }]);
});

test('orders several of one drink without a round', async ({ guestAt, makeBar, server }) => {
  const code = await makeBar('Six');
  const page = await guestAt(code);
  await openDrink(page, 'Negroni');
  const more = page.getByRole('button', { name: 'One more' });
  for (let quantity = 1; quantity < 6; quantity++) await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('6 drinks ordered')).toBeVisible();
  expect(await drinksOrdered(server, code)).toHaveLength(6);
});

test('keeps a round through reloads and shares it with the other tab', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Two tabs');
  const page = await guestAt(code);
  await addToRound(page, 'Negroni');
  const other = await page.context().newPage();
  await other.goto(`/?bar=${code}&view=browse`);
  await expect(roundBar(other)).toContainText('Round: 1 drink');
  await addToRound(other, 'Mojito');
  await expect(roundBar(page)).toContainText('Round: 2 drinks');
  await page.reload();
  const round = await openRound(page);
  await round.getByRole('button', { name: 'Remove Negroni' }).click();
  await expect(roundBar(other)).toContainText('Round: 1 drink');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(round.getByRole('listitem').first()).toContainText('Negroni');
  // Both tabs send it at the same time.
  const copy = await openRound(other);
  const buttons = await Promise.all(
    [round, copy].map((sheet) =>
      sheet.getByRole('button', { name: 'Send 2 drinks' }).elementHandle(),
    ),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((each: HTMLElement) => each.click())));
  await expect(roundBar(page)).toHaveCount(0);
  await expect(roundBar(other)).toHaveCount(0);
  await expect(orderPill(other)).toContainText('1 more tonight');
  expect(await drinksOrdered(server, code)).toEqual(['mojito', 'negroni']);
});

test('recognizes a round whose response was lost, and sends it once', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Dead line');
  const page = await guestAt(code);
  await addToRound(page, 'Negroni');
  await addToRound(page, 'Mojito');
  // The round arrives, but the response is lost and the page is closed.
  let calls = 0;
  const placed = Promise.withResolvers<void>();
  await page.route('**/api/orders.createRound', async (route) => {
    if (calls++ > 0) return route.abort();
    await route.fetch();
    placed.resolve();
  });
  const round = await openRound(page);
  await round.getByRole('button', { name: 'Send 2 drinks' }).click();
  await placed.promise;
  await page.reload();
  await expect(page.getByText('2 drinks ordered')).toBeVisible();
  await expect(roundBar(page)).toHaveCount(0);
  expect(calls).toBe(1);
  expect(await drinksOrdered(server, code)).toEqual(['mojito', 'negroni']);
});

test('sends only the drinks added since a round whose response was lost', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Second thoughts');
  const page = await guestAt(code);
  await addToRound(page, 'Negroni');
  // The round arrives, but both the response and the live orders are lost.
  let isLost = true;
  await page.routeWebSocket(/live/, () => {});
  await page.reload();
  await page.route('**/api/orders.createRound', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const round = await openRound(page);
  await round.getByRole('button', { name: 'Send 1 drink' }).click();
  await expect(round.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await round.getByRole('button', { name: 'One more' }).click();
  isLost = false;
  // The sent drinks are sent again. Drinks added since are not.
  await expect(page.getByText('1 drink ordered')).toBeVisible({ timeout: 30_000 });
  await expect(roundBar(page)).toContainText('Round: 1 drink');
  const added = await openRound(page);
  await added.getByRole('button', { name: 'Send 1 drink' }).click();
  await expect(roundBar(page)).toHaveCount(0);
  expect(await drinksOrdered(server, code)).toEqual(['negroni', 'negroni']);
});

test('marks the line that failed, and keeps the rest of the round', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Just gone');
  const page = await guestAt(code);
  await addToRound(page, 'Negroni');
  await addToRound(page, 'Mojito');
  const round = await openRound(page);
  await server.sql(
    `update inventory set is_available = false where ingredient_id = 'campari' and bar_id = (select id from bars where code = '${code}')`,
  );
  const negroni = round.getByRole('listitem').filter({ hasText: 'Negroni' });
  await expect(negroni).toContainText('Cannot be made right now');
  await expect(round.getByText('Cannot be made right now: Negroni.')).toBeVisible();
  await round.getByRole('button', { name: 'Send the other drink' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await drinksOrdered(server, code)).toEqual(['mojito']);
});

test('explains why an order has to wait', async ({ guestAt, makeBar, server }) => {
  const code = await makeBar('Busy');
  const bar = `where code = '${code}'`;
  await server.sql(`update bars set max_open_per_guest = 3 ${bar}`);
  const page = await guestAt(code);
  await openDrink(page, 'Negroni');
  for (let quantity = 1; quantity < 3; quantity++) {
    await page.getByRole('button', { name: 'One more' }).click();
  }
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('3 drinks ordered')).toBeVisible();
  await addToRound(page, 'Mojito');
  const round = await openRound(page);
  await round.getByRole('button', { name: 'Send 1 drink' }).click();
  await expect(round.getByRole('alert')).toContainText(
    'You have 3 drinks on the way. Order another when one has arrived.',
  );
  // During a pause, the button shows the reason. It works again after the pause.
  await server.sql(
    `update bars set max_open_per_guest = 10, paused_at = now(), paused_until = now() + interval '12 minutes' ${bar}`,
  );
  const send = round.getByRole('button', { name: /^(Send again|Taking a break)$/ });
  await expect(send).toHaveText('Taking a break');
  await expect(round).toContainText('back in about 12 min');
  await server.sql(`update bars set paused_at = null, paused_until = null ${bar}`);
  await expect(send).toHaveText('Send again');
  await send.click();
  await expect(page.getByText('1 drink ordered')).toBeVisible();
  expect(await drinksOrdered(server, code)).toHaveLength(4);
});

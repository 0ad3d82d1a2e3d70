import { expect } from '@playwright/test';
import { call } from '#e2e/bartender-actions.ts';
import { journey, journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { addToRound, openRound, openTonight, order, orderPill } from '#e2e/guest-actions.ts';

const board = { section: 'orders', shelf: 'full' } as const;

test(
  'takes back an order: with Undo at once, later after a question',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt }) => {
    const { page: mika, code } = await bartenderAt('Second thoughts', board);
    const marta = await guestAt(code);
    await order(marta, 'Negroni');
    await expect(mika.getByText('1 total order')).toBeVisible();
    await marta.getByRole('button', { name: 'Undo' }).click();
    await expect(marta.getByText('Order cancelled', { exact: true })).toBeVisible();
    await expect(orderPill(marta)).toHaveCount(0);
    await expect(mika.getByText('No Orders Yet')).toBeVisible();

    await addToRound(marta, 'Mojito');
    await addToRound(marta, 'Negroni');
    const round = await openRound(marta);
    await round.getByRole('button', { name: 'Send 2 drinks' }).click();
    const list = await openTonight(marta);
    await list.getByRole('button', { name: 'Cancel the order: Negroni' }).first().click();
    const question = list.getByRole('group', { name: 'Cancel this order?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    await list.getByRole('button', { name: 'Cancel the order: Negroni' }).first().click();
    await question.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(list.getByText('Negroni: order cancelled').first()).toBeVisible();
    await expect(mika.getByText('1 total order')).toBeVisible();
    await expect(list).toContainText('Mojito is ordered');
  },
);

test('takes back a whole round, except for drinks that the bartender has started', async ({
  bartenderAt,
  guestAt,
  server,
}) => {
  const { page: mika, barId, code } = await bartenderAt('Quick hands', board);
  const marta = await guestAt(code);
  for (const drink of ['Mojito', 'Negroni', 'Zombie']) await addToRound(marta, drink);
  const round = await openRound(marta);
  await round.getByRole('button', { name: 'Send 3 drinks' }).click();
  const list = await openTonight(marta);
  await list.getByRole('button', { name: 'Cancel the round' }).click();
  const question = list.getByRole('group', { name: 'Cancel 3 drinks?' });
  const yes = question.getByRole('button', { name: 'Yes, cancel' });
  await expect(yes).toBeVisible();
  /**
   * The bartender starts the drink while the guest takes it back. The guest's phone has not
   * received the change yet.
   */
  const beginMeanwhile = (drinkId: string) =>
    marta.route('**/api/orders.cancelOwnOrders', async (route) => {
      const [begun] = await server.sql(
        `select id from orders where bar_id = '${barId}' and drink_id = '${drinkId}' and status = 'new'`,
      );
      await call(mika, 'orders.updateOrderStatus', { orderId: begun?.id, status: 'processing' });
      await route.continue();
    });
  await beginMeanwhile('zombie');
  await yes.click();
  await expect(
    marta.getByText('One drink was already started; the others are cancelled.'),
  ).toBeVisible();
  await expect(list).toContainText('Zombie is being made');
  await expect(list.getByText(/: order cancelled/)).toHaveCount(2);
  await marta.unrouteAll();

  await marta.keyboard.press('Escape');
  await order(marta, 'Mojito');
  const placed = marta.locator('[data-sonner-toast]').filter({ hasText: 'Order placed' });
  const undo = placed.getByRole('button', { name: 'Undo' });
  await beginMeanwhile('mojito');
  await undo.click();
  await expect(marta.getByText('The bartender was faster')).toBeVisible();
});

test(
  'shows at once why an order was declined, and offers another drink',
  journey,
  async ({ bartenderAt, guestAt, server }) => {
    const { page: mika, barId, code } = await bartenderAt('No gin', board);
    const marta = await guestAt(code);
    await order(marta, 'Negroni');
    const [first] = await server.sql(`select id from orders where bar_id = '${barId}'`);
    await call(mika, 'orders.declineOrders', {
      barId,
      orderIds: [first?.id],
      reason: 'out',
      ingredientId: 'campari',
    });
    await expect(orderPill(marta)).toContainText('Sorry, no Negroni this time');
    await expect(orderPill(marta)).toContainText('The bar is out of Campari.');
    await expect(orderPill(marta)).toContainText('How about ');
    await expect(marta).toHaveTitle('Sorry, no Negroni this time · No gin · Barback');
    let list = await openTonight(marta);
    await expect(list).toContainText('Something much like it');
    // One tap orders it. The second tap of a double tap is ignored.
    const instead = list.getByRole('button', { name: /^Order (?!again)/ }).first();
    await instead.dblclick();
    await expect(marta.getByText('Order placed successfully!').last()).toBeVisible();
    await expect.poll(() => ordersOpen()).toBe(1);
    await list.getByRole('button', { name: /^See / }).last().click();
    await expect(list).toHaveCount(0);
    await expect(marta.getByRole('button', { name: 'Place order' })).toBeVisible();
    await marta.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    const ids = await server.sql(
      `select id from orders where bar_id = '${barId}' and status = 'new'`,
    );
    await call(mika, 'orders.declineOrders', {
      barId,
      orderIds: ids.map(({ id }) => id),
      reason: 'notTonight',
    });
    await expect(orderPill(marta)).toContainText('The bar would like you to take it easy tonight.');
    list = await openTonight(marta);
    await expect(list.getByText('Something much like it')).toHaveCount(1);

    async function ordersOpen() {
      const [row] = await server.sql(
        `select count(*) as n from orders where bar_id = '${barId}' and status = 'new'`,
      );
      return Number(row?.n);
    }
  },
);

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nightPauseHours } from '#domain/orders/orders.ts';
import { type Bar, type Evening, openBar, openEvening } from '#server/testing/evening.ts';

let evening: Evening;
let bar: Bar;

beforeAll(async () => {
  evening = await openEvening();
});
beforeEach(async () => {
  bar = await openBar(evening);
});
afterAll(() => evening.world.close());

const round = (...drinkIds: string[]) =>
  bar.marta.call('orders.createRound', {
    barId: bar.barId,
    guestName: 'Marta',
    lines: drinkIds.map((drinkId) => ({ drinkId, quantity: 1 })),
  });
const numbers = async () => (await bar.board()).map(({ number }) => number);

it('count the tickets of a night, one per round', async () => {
  await bar.order(bar.marta);
  await round('negroni', 'daiquiri');
  await bar.order(bar.tomas);
  expect(await numbers()).toEqual([1, 2, 2, 3]);
  expect((await bar.ordersOf(bar.tomas)).map(({ number }) => number)).toEqual([3]);
});

it('have neither gaps nor repetitions when many order at once, each with a retry', async () => {
  const { barId } = bar;
  const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
  const guests = Array.from({ length: 24 }, () => evening.world.browser());
  await Promise.all(
    guests.flatMap((guest) => {
      const key = randomUUID();
      return [1, 2].map(() => guest.call('orders.createOrder', order, key));
    }),
  );
  const given = (await numbers()).toSorted((a, b) => (a ?? 0) - (b ?? 0));
  expect(given).toEqual(guests.map((_, index) => index + 1));
});

it('are not given to refused orders', async () => {
  await evening.ana.call('bars.updateBar', { barId: bar.barId, maxOpenPerGuest: 1 });
  await bar.order(bar.marta);
  await Promise.allSettled([bar.order(bar.marta), bar.order(bar.tomas), bar.order(bar.marta)]);
  expect(await numbers()).toEqual([1, 2]);
});

it('stay when orders are moved, cancelled and restored, and when the bar closes', async () => {
  const first = await bar.order(bar.marta);
  await bar.order(bar.tomas);
  const batch = randomUUID();
  const { barId } = bar;
  await evening.ana.call('orders.cancelNewOrders', { barId, only: [first], batch });
  for (const isOpen of [false, true]) await evening.ana.call('bars.updateBar', { barId, isOpen });
  await evening.ana.call('orders.bringBackOrders', { barId, batch });
  await bar.order(bar.marta);
  expect(await numbers()).toEqual([1, 2, 3]);
});

it.each([
  [nightPauseHours - 1, 2],
  [nightPauseHours + 1, 1],
])('after %i hours without an order the next one is number %i', async (hours, next) => {
  await bar.order(bar.marta);
  await sql`update order_numbers set given_at = now() - make_interval(hours => ${hours})
    where bar_id = ${bar.barId}`.execute(evening.world.db);
  await bar.order(bar.tomas);
  expect((await bar.board()).at(-1)?.number).toBe(next);
});

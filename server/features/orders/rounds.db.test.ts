import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Bar, type Evening, openBar, openEvening } from '#server/testing/evening.ts';
import type { Person } from '#server/testing/world.ts';

let evening: Evening;
let bar: Bar;

beforeAll(async () => {
  evening = await openEvening();
});
beforeEach(async () => {
  bar = await openBar(evening);
});
afterAll(() => evening.world.close());

const line = (drinkId: string, quantity = 1, more: object = {}) => ({ drinkId, quantity, ...more });
const round = (...lines: object[]) => ({ barId: bar.barId, guestName: 'Marta', lines });
const place = (lines: ReturnType<typeof line>[], key?: string, guest: Person = bar.marta) =>
  guest.call('orders.createRound', { barId: bar.barId, guestName: 'Marta', lines }, key);

it('makes each drink an order, in the order of the lines, on one ticket', async () => {
  const { roundId, orderIds } = await bar.marta.call('orders.createRound', {
    barId: bar.barId,
    guestName: 'Marta',
    table: ' 7\u200b ',
    lines: [
      line('negroni', 2, { notes: ' Less ice ' }),
      line('aperol-spritz', 1, { forName: '  Peter ' }),
      line('daiquiri', 1, { forName: ' ', notes: '' }),
    ],
  });
  expect(await bar.board()).toMatchObject([
    { _id: orderIds[0], drinkId: 'negroni', notes: 'Less ice', forName: null },
    { _id: orderIds[1], drinkId: 'negroni', notes: 'Less ice', forName: null },
    { _id: orderIds[2], drinkId: 'aperol-spritz', notes: null, forName: 'Peter' },
    { _id: orderIds[3], drinkId: 'daiquiri', notes: null, forName: null },
  ]);
  const orders = await bar.ordersOf(bar.marta);
  expect(orders.map((order) => [order.roundId, order.table])).toEqual(
    orderIds.map(() => [roundId, '7']),
  );
  expect(await bar.history(orderIds[3] ?? '')).toEqual(['new']);
});

it('does not create a round for a single order', async () => {
  await bar.order(bar.marta, { table: 'Terrace', forName: 'Peter' });
  await bar.order(bar.marta, { table: ' ', forName: '' });
  expect(await bar.board()).toMatchObject([
    { roundId: null, table: 'Terrace', forName: 'Peter' },
    { roundId: null, table: null, forName: null },
  ]);
});

it('counts once when it is sent several times, at once and later', async () => {
  const key = randomUUID();
  const lines = [line('negroni', 3)];
  const answers = await Promise.all([1, 2, 3].map(() => place(lines, key)));
  expect(new Set(answers.map(({ roundId }) => roundId)).size).toBe(1);
  await evening.ana.call('bars.updateBar', { barId: bar.barId, isOpen: false });
  expect(await place(lines, key)).toEqual(answers[0]);
  expect(await bar.board()).toHaveLength(3);
});

it('refuses the key of a round for another one', async () => {
  const key = randomUUID();
  await place([line('negroni')], key);
  const headers = { 'idempotency-key': key };
  expect(await bar.marta.ask('orders.createRound', round(line('daiquiri')), headers)).toMatchObject(
    { error: { code: 'KEY_REUSED' } },
  );
});

it('places nothing if one of the drinks cannot be made, and names it', async () => {
  const { ana } = evening;
  await ana.call('ingredients.updateInventoryItem', {
    barId: bar.barId,
    ingredientId: 'campari',
    isAvailable: false,
  });
  const both = round(line('daiquiri', 2), line('negroni'));
  expect(await bar.marta.ask('orders.createRound', both)).toMatchObject({
    status: 409,
    error: { code: 'CANNOT_MAKE', data: { drinkId: 'negroni' } },
  });
  const unknown = round(line('daiquiri'), line('moonlight'));
  expect((await bar.marta.ask('orders.createRound', unknown)).error.code).toBe('DRINK_NOT_FOUND');
  expect(await bar.board()).toEqual([]);
});

it.each([
  ['no line', { lines: [] }],
  ['too many lines', { lines: Array.from({ length: 13 }, () => line('negroni')) }],
  ['no drink of a line', { lines: [line('negroni', 0)] }],
  ['half a drink', { lines: [line('negroni', 1.5)] }],
  ['too many of a drink', { lines: [line('negroni', 7)] }],
  ['more than any bar takes', { lines: [1, 2, 3, 4].map(() => line('negroni', 6)) }],
  ['a name that is too long', { lines: [line('negroni', 1, { forName: 'P'.repeat(41) })] }],
  ['notes that are too long', { lines: [line('negroni', 1, { notes: 'x'.repeat(301) })] }],
  ['a table that is too long', { table: 'T'.repeat(13) }],
  ['no name', { guestName: ' ' }],
])('refuses %s', async (_what, change) => {
  const input = { ...round(line('negroni')), ...change };
  expect(await bar.marta.ask('orders.createRound', input)).toMatchObject({
    status: 400,
    error: { code: 'INVALID_REQUEST' },
  });
  expect(await bar.board()).toEqual([]);
});

it('reaches the board and the guest as a whole', async () => {
  const [board, guest] = await Promise.all([evening.ana.live(), bar.marta.live()]);
  const onBoard = board.follow('orders.getOrdersForBar', { barId: bar.barId });
  const ofGuest = guest.follow('orders.getGuestOrders', { barId: bar.barId });
  await Promise.all([onBoard.next(), ofGuest.next()]);
  await place([line('negroni', 2), line('daiquiri')]);
  expect((await onBoard.next()).value).toMatchObject({ counts: { new: 3 } });
  expect((await ofGuest.next()).value).toHaveLength(3);
});

it('is refused during a pause and in a closed bar', async () => {
  const { ana, world } = evening;
  const { barId } = bar;
  const ask = async () => (await bar.marta.ask('orders.createRound', round(line('negroni')))).error;
  await ana.call('bars.pauseOrders', { barId, minutes: null });
  expect(await ask()).toMatchObject({ code: 'BAR_PAUSED', data: { until: null } });
  await ana.call('bars.pauseOrders', { barId, minutes: 10 });
  expect(await ask()).toMatchObject({ code: 'BAR_PAUSED', data: { until: expect.any(Number) } });
  expect(
    await bar.tomas.ask('orders.createOrder', { ...round(), drinkId: 'negroni' }),
  ).toMatchObject({ status: 409, error: { code: 'BAR_PAUSED' } });
  const ended = { paused_at: new Date(Date.now() - 2_000), paused_until: new Date(Date.now() - 1) };
  await world.db.updateTable('bars').set(ended).where('id', '=', barId).execute();
  await place([line('negroni')]);
  await ana.call('bars.updateBar', { barId, isOpen: false });
  expect(await ask()).toMatchObject({ code: 'BAR_CLOSED' });
  expect(await bar.board()).toHaveLength(1);
});

it("is refused without the browser's key", async () => {
  for (const person of [evening.world.guest, evening.ana]) {
    const answer = await person.ask('orders.createRound', round(line('negroni')));
    expect(answer.error.code).toBe('UNAUTHORIZED');
  }
});

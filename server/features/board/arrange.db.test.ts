import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderBoard } from '#domain/orders/orders.ts';
import { type Bar, type Evening, openBar, openEvening, refused } from '#server/testing/evening.ts';

let evening: Evening;
let bar: Bar;
/** By the first letter of their drinks. */
let orders: Record<'a' | 'b' | 'c' | 'd', string>;

beforeAll(async () => {
  evening = await openEvening();
});
beforeEach(async () => {
  bar = await openBar(evening);
  // A round: all orders came at the same moment.
  const { orderIds } = await bar.marta.call('orders.createRound', {
    barId: bar.barId,
    guestName: 'Marta',
    lines: ['americano', 'boulevardier', 'cosmopolitan', 'daiquiri'].map((drinkId) => ({
      drinkId,
      quantity: 1,
    })),
  });
  const [a = '', b = '', c = '', d = ''] = orderIds;
  orders = { a, b, c, d };
});
afterAll(() => evening.world.close());

const letters = async () => (await bar.drinks()).map((drink) => drink?.[0]).join('');
const place = (orderIds: string[], before: string | null, person = evening.ana) =>
  person.call('orders.arrangeQueue', { barId: bar.barId, orderIds, before });
const hold = (orderIds: string[], isOnHold = true) =>
  evening.ana.call('orders.holdOrders', { barId: bar.barId, orderIds, isOnHold });

describe('orders.arrangeQueue', () => {
  it('puts orders before another one, or to the top, for everybody', async () => {
    const { a, b, c, d } = orders;
    const live = (await evening.bruno.live()).follow('orders.getOrdersForBar', {
      barId: bar.barId,
    });
    await live.next();
    await place([d], b);
    expect(await letters()).toBe('adbc');
    const seen = (await live.next()).value as OrderBoard;
    expect(seen.orders.map(({ _id }) => _id)).toEqual([a, d, b, c]);
    await place([c, b], null);
    expect(await letters()).toBe('cbad');
    await place([c], c);
    expect(await letters()).toBe('cbad');
    await place([b], 'end');
    expect(await letters()).toBe('cadb');
  });

  it('comes before what others ordered, and later orders come last', async () => {
    await bar.order(bar.tomas, { drinkId: 'espresso-martini' });
    const last = await bar.order(bar.tomas, { drinkId: 'french-75' });
    await place([last], null);
    await bar.order(bar.tomas, { drinkId: 'gimlet' });
    expect(await letters()).toBe('fabcdeg');
    const [latest] = await bar.ordersOf(bar.marta);
    expect(latest?.ahead).toBe(1);
  });

  it('keeps the place of an order that is started and reset', async () => {
    const { a, d } = orders;
    await place([d], a);
    await evening.ana.call('orders.updateOrderStatus', { orderId: d, status: 'processing' });
    await evening.ana.call('orders.updateOrderStatus', { orderId: d, status: 'new' });
    expect(await letters()).toBe('dabc');
  });

  it('ignores orders that are no longer open, and refuses a place beside them', async () => {
    const { a, b, c, d } = orders;
    const status = 'processing' as const;
    await evening.ana.call('orders.updateOrderStatus', { orderId: d, status });
    await evening.ana.call('orders.updateOrderStatus', { orderId: d, status: 'done' });
    await place([d, c], a);
    expect(await letters()).toBe('cabd');
    await place([d], null);
    expect(await letters()).toBe('cabd');
    await expect(place([b], d)).rejects.toMatchObject({ code: 'CANNOT_UPDATE_ORDER' });
  });

  it('handles two bartenders at once, one after the other', async () => {
    const { a, b, c, d } = orders;
    await Promise.all([place([c], b), place([d], b, evening.bruno), place([d, c], a)]);
    const board = await bar.board();
    expect(new Set(board.map(({ sortKey }) => sortKey)).size).toBe(4);
    expect(board.findIndex(({ _id }) => _id === b)).toBe(3);
  });

  it('refuses others', async () => {
    const { a, b } = orders;
    expect(await bar.refusals('orders.arrangeQueue', [b], { before: null })).toEqual(refused);
    const other = await openBar(evening);
    const theirs = await other.order(bar.marta);
    for (const before of [theirs, '00000000-0000-4000-8000-000000000000']) {
      await expect(place([b], before)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
    const input = { barId: bar.barId, orderIds: [a] };
    expect((await evening.ana.ask('orders.arrangeQueue', input)).error.code).toBe(
      'INVALID_REQUEST',
    );
    expect(await letters()).toBe('abcd');
  });
});

describe('orders.resetPlace', () => {
  it('puts orders back to their original place', async () => {
    const { barId } = bar;
    const last = await bar.order(bar.tomas, { drinkId: 'espresso-martini' });
    await place([last], null);
    expect(await letters()).toBe('eabcd');
    await evening.bruno.call('orders.resetPlace', { barId, orderIds: [last] });
    expect(await letters()).toBe('abcde');
    expect((await bar.board()).at(-1)).toMatchObject({ sortKey: expect.any(Number) });
  });

  it('refuses others', async () =>
    expect(await bar.refusals('orders.resetPlace', [orders.a])).toEqual(refused));
});

describe('orders.holdOrders', () => {
  it('holds an order without counting it before others, until it is released', async () => {
    const { a, b } = orders;
    const other = await bar.order(bar.tomas);
    expect((await bar.ordersOf(bar.tomas))[0]).toMatchObject({ _id: other, ahead: 4 });
    await hold([a, b]);
    expect((await bar.board()).map(({ isOnHold }) => isOnHold)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect((await bar.ordersOf(bar.tomas))[0]).toMatchObject({ ahead: 2 });
    expect((await bar.ordersOf(bar.marta)).at(-1)).toMatchObject({ isOnHold: true, ahead: null });
    await hold([a], false);
    expect((await bar.ordersOf(bar.tomas))[0]).toMatchObject({ ahead: 3 });
  });

  it('is for new orders only', async () => {
    const { a } = orders;
    await evening.ana.call('orders.updateOrderStatus', { orderId: a, status: 'processing' });
    await hold([a]);
    expect((await bar.board()).every(({ isOnHold }) => !isOnHold)).toBe(true);
  });

  it('refuses others', async () => {
    const more = { isOnHold: true };
    expect(await bar.refusals('orders.holdOrders', [orders.a], more)).toEqual(refused);
  });
});

it('announces orders by their arrival, wherever they were moved', async () => {
  const { barId } = bar;
  const last = await bar.order(bar.tomas, { guestName: 'Tomas' });
  await place([last], null);
  const open = await evening.ana.call('orders.getOpenOrders', { barId });
  expect(open.arrived.at(-1)).toMatchObject({ _id: last, guestName: 'Tomas' });
  const [first] = await bar.ordersOf(bar.tomas);
  expect(open.latest).toBe(first?._creationTime);
});

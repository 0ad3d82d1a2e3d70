import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bar, type Evening, openBar, openEvening, refused } from '#server/testing/evening.ts';

let evening: Evening;
let bar: Bar;
let ready: string;
let waiting: string;

beforeAll(async () => {
  evening = await openEvening();
});
beforeEach(async () => {
  bar = await openBar(evening);
  ready = await bar.order(bar.marta);
  waiting = await bar.order(bar.marta);
  for (const status of ['processing', 'done'] as const) {
    await evening.ana.call('orders.updateOrderStatus', { orderId: ready, status });
  }
});
afterAll(() => evening.world.close());

const both = () => ({ barId: bar.barId, orderIds: [ready, waiting] });
const times = async () => {
  const [second, first] = await bar.ordersOf(bar.marta);
  return [first, second].map((order) => [order?.calledAt ?? null, order?.collectedAt ?? null]);
};
const nothing = [null, null];

describe('orders.collectOrders and orders.collectOwnOrders', () => {
  it('are for ready drinks, and keep the first time', async () => {
    await bar.marta.call('orders.collectOwnOrders', both());
    const [first] = await times();
    expect(await times()).toEqual([[null, expect.any(Number)], nothing]);
    await evening.bruno.call('orders.collectOrders', both());
    expect(await times()).toEqual([first, nothing]);
    expect(await bar.board()).toMatchObject([
      { _id: waiting },
      { _id: ready, collectedAt: first?.[1] },
    ]);
  });

  it('can be undone', async () => {
    await evening.ana.call('orders.collectOrders', both());
    await evening.ana.call('orders.collectOrders', { ...both(), isCollected: false });
    expect(await times()).toEqual([nothing, nothing]);
    await bar.marta.call('orders.collectOwnOrders', both());
    await bar.marta.call('orders.collectOwnOrders', { ...both(), isCollected: false });
    expect(await times()).toEqual([nothing, nothing]);
  });

  it('are cleared when a drink is made again, and restored by an undo', async () => {
    await evening.ana.call('orders.collectOrders', both());
    const [first] = await times();
    await evening.ana.call('orders.updateOrderStatus', { orderId: ready, status: 'new' });
    expect(await times()).toEqual([nothing, nothing]);
    await evening.ana.call('orders.undoOrderStatus', { orderId: ready, status: 'new' });
    expect(await times()).toEqual([first, nothing]);
    for (const status of ['new', 'processing', 'done'] as const) {
      await evening.ana.call('orders.updateOrderStatus', { orderId: ready, status });
    }
    expect(await times()).toEqual([nothing, nothing]);
  });

  it('refuse others', async () => {
    expect(await bar.refusals('orders.collectOrders', [ready])).toEqual(refused);
    const own = 'orders.collectOwnOrders';
    expect((await bar.tomas.ask(own, both())).error.code).toBe('ORDER_NOT_FOUND');
    expect((await evening.ana.ask(own, both())).error.code).toBe('UNAUTHORIZED');
    expect(await times()).toEqual([nothing, nothing]);
  });
});

describe('orders.callGuest', () => {
  const call = () => evening.ana.call('orders.callGuest', both());
  const calledAgo = (seconds: number) =>
    evening.world.db
      .updateTable('orders')
      .set({ called_at: new Date(Date.now() - seconds * 1_000) })
      .where('id', '=', ready)
      .execute();

  it('reaches the guest whose drink is ready, live', async () => {
    const live = (await bar.marta.live()).follow('orders.getGuestOrders', {
      barId: bar.barId,
    });
    await live.next();
    await call();
    expect((await live.next()).value).toMatchObject([
      { calledAt: null },
      { calledAt: expect.any(Number) },
    ]);
  });

  it('has no effect within ten seconds, and works after that', async () => {
    await calledAgo(5);
    const [before] = await times();
    await call();
    expect(await times()).toEqual([before, nothing]);
    await calledAgo(11);
    const [older] = await times();
    await call();
    const [after] = await times();
    expect(Number(after?.[0])).toBeGreaterThan(Number(older?.[0]));
  });

  it('is not for collected drinks', async () => {
    await evening.ana.call('orders.collectOrders', both());
    await call();
    expect((await times()).map(([calledAt]) => calledAt)).toEqual([null, null]);
  });

  it('refuses others', async () =>
    expect(await bar.refusals('orders.callGuest', [ready])).toEqual(refused));
});

it('is cleared when the drink goes back to the bar, by a move or an undo', async () => {
  const orderId = ready;
  const again = async () => {
    await evening.ana.call('orders.callGuest', both());
    await evening.ana.call('orders.collectOrders', both());
  };
  await again();
  await evening.ana.call('orders.undoOrderStatus', { orderId, status: 'done' });
  expect(await times()).toEqual([nothing, nothing]);
  await evening.ana.call('orders.updateOrderStatus', { orderId, status: 'done' });
  expect(await times()).toEqual([nothing, nothing]);
  await again();
  await evening.ana.call('orders.updateOrderStatus', { orderId, status: 'new' });
  expect(await times()).toEqual([nothing, nothing]);
});

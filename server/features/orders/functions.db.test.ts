import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuestOrder } from '#domain/orders.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let marta: Person;
let tomas: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
beforeEach(async () => {
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  for (const ingredientId of ['gin', 'campari', 'sweet-vermouth']) {
    await sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable: true });
  }
  [marta, tomas] = [world.browser(), world.browser()];
});
afterAll(() => world.close());

const negroni = (more: object = {}) => ({ barId, drinkId: 'negroni', guestName: 'Marta', ...more });
const ordersOf = (person: Person) => person.call('orders.getGuestOrders', { barId });
const move = (orderId: string, status: 'new' | 'processing' | 'done') =>
  sarah.call('orders.updateOrderStatus', { orderId, status });

describe('orders.createOrder', () => {
  it('places an order that only the guest who placed it sees', async () => {
    const id = await marta.call('orders.createOrder', negroni({ notes: '  Extra orange ' }));
    expect(await ordersOf(marta)).toMatchObject([
      { _id: id, drink: { name: 'Negroni' }, notes: 'Extra orange', status: 'new', ahead: 0 },
    ]);
    expect(await ordersOf(tomas)).toEqual([]);
  });

  it('counts once when it is sent twice', async () => {
    const key = randomUUID();
    const ids = await Promise.all(
      [1, 2, 3].map(() => marta.call('orders.createOrder', negroni(), key)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await ordersOf(marta)).toHaveLength(1);
  });

  it.each([
    ['a name that is too short', { guestName: ' M ' }, 400, 'INVALID_REQUEST'],
    ['a name that is too long', { guestName: 'M'.repeat(41) }, 400, 'INVALID_REQUEST'],
    ['notes that are too long', { notes: 'x'.repeat(301) }, 400, 'INVALID_REQUEST'],
    ['an unknown bar', { barId: randomUUID() }, 404, 'NOT_FOUND'],
    ['an unknown drink', { drinkId: 'moonlight' }, 404, 'DRINK_NOT_FOUND'],
    ['a drink the shelf cannot make', { drinkId: 'mojito' }, 409, 'CANNOT_MAKE'],
  ])('refuses %s', async (_what, change, status, code) => {
    expect(await marta.ask('orders.createOrder', negroni(change))).toMatchObject({
      status,
      error: { code },
    });
    expect(await ordersOf(marta)).toEqual([]);
  });

  it('refuses an order of a bar that has just closed, and of one that is gone', async () => {
    await sarah.call('bars.updateBar', { barId, isOpen: false });
    expect(await marta.ask('orders.createOrder', negroni())).toMatchObject({
      status: 409,
      error: { code: 'BAR_CLOSED' },
    });
    await sarah.call('bars.updateBar', { barId, isActive: false });
    expect(await marta.ask('orders.createOrder', negroni())).toMatchObject({ status: 404 });
  });

  it('refuses a drink whose bottle has just run out', async () => {
    await marta.call('orders.createOrder', negroni());
    await sarah.call('ingredients.updateInventoryItem', {
      barId,
      ingredientId: 'campari',
      isAvailable: false,
    });
    await expect
      .poll(async () => (await marta.ask('orders.createOrder', negroni())).error.code)
      .toBe('CANNOT_MAKE');
  });

  it('stops a guest who orders without end', async () => {
    for (let times = 0; times < 10; times++) await marta.call('orders.createOrder', negroni());
    expect(await marta.ask('orders.createOrder', negroni())).toMatchObject({
      status: 429,
      error: { code: 'TOO_MANY' },
    });
    await tomas.call('orders.createOrder', negroni());
  });
});

describe('orders.getGuestOrders', () => {
  it('follows the place in the queue, the making and the end', async () => {
    const first = await tomas.call('orders.createOrder', negroni());
    const second = await marta.call('orders.createOrder', negroni());
    const feed = (await marta.live()).follow('orders.getGuestOrders', { barId });
    const next = async () => ((await feed.next()).value as GuestOrder[])[0];
    expect(await next()).toMatchObject({ status: 'new', ahead: 1 });
    await move(first, 'processing');
    expect(await next()).toMatchObject({ status: 'new', ahead: 0 });
    await move(second, 'processing');
    expect(await next()).toMatchObject({ status: 'processing', ahead: null });
    await move(second, 'done');
    expect(await next()).toMatchObject({ status: 'done' });
  });

  it('is refused to a browser that does not say which one it is', async () => {
    expect(await world.guest.ask('orders.getGuestOrders', { barId })).toMatchObject({
      status: 401,
    });
    const forged = { 'x-guest-key': 'short' };
    expect(await world.guest.ask('orders.getGuestOrders', { barId }, forged)).toMatchObject({
      status: 400,
    });
  });
});

describe('orders.updateOrderStatus', () => {
  it('goes from new to processing to done and back, and keeps the history', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    for (const status of ['processing', 'done', 'new'] as const) await move(id, status);
    const history = await world.db
      .selectFrom('order_events')
      .select('status')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    expect(history.map(({ status }) => status)).toEqual(['new', 'processing', 'done', 'new']);
  });

  it('is content with what is already so, also for two bartenders at once', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    await Promise.all([move(id, 'processing'), move(id, 'processing')]);
    await move(id, 'processing');
    const history = await world.db
      .selectFrom('order_events')
      .select('status')
      .where('order_id', '=', id)
      .execute();
    expect(history).toHaveLength(2);
  });

  it('refuses every other move', async () => {
    const orderId = await marta.call('orders.createOrder', negroni());
    expect(await sarah.ask('orders.updateOrderStatus', { orderId, status: 'done' })).toMatchObject({
      status: 409,
      error: { code: 'CANNOT_UPDATE_ORDER' },
    });
    expect(
      await sarah.ask('orders.updateOrderStatus', { orderId, status: 'pending' }),
    ).toMatchObject({ status: 400 });
  });

  it('refuses another owner, a guest and an order that does not exist alike', async () => {
    const orderId = await marta.call('orders.createOrder', negroni());
    const status = 'processing';
    const foreign = await lee.ask('orders.updateOrderStatus', { orderId, status });
    const missing = await lee.ask('orders.updateOrderStatus', { orderId: randomUUID(), status });
    expect({ ...foreign.error, id: '' }).toEqual({ ...missing.error, id: '' });
    expect(foreign).toMatchObject({ status: 404, error: { code: 'ORDER_NOT_FOUND' } });
    expect(await marta.ask('orders.updateOrderStatus', { orderId, status })).toMatchObject({
      status: 401,
    });
  });
});

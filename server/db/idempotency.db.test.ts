import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { purgeKeys } from './idempotency.ts';

let world: World;
let sarah: Person;
let lee: Person;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
afterAll(() => world.close());

const barsOf = async (person: Person) => (await person.call('bars.getUserBars', {})).length;

it('runs a repeated call once, and returns the same result', async () => {
  const key = randomUUID();
  const before = await barsOf(sarah);
  const first = await sarah.call('bars.createBar', { name: 'Once' }, key);
  expect(await sarah.call('bars.createBar', { name: 'Once' }, key)).toBe(first);
  expect(await barsOf(sarah)).toBe(before + 1);
});

it('runs a call once when it arrives many times at once', async () => {
  const key = randomUUID();
  const before = await barsOf(sarah);
  const ids = await Promise.all(
    Array.from({ length: 12 }, () => sarah.call('bars.createBar', { name: 'Hasty' }, key)),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await barsOf(sarah)).toBe(before + 1);
});

it('refuses the same key for another payload or another function', async () => {
  const key = randomUUID();
  const barId = await sarah.call('bars.createBar', { name: 'First' }, key);
  const headers = { 'idempotency-key': key };
  const conflict = { status: 409, error: { code: 'KEY_REUSED' } };
  expect(await sarah.ask('bars.createBar', { name: 'Second' }, headers)).toMatchObject(conflict);
  expect(await sarah.ask('bars.updateBar', { barId, isOpen: false }, headers)).toMatchObject(
    conflict,
  );
});

it('does not mix up equal keys of two people', async () => {
  const key = randomUUID();
  const hers = await sarah.call('bars.createBar', { name: 'Same' }, key);
  const his = await lee.call('bars.createBar', { name: 'Same' }, key);
  expect(his).not.toBe(hers);
});

it('stores nothing of a call that failed, so that it can be retried', async () => {
  const key = randomUUID();
  const barId = await lee.call('bars.createBar', { name: 'Contested' });
  const headers = { 'idempotency-key': key };
  expect(await sarah.ask('bars.updateBar', { barId, isOpen: false }, headers)).toMatchObject({
    status: 404,
  });
  const own = await sarah.call('bars.createBar', { name: 'Own' });
  expect(await sarah.ask('bars.updateBar', { barId: own, isOpen: false }, headers)).toMatchObject({
    status: 200,
  });
});

describe('a late copy of a call', () => {
  let barId: string;
  let marta: Person;
  const order = () => ({ barId, drinkId: 'negroni', guestName: 'Marta' });

  beforeAll(async () => {
    barId = await sarah.call('bars.createBar', { name: 'Late' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    marta = world.browser();
  });

  it('is refused like the first one, even if it would succeed now', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const closed = { status: 409, error: { code: 'BAR_CLOSED' } };
    await sarah.call('bars.updateBar', { barId, isOpen: false });
    expect(await marta.ask('orders.createOrder', order(), headers)).toMatchObject(closed);
    await sarah.call('bars.updateBar', { barId, isOpen: true });
    expect(await marta.ask('orders.createOrder', order(), headers)).toMatchObject(closed);
    expect(await marta.call('orders.getGuestOrders', { barId })).toEqual([]);
    await marta.call('orders.createOrder', order(), randomUUID());
  });

  it('is not taken for a success by earlier versions, which compare its hash and know no refusals', async () => {
    const [refused, placed] = [randomUUID(), randomUUID()];
    await sarah.call('bars.updateBar', { barId, isOpen: false });
    await marta.ask('orders.createOrder', order(), { 'idempotency-key': refused });
    await sarah.call('bars.updateBar', { barId, isOpen: true });
    await marta.call('orders.createOrder', order(), placed);
    const stored = await world.db
      .selectFrom('idempotency')
      .select('payload_hash')
      .where('key', 'in', [refused, placed])
      .execute();
    expect(new Set(stored.map(({ payload_hash }) => payload_hash)).size).toBe(2);
  });

  it('is refused in a transaction, too, with the details of the first refusal', async () => {
    const orderId = await marta.call('orders.createOrder', order());
    const undo = { orderId, status: 'processing' };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await sarah.ask('orders.undoOrderStatus', undo, headers);
    expect(first).toMatchObject({ status: 409, error: { code: 'CANNOT_UPDATE_ORDER' } });
    await sarah.call('orders.updateOrderStatus', { orderId, status: 'processing' });
    const second = await sarah.ask('orders.undoOrderStatus', undo, headers);
    expect(second).toMatchObject({ status: 409, error: { code: 'CANNOT_UPDATE_ORDER' } });
    expect((await sarah.ask('orders.undoOrderStatus', undo)).status).toBe(200);
  });

  it('moves nothing if the first one moved nothing', async () => {
    const orderId = await marta.call('orders.createOrder', order());
    const start = { orderId, status: 'processing' } as const;
    const key = randomUUID();
    await sarah.call('orders.updateOrderStatus', start);
    expect((await sarah.call('orders.updateOrderStatus', start, key)).isMoved).toBe(false);
    await sarah.call('orders.updateOrderStatus', { orderId, status: 'new' });
    expect((await sarah.call('orders.updateOrderStatus', start, key)).isMoved).toBe(false);
    const [newest] = await marta.call('orders.getGuestOrders', { barId });
    expect(newest?.status).toBe('new');
  });

  it('gets the refusal of the other if two arrive at once and one is refused', async () => {
    const key = randomUUID();
    await sarah.call('bars.updateBar', { barId, isOpen: false });
    const copies = Array.from({ length: 6 }, () =>
      marta.ask('orders.createOrder', order(), { 'idempotency-key': key }),
    );
    const answers = await Promise.all([
      ...copies,
      sarah.ask('bars.updateBar', { barId, isOpen: true }),
    ]);
    const said = answers
      .slice(0, -1)
      // A temporary error, after which the caller tries again.
      .filter(({ status }) => status !== 503)
      .map(({ status, body, error }) => [status, error.code ?? body]);
    expect(new Set(said.map(String)).size).toBeLessThan(2);
  });
});

describe('stored refusals', () => {
  const refusals = async () => {
    const { count } = await world.db
      .selectFrom('idempotency')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('payload_hash', 'like', 'refused %')
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  let barId: string;
  const order = () => ({ barId, drinkId: 'negroni', guestName: 'Marta' });
  beforeAll(async () => {
    barId = await sarah.call('bars.createBar', { name: 'Closed' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    await sarah.call('bars.updateBar', { barId, isOpen: false });
  });

  it('are limited for one address, and every reported refusal is stored', async () => {
    const { burst } = budgets.address.refusals;
    const before = await refusals();
    // Orders of one address at one bar have their own limit, so the guests are at several bars.
    const bars = [barId];
    for (let n = 0; n < 3; n++) {
      bars.push(await sarah.call('bars.createBar', { name: `Closed ${n}` }));
    }
    for (const id of bars.slice(1))
      await sarah.call('bars.updateBar', { barId: id, isOpen: false });
    const codes: string[] = [];
    for (let n = 0; n < 2 * burst; n++) {
      const payload = { ...order(), barId: bars[n % bars.length] ?? '' };
      const headers = { 'idempotency-key': randomUUID() };
      const { error } = await world.browser().ask('orders.createOrder', payload, headers);
      codes.push(error.code);
    }
    const told = codes.filter((code) => code === 'BAR_CLOSED').length;
    expect(codes.filter((code) => code === 'TOO_MANY').length).toBe(codes.length - told);
    expect(told).toBeLessThan(codes.length);
    expect((await refusals()) - before).toBe(told);
  });

  it('leave the call open above the limit, so that a retry with its key may succeed', async () => {
    let late: (() => ReturnType<Person['ask']>) | undefined;
    for (let n = 0; n < 2 * budgets.address.refusals.burst && !late; n++) {
      const guest = world.browser();
      const headers = { 'idempotency-key': randomUUID() };
      const send = () => guest.ask('orders.createOrder', order(), headers);
      if ((await send()).error.code === 'TOO_MANY') late = send;
    }
    await sarah.call('bars.updateBar', { barId, isOpen: true });
    expect((await late?.())?.status).toBe(200);
  });
});

it('deletes old keys in batches, and no newer ones', async () => {
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) await sarah.call('bars.createBar', { name: 'Old' }, key);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await world.db
    .updateTable('idempotency')
    .set({ created_at: hoursAgo(25) })
    .where('key', 'in', keys.slice(0, 2))
    .execute();
  expect(await purgeKeys(world.db, hoursAgo(24), 1)).toBe(1);
  expect(await purgeKeys(world.db, hoursAgo(24), 5)).toBe(1);
  const left = world.db.selectFrom('idempotency').select('key').where('key', 'in', keys);
  expect(await left.execute()).toEqual([{ key: keys[2] }]);
});

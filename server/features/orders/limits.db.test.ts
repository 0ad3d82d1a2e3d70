import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const limit = (limits: { maxOpenPerGuest?: number; maxOpenOrders?: number | null }) =>
  evening.ana.call('bars.updateBar', { barId: bar.barId, ...limits });
const ask = (guest: Person, quantity = 1, key: string = randomUUID()) =>
  guest.ask(
    'orders.createRound',
    { barId: bar.barId, guestName: 'Marta', lines: [{ drinkId: 'negroni', quantity }] },
    { 'idempotency-key': key },
  );
/** The number of placed orders, and the codes of the others. */
const outcome = async (asked: Promise<Awaited<ReturnType<typeof ask>>[]>) => {
  const answers = await asked;
  const refused = answers.filter(({ status }) => status !== 200);
  return {
    placed: answers.length - refused.length,
    codes: [...new Set(refused.map(({ error }) => error.code))],
  };
};

describe('the limit of one guest', () => {
  it('counts the open drinks, and reports their number', async () => {
    await limit({ maxOpenPerGuest: 4 });
    expect((await ask(bar.marta, 3)).status).toBe(200);
    expect(await ask(bar.marta, 2)).toMatchObject({
      status: 409,
      error: { code: 'TOO_MANY_OPEN', data: { open: 3, limit: 4 } },
    });
    expect((await ask(bar.marta, 1)).status).toBe(200);
    expect((await ask(bar.tomas, 4)).status).toBe(200);
  });

  it('refuses a larger round as a whole', async () => {
    await limit({ maxOpenPerGuest: 5 });
    expect(await ask(bar.marta, 6)).toMatchObject({
      error: { code: 'TOO_MANY_OPEN', data: { open: 0, limit: 5 } },
    });
    expect(await bar.board()).toEqual([]);
  });

  it('counts neither completed nor cancelled orders', async () => {
    await limit({ maxOpenPerGuest: 2 });
    const { barId } = bar;
    const [first, second] = [await bar.order(bar.marta), await bar.order(bar.marta)];
    expect((await ask(bar.marta)).status).toBe(409);
    await bar.marta.call('orders.cancelOwnOrders', { barId, orderIds: [first] });
    expect((await ask(bar.marta)).status).toBe(200);
    const orderIds = [second];
    await evening.ana.call('orders.moveOrders', { barId, orderIds, status: 'processing' });
    expect((await ask(bar.marta)).status).toBe(409);
    await evening.ana.call('orders.moveOrders', { barId, orderIds, status: 'done' });
    expect((await ask(bar.marta)).status).toBe(200);
  });

  it('holds for simultaneous rounds', async () => {
    await limit({ maxOpenPerGuest: 7 });
    const asked = Promise.all(Array.from({ length: 12 }, () => ask(bar.marta, 3)));
    expect(await outcome(asked)).toEqual({ placed: 2, codes: ['TOO_MANY_OPEN'] });
    expect(await bar.board()).toHaveLength(6);
  });

  it('returns the result of a repeated call even when it is reached', async () => {
    await limit({ maxOpenPerGuest: 2 });
    const key = randomUUID();
    const first = await ask(bar.marta, 2, key);
    expect((await ask(bar.marta)).status).toBe(409);
    expect(await ask(bar.marta, 2, key)).toMatchObject({ status: 200, body: first.body });
  });
});

describe('the limit of a bar', () => {
  it('counts the open orders of all guests, and of no other bar', async () => {
    await limit({ maxOpenOrders: 3 });
    const other = await openBar(evening);
    await other.order(bar.marta);
    expect((await ask(bar.marta, 2)).status).toBe(200);
    expect(await ask(bar.tomas, 2)).toMatchObject({ status: 409, error: { code: 'BAR_FULL' } });
    expect((await ask(bar.tomas, 1)).status).toBe(200);
    expect((await ask(bar.tomas, 1)).error.code).toBe('BAR_FULL');
    const [order] = await bar.board();
    const decline = { barId: bar.barId, orderIds: [order?._id ?? ''], reason: 'tooMany' as const };
    await evening.ana.call('orders.declineOrders', decline);
    expect((await ask(bar.tomas, 1)).status).toBe(200);
  });

  it('holds for guests who order at the same time', async () => {
    await limit({ maxOpenOrders: 10 });
    const guests = Array.from({ length: 12 }, () => evening.world.browser());
    const asked = Promise.all(guests.map((guest) => ask(guest, 3)));
    expect(await outcome(asked)).toEqual({ placed: 3, codes: ['BAR_FULL'] });
    expect(await bar.board()).toHaveLength(9);
  });

  it('can be removed', async () => {
    await limit({ maxOpenOrders: 1 });
    await bar.order(bar.marta);
    expect((await ask(bar.tomas)).status).toBe(409);
    await limit({ maxOpenOrders: null });
    expect((await ask(bar.tomas, 6)).status).toBe(200);
  });
});

it('reports the reason that the guest can influence most', async () => {
  const { barId } = bar;
  await limit({ maxOpenPerGuest: 1, maxOpenOrders: 1 });
  await bar.order(bar.marta);
  expect((await ask(bar.marta)).error.code).toBe('TOO_MANY_OPEN');
  expect((await ask(bar.tomas)).error.code).toBe('BAR_FULL');
  await evening.ana.call('bars.pauseOrders', { barId, minutes: 20 });
  expect((await ask(bar.tomas)).error.code).toBe('BAR_PAUSED');
  await evening.ana.call('bars.updateBar', { barId, isOpen: false });
  expect((await ask(bar.tomas)).error.code).toBe('BAR_CLOSED');
});

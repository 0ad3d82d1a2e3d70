import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestOrder, OpenOrders, OrderBoard } from '#domain/orders/orders.ts';
import { createOrganization, join } from '#server/testing/account.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { moveOrder } from './move-order.ts';

let world: World;
let sarah: Person;
let lee: Person;
let marta: Person;
let tomas: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1' });
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
const board = (completed?: number) => sarah.call('orders.getOrdersForBar', { barId, completed });
const history = async (orderId: string) => {
  const events = await world.db
    .selectFrom('order_events')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return events.map(({ status }) => status);
};
/** Inserts completed orders, one per minute, the last one that many minutes ago. */
const madeBefore = (count: number, minutesAgo: number) =>
  sql`insert into orders (bar_id, drink_id, guest_name, status, created_at, changed_at)
    select ${barId}, 'negroni', 'Guest ' || n, 'done',
      now() - make_interval(mins => ${minutesAgo} + n + 3), now() - make_interval(mins => ${minutesAgo} + n)
    from generate_series(0, ${count}::int - 1) n`.execute(world.db);
const accountOf = async (id: string) => {
  const { account_id } = await world.db
    .selectFrom('bars')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return account_id;
};
const moverFor = (accountId: string) => ({ accountId, subject: null, name: null });
/** Resolves when a statement waits for a row that another transaction holds. */
const somebodyWaits = () =>
  vi.waitUntil(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(world.db);
    return rows.length > 0;
  }, 20_000);
const move = (orderId: string, status: 'new' | 'processing' | 'done') =>
  sarah.call('orders.updateOrderStatus', { orderId, status });

describe('orders.createOrder', () => {
  it('places an order that only its guest sees', async () => {
    const id = await marta.call('orders.createOrder', negroni({ notes: '  Extra orange ' }));
    expect(await ordersOf(marta)).toMatchObject([
      { _id: id, drink: { name: 'Negroni' }, notes: 'Extra orange', status: 'new', ahead: 0 },
    ]);
    expect(await ordersOf(tomas)).toEqual([]);
  });

  it('removes invisible characters from names and notes', async () => {
    const order = negroni({
      guestName: ' Ma\u200br\0\u202eta  🍸',
      notes: 'Less\u2066  ice\n\n\n\nplease',
    });
    await marta.call('orders.createOrder', order);
    expect((await board()).orders).toMatchObject([
      { guestName: 'Marta 🍸', notes: 'Less ice\n\nplease' },
    ]);
  });

  it("refuses a call without a guest key, the owner's included", async () => {
    for (const person of [world.guest, sarah]) {
      expect(await person.ask('orders.createOrder', negroni())).toMatchObject({
        status: 401,
        error: { code: 'UNAUTHORIZED' },
      });
    }
    expect((await board()).orders).toEqual([]);
  });

  it('allows only the owner to order while the bar is deactivated', async () => {
    await sarah.call('bars.updateBar', { barId, isActive: false });
    const key = () => ({ 'x-guest-key': randomUUID() });
    expect(await lee.ask('orders.createOrder', negroni(), key())).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
    expect(await sarah.ask('orders.createOrder', negroni(), key())).toMatchObject({ status: 200 });
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
    ['half a character', { notes: 'Less ice \ud83e' }, 400, 'INVALID_REQUEST'],
    ['a name that nobody can read', { guestName: '\u3164\u202e\u3164' }, 400, 'INVALID_REQUEST'],
    ['what no text holds', { drinkId: 'neg\0roni' }, 400, 'INVALID_REQUEST'],
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

  it('returns the same result to a repeated call after the bar has closed, and refuses its key for another order', async () => {
    const key = randomUUID();
    const id = await marta.call('orders.createOrder', negroni(), key);
    await sarah.call('bars.updateBar', { barId, isOpen: false });
    expect(await marta.call('orders.createOrder', negroni(), key)).toBe(id);
    const other = negroni({ notes: 'Another one' });
    expect(await marta.ask('orders.createOrder', other, { 'idempotency-key': key })).toMatchObject({
      status: 409,
      error: { code: 'KEY_REUSED' },
    });
  });

  it('accepts the id of a bar in any case', async () => {
    const order = negroni({ barId: barId.toUpperCase() });
    await marta.call('orders.createOrder', order);
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: false });
    expect(await marta.ask('orders.createOrder', order)).toMatchObject({
      status: 409,
      error: { code: 'CANNOT_MAKE' },
    });
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

  it('refuses a drink that is sold out, and accepts it again when it is back', async () => {
    const sell = (soldOut: 'back' | null) =>
      sarah.call('menu.updateDrinks', { barId, drinkIds: ['negroni'], change: { soldOut } });
    await sell('back');
    expect(await marta.ask('orders.createOrder', negroni())).toMatchObject({
      status: 409,
      error: { code: 'SOLD_OUT', data: { drinkId: 'negroni' } },
    });
    await sell(null);
    expect(await marta.ask('orders.createOrder', negroni())).toMatchObject({ status: 200 });
  });

  it('places many orders in one batch, and refuses only those for a closed bar', async () => {
    const closed = await sarah.call('bars.createBar', { name: 'Closed' });
    await sarah.call('bars.updateBar', { barId: closed, isOpen: false });
    const room = Array.from({ length: 30 }, (_, n) => ({ n, guest: world.browser() }));
    const answers = await Promise.all(
      room.map(({ n, guest }) => {
        const where = n % 10 === 9 ? { barId: closed } : {};
        return guest.ask('orders.createOrder', negroni({ guestName: `Guest ${n}`, ...where }));
      }),
    );
    const refused = answers.flatMap(({ status }, n) => (status === 200 ? [] : [n]));
    expect(refused).toEqual([9, 19, 29]);
    const { orders, counts } = await board();
    expect(counts.new).toBe(27);
    expect(await history(orders[0]?._id ?? '')).toEqual(['new']);
  });

  it('refuses orders of a guest above the limit of open orders, in one batch', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => marta.ask('orders.createOrder', negroni())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await ordersOf(marta)).toHaveLength(10);
  });

  it('refuses orders of a guest above the limit of open orders', async () => {
    for (let times = 0; times < 10; times++) await marta.call('orders.createOrder', negroni());
    expect(await marta.ask('orders.createOrder', negroni())).toMatchObject({
      status: 409,
      error: { code: 'TOO_MANY_OPEN', data: { open: 10, limit: 10 } },
    });
    await tomas.call('orders.createOrder', negroni());
  });

  it('returns the result of a repeated call while new ones are rate-limited', async () => {
    const key = randomUUID();
    const id = await marta.call('orders.createOrder', negroni(), key);
    const more = () => marta.ask('orders.createOrder', negroni());
    while ((await more()).status !== 429);
    for (let times = 0; times < 3; times++) {
      expect(await marta.call('orders.createOrder', negroni(), key)).toBe(id);
    }
  });

  it('rate-limits a guest, whether or not the orders succeed', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 30; times++) {
      statuses.push((await marta.ask('orders.createOrder', negroni())).status);
      await sarah.call('orders.cancelNewOrders', { barId });
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses).toContain(429);
  });

  it('rate-limits an address, whatever its guest keys, at this bar only', async () => {
    const order = (more: object = {}) =>
      world.browser().ask('orders.createOrder', negroni(more), { 'x-forwarded-for': '192.0.2.1' });
    const answers: Awaited<ReturnType<typeof order>>[] = [];
    for (let time = 0; time < 200; time++) answers.push(await order());
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error).toMatchObject({
      code: 'TOO_MANY',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    await tomas.call('orders.createOrder', negroni());
    const other = await sarah.call('bars.createBar', { name: 'Next door' });
    expect((await order({ barId: other })).status).not.toBe(429);
  });
});

describe('orders.cancelNewOrders', () => {
  const cancel = (except?: string[]) => sarah.call('orders.cancelNewOrders', { barId, except });

  it('cancels new orders except those to keep, and records it in the history', async () => {
    const [begun, kept, gone, other] = await Promise.all(
      ['Ana', 'Jo', 'Flood', 'Flood'].map((guestName) =>
        world.browser().call('orders.createOrder', negroni({ guestName })),
      ),
    );
    await move(begun ?? '', 'processing');
    expect(await cancel([kept ?? ''])).toBe(2);
    const { orders, counts } = await board();
    expect(orders.map(({ _id }) => _id)).toEqual([kept, begun]);
    expect(counts).toEqual({ new: 1, processing: 1, done: 0 });
    expect(await sarah.call('orders.getNewOrdersCount', { barId })).toBe(1);
    for (const id of [gone, other]) expect(await history(id ?? '')).toEqual(['new', 'cancelled']);
    expect(await history(kept ?? '')).toEqual(['new']);
    expect(await cancel()).toBe(1);
    expect(await cancel()).toBe(0);
  });

  it('leaves the orders of other bars alone', async () => {
    await marta.call('orders.createOrder', negroni());
    const other = await sarah.call('bars.createBar', { name: 'Next door' });
    expect(await sarah.call('orders.cancelNewOrders', { barId: other })).toBe(0);
    expect((await board()).counts.new).toBe(1);
  });

  it('updates the guest, the board and the guests behind, live', async () => {
    await marta.call('orders.createOrder', negroni());
    const kept = await tomas.call('orders.createOrder', negroni());
    const follow = async (person: Person, name: string) => {
      const feed = (await person.live()).follow(name, { barId });
      return { first: (await feed.next()).value, next: async () => (await feed.next()).value };
    };
    const count = await follow(sarah, 'orders.getNewOrdersCount');
    const [mine, behind] = await Promise.all(
      [marta, tomas].map((guest) => follow(guest, 'orders.getGuestOrders')),
    );
    expect(behind?.first).toMatchObject([{ ahead: 1 }]);
    await cancel([kept]);
    expect(await mine?.next()).toMatchObject([{ status: 'cancelled', ahead: null }]);
    expect(await behind?.next()).toMatchObject([{ status: 'new', ahead: 0 }]);
    expect(await count.next()).toBe(1);
  });

  it('leaves cancelled orders that cannot be moved and count neither as open nor as completed', async () => {
    const ids: string[] = [];
    for (let time = 0; time < 10; time++) {
      ids.push(await marta.call('orders.createOrder', negroni()));
    }
    const [first = '', second = ''] = ids;
    await move(second, 'processing');
    await sarah.call('orders.undoOrderStatus', { orderId: second, status: 'processing' });
    await cancel();
    const refused = { status: 409, error: { code: 'CANNOT_UPDATE_ORDER' } };
    for (const status of ['new', 'processing', 'done']) {
      const asked = { orderId: first, status };
      expect(await sarah.ask('orders.updateOrderStatus', asked)).toMatchObject(refused);
      expect(await sarah.ask('orders.undoOrderStatus', asked)).toMatchObject(refused);
    }
    expect(await board()).toMatchObject({
      orders: [],
      counts: { new: 0, processing: 0, done: 0 },
      hasOlder: false,
    });
  });

  it("frees the guest's limit of open orders", async () => {
    await sql`insert into orders (bar_id, guest_name, guest_key)
      select ${barId}, 'Marta', ${'k'.repeat(20)} from generate_series(1, 10)`.execute(world.db);
    const order = () =>
      world.guest.ask('orders.createOrder', negroni(), { 'x-guest-key': 'k'.repeat(20) });
    expect(await order()).toMatchObject({ status: 409, error: { code: 'TOO_MANY_OPEN' } });
    await cancel();
    expect((await order()).status).toBe(200);
  });

  it('either cancels or starts an order when two bartenders act at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => world.browser().call('orders.createOrder', negroni())),
    );
    const moves = ids.map((orderId) =>
      sarah.ask('orders.updateOrderStatus', { orderId, status: 'processing' }),
    );
    const [count, ...moved] = await Promise.all([cancel(), ...moves]);
    const begun = ids.filter((_, n) => moved[n]?.status === 200);
    expect(count + begun.length).toBe(ids.length);
    const { orders } = await board();
    expect(new Set(orders.map(({ _id }) => _id))).toEqual(new Set(begun));
  });

  it('is applied once when it is sent twice', async () => {
    const key = randomUUID();
    const cancelOnce = () => sarah.call('orders.cancelNewOrders', { barId }, key);
    await marta.call('orders.createOrder', negroni());
    expect(await cancelOnce()).toBe(1);
    await marta.call('orders.createOrder', negroni());
    expect(await cancelOnce()).toBe(1);
    expect((await board()).counts.new).toBe(1);
  });

  it('refuses another owner, a guest, and bad input', async () => {
    await marta.call('orders.createOrder', negroni());
    const foreign = await lee.ask('orders.cancelNewOrders', { barId });
    const missing = await lee.ask('orders.cancelNewOrders', { barId: randomUUID() });
    expect(foreign).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
    expect({ ...foreign.error, id: '' }).toEqual({ ...missing.error, id: '' });
    expect(await marta.ask('orders.cancelNewOrders', { barId })).toMatchObject({ status: 401 });
    const tooMany = Array.from({ length: 201 }, () => randomUUID());
    const tooLate = { until: 8.64e15 - 1 };
    for (const wrong of [{ except: ['x'] }, { except: tooMany }, { except: 'all' }, tooLate]) {
      const answer = await sarah.ask('orders.cancelNewOrders', { barId, ...wrong });
      expect(answer).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
    }
    expect((await board()).counts.new).toBe(1);
  });
});

describe('orders.getGuestOrders', () => {
  it('updates live with the place in the queue and the status', async () => {
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

  it('updates every waiting guest whose place changes, and no other', async () => {
    const guests = Array.from({ length: 5 }, () => world.browser());
    const ids: string[] = [];
    for (const guest of guests) ids.push(await guest.call('orders.createOrder', negroni()));
    const follow = async (guest: Person) => {
      const feed = (await guest.live()).follow('orders.getGuestOrders', { barId });
      await feed.next();
      return feed;
    };
    const [first, ...behind] = await Promise.all(guests.map(follow));
    const without = await follow(tomas);
    const places = () =>
      Promise.all(
        behind.map(async (feed) => ((await feed.next()).value as GuestOrder[])[0]?.ahead),
      );
    await move(ids[1] ?? '', 'processing');
    expect(await places()).toEqual([null, 1, 2, 3]);
    // Back at the front, where it was: no other place was sent in between.
    await sarah.call('orders.undoOrderStatus', { orderId: ids[1] ?? '', status: 'processing' });
    expect(await places()).toEqual([1, 2, 3, 4]);
    expect([first?.unread, without.unread]).toEqual([0, 0]);
  });

  it("counts only orders of others before the guest's own", async () => {
    await marta.call('orders.createOrder', negroni());
    await tomas.call('orders.createOrder', negroni());
    await marta.call('orders.createOrder', negroni());
    expect((await ordersOf(marta)).map(({ ahead }) => ahead)).toEqual([1, 0]);
    expect((await ordersOf(tomas)).map(({ ahead }) => ahead)).toEqual([1]);
  });

  it.each([{ isOpen: false }, { isActive: false }])(
    'still works in a bar that is %o now, and is live to the end',
    async (now) => {
      const id = await marta.call('orders.createOrder', negroni());
      const feed = (await marta.live()).follow('orders.getGuestOrders', { barId });
      await feed.next();
      await sarah.call('bars.updateBar', { barId, ...now });
      expect(await ordersOf(marta)).toMatchObject([{ _id: id, status: 'new' }]);
      await move(id, 'processing');
      expect((await feed.next()).value).toMatchObject([{ _id: id, status: 'processing' }]);
      expect(await ordersOf(tomas)).toEqual([]);
    },
  );

  it('refuses a call without a guest key', async () => {
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
  it('moves an order from new to processing to done and back, and records the history', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    for (const status of ['processing', 'done', 'new'] as const) await move(id, status);
    expect(await history(id)).toEqual(['new', 'processing', 'done', 'new']);
  });

  it('changes nothing if the order already has the status, also for two bartenders at once', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    const both = await Promise.all([move(id, 'processing'), move(id, 'processing')]);
    expect(both.filter(({ isMoved }) => isMoved)).toHaveLength(1);
    expect(await move(id, 'processing')).toEqual({ isMoved: false, maker: null });
    expect(await history(id)).toEqual(['new', 'processing']);
  });

  it('gives an order to one of two moves in one batch, and repeats each result', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    const keys = [randomUUID(), randomUUID()];
    const ask = () =>
      Promise.all(
        keys.map((key) =>
          sarah.call('orders.updateOrderStatus', { orderId: id, status: 'processing' }, key),
        ),
      );
    const answers = await ask();
    expect(answers.map(({ isMoved }) => isMoved).sort()).toEqual([false, true]);
    expect(await ask()).toEqual(answers);
    expect(await history(id)).toEqual(['new', 'processing']);
  });

  it('shows the maker of an order to people of the organization, and to no guest', async () => {
    const [ana, bruno] = await Promise.all([world.account('Ana'), world.account('Bruno')]);
    const organization = await createOrganization(ana, 'Night shift');
    await join(ana, organization, bruno);
    const [atBar, beside] = [world.as(await ana.token()), world.as(await bruno.token())];
    const orgBar = await atBar.call('bars.createBar', { name: 'Night shift' });
    await atBar.call('ingredients.bulkUpdateInventory', { barId: orgBar, isAvailable: true });
    const orderId = await marta.call('orders.createOrder', negroni({ barId: orgBar }));
    const status = 'processing';
    expect(await atBar.call('orders.updateOrderStatus', { orderId, status })).toEqual({
      isMoved: true,
      maker: { name: 'Ana', isYou: true },
    });
    expect(await beside.call('orders.updateOrderStatus', { orderId, status })).toEqual({
      isMoved: false,
      maker: { name: 'Ana', isYou: false },
    });
    const maker = async (person: Person) =>
      (await person.call('orders.getOrdersForBar', { barId: orgBar })).orders[0]?.maker;
    expect(await maker(beside)).toEqual({ name: 'Ana', isYou: false });
    await beside.call('orders.updateOrderStatus', { orderId, status: 'done' });
    expect(await maker(atBar)).toEqual({ name: 'Ana', isYou: true });
    await beside.call('orders.updateOrderStatus', { orderId, status: 'new' });
    expect(await maker(atBar)).toBeNull();
    for (const taken of ['new', 'done'] as const) {
      await beside.call('orders.undoOrderStatus', { orderId, status: taken });
      expect(await maker(beside)).toEqual({ name: 'Ana', isYou: false });
    }
    const [seen] = await marta.call('orders.getGuestOrders', { barId: orgBar });
    expect(Object.keys(seen ?? {})).not.toContain('maker');
  });

  it('moves an order back from processing to its place in the queue', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    await tomas.call('orders.createOrder', negroni({ guestName: 'Tomas' }));
    await move(id, 'processing');
    const feed = (await marta.live()).follow('orders.getGuestOrders', { barId });
    const next = async () => ((await feed.next()).value as GuestOrder[])[0];
    expect(await next()).toMatchObject({ status: 'processing', ahead: null });
    const [begun] = (await board()).orders.filter(({ status }) => status === 'processing');
    await move(id, 'new');
    expect(await next()).toMatchObject({ status: 'new', ahead: 0 });
    await sarah.call('orders.undoOrderStatus', { orderId: id, status: 'new' });
    expect((await board()).orders).toContainEqual(begun);
    expect(await history(id)).toEqual(['new', 'processing', 'new', 'processing']);
  });

  it('makes two moves of one order in one batch one after the other', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    const account = await accountOf(barId);
    const moves = (['processing', 'done'] as const).map((status) =>
      moveOrder({ db: world.db, idempotentCall: undefined }, id, moverFor(account), status),
    );
    await Promise.all(moves);
    expect(await history(id)).toEqual(['new', 'processing', 'done']);
  });

  it('refuses another owner in the same batch', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    const foreign = await accountOf(await lee.call('bars.createBar', { name: 'Elsewhere' }));
    const moves = [await accountOf(barId), foreign].map((account) =>
      moveOrder({ db: world.db, idempotentCall: undefined }, id, moverFor(account), 'processing'),
    );
    await expect(moves[1]).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await moves[0];
    expect(await history(id)).toEqual(['new', 'processing']);
  });

  it('refuses a move that became impossible while it waited, with a key or without', async () => {
    const orderId = await marta.call('orders.createOrder', negroni());
    await move(orderId, 'processing');
    const headers = { 'idempotency-key': randomUUID() };
    const asked = await world.db.transaction().execute(async (tx) => {
      await tx.updateTable('orders').set({ status: 'new' }).where('id', '=', orderId).execute();
      const done = sarah.ask('orders.updateOrderStatus', { orderId, status: 'done' }, headers);
      // The embedded database has one connection, and the call waits for that.
      if (world.app.database.engine === 'postgres') await somebodyWaits();
      return { done };
    });
    expect(await asked.done).toMatchObject({
      status: 409,
      error: { code: 'CANNOT_UPDATE_ORDER' },
    });
  });

  it('returns the right result, in whatever order calls arrive', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => world.browser().call('orders.createOrder', negroni())),
    );
    await Promise.all(
      ids.map(async (orderId) => {
        const [, done] = await Promise.all(
          ['processing', 'done'].map((status) =>
            sarah.ask('orders.updateOrderStatus', { orderId, status }),
          ),
        );
        expect([200, 409]).toContain(done?.status);
        const isDone = done?.status === 200;
        expect(await history(orderId)).toEqual(['new', 'processing', ...(isDone ? ['done'] : [])]);
      }),
    );
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

describe('orders.getOrdersForBar', () => {
  it('shows open orders, oldest first, then completed ones, latest first', async () => {
    const ids: string[] = [];
    for (const guestName of ['Ana', 'Jo', 'Nina', 'Oliver', 'Peter']) {
      ids.push(await marta.call('orders.createOrder', negroni({ guestName, notes: 'Less ice' })));
    }
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
    for (const id of [first, second, third]) await move(id, 'processing');
    for (const id of [second, first]) await move(id, 'done');
    const { orders, ...rest } = await board();
    expect(orders.map(({ _id }) => _id)).toEqual([fourth, fifth, third, first, second]);
    expect(orders[0]).toMatchObject({
      drinkId: 'negroni',
      drink: { name: 'Negroni', hue: expect.stringMatching(/^#/) },
      guestName: 'Oliver',
      notes: 'Less ice',
      status: 'new',
    });
    expect(rest).toEqual({ counts: { new: 2, processing: 1, done: 2 }, hasOlder: false });
    expect(await sarah.call('orders.getNewOrdersCount', { barId })).toBe(2);
  });

  it("shows tonight's latest completed orders, and older ones on request", async () => {
    await madeBefore(50, 24 * 60);
    expect(await board()).toEqual({
      orders: [],
      counts: { new: 0, processing: 0, done: 0 },
      hasOlder: true,
    });
    await madeBefore(40, 0);
    const tonight = await board();
    expect(tonight.orders).toHaveLength(30);
    expect(tonight).toMatchObject({ counts: { done: 40 }, hasOlder: true });
    const more = await board(60);
    expect(more.orders.slice(0, 30)).toEqual(tonight.orders);
    expect(more.orders).toHaveLength(60);
    const times = more.orders.map(({ changedAt }) => changedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await board(90)).toMatchObject({ hasOlder: false, counts: { done: 40 } });
    expect(await sarah.ask('orders.getOrdersForBar', { barId, completed: 501 })).toMatchObject({
      status: 400,
    });
  });

  it('updates live, with the id of the bar in any case', async () => {
    const live = await sarah.live();
    const feed = live.follow('orders.getNewOrdersCount', { barId: barId.toUpperCase() });
    expect(await feed.next()).toEqual({ value: 0 });
    await marta.call('orders.createOrder', negroni());
    expect(await feed.next()).toEqual({ value: 1 });
  });

  it('counts more than a thousand orders of a night', async () => {
    await sql`insert into orders (bar_id, guest_name, status, changed_at)
      select ${barId}, 'Marta', 'done', now() - make_interval(secs => n)
      from generate_series(1, 1200) n`.execute(world.db);
    expect((await board()).counts.done).toBe(1200);
  });

  it('updates live with guests and other bartenders, as does the count', async () => {
    const line = await sarah.live();
    const orders = line.follow('orders.getOrdersForBar', { barId });
    const count = line.follow('orders.getNewOrdersCount', { barId });
    const counts = async () => ((await orders.next()).value as OrderBoard).counts;
    expect(await counts()).toEqual({ new: 0, processing: 0, done: 0 });
    expect(await count.next()).toEqual({ value: 0 });
    const id = await marta.call('orders.createOrder', negroni());
    expect(await counts()).toEqual({ new: 1, processing: 0, done: 0 });
    expect(await count.next()).toEqual({ value: 1 });
    await move(id, 'processing');
    expect(await counts()).toEqual({ new: 0, processing: 1, done: 0 });
    expect(await count.next()).toEqual({ value: 0 });
    await move(id, 'done');
    expect(await counts()).toEqual({ new: 0, processing: 0, done: 1 });
  });

  it('returns the number of open orders and the latest arrivals', async () => {
    const feed = (await sarah.live()).follow('orders.getOpenOrders', { barId });
    const next = async () => (await feed.next()).value as OpenOrders;
    expect(await next()).toEqual({
      counts: { new: 0, processing: 0 },
      latest: null,
      arrived: [],
    });
    const id = await marta.call('orders.createOrder', negroni());
    const arrived = { _id: id, drinkName: 'Negroni', guestName: 'Marta' };
    expect(await next()).toEqual({
      counts: { new: 1, processing: 0 },
      latest: expect.any(Number),
      arrived: [arrived],
    });
    await move(id, 'processing');
    expect(await next()).toEqual({
      counts: { new: 0, processing: 1 },
      latest: null,
      arrived: [],
    });
    for (const status of ['done', 'new'] as const) await move(id, status);
    const { counts, arrived: touched } = await sarah.call('orders.getOpenOrders', { barId });
    expect(counts).toEqual({ new: 1, processing: 0 });
    expect(touched).toEqual([]);
  });

  it('shows missing ingredients of open orders, live with the shelf', async () => {
    const put = (ingredientId: string, isAvailable: boolean) =>
      sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable });
    const [open, made] = [
      await marta.call('orders.createOrder', negroni()),
      await tomas.call('orders.createOrder', negroni()),
    ];
    for (const status of ['processing', 'done'] as const) await move(made, status);
    const feed = (await sarah.live()).follow('orders.getOrdersForBar', { barId });
    const missing = async () =>
      Object.fromEntries(
        ((await feed.next()).value as OrderBoard).orders.map((order) => [order._id, order.missing]),
      );
    expect(await missing()).toEqual({ [open]: [], [made]: [] });
    await put('gin', false);
    expect(await missing()).toEqual({ [open]: [{ _id: 'gin', name: 'Gin' }], [made]: [] });
    // A kind of it counts as available.
    await put('london-dry-gin', true);
    expect(await missing()).toEqual({ [open]: [], [made]: [] });
    // So does a substitute, which is named.
    for (const id of ['borovicka', 'tonic-water']) await put(id, true);
    const standIn = await marta.call('orders.createOrder', negroni({ drinkId: 'borovicka-tonic' }));
    const named = async () => (await board()).orders.find(({ _id }) => _id === standIn)?.standIns;
    expect(await named()).toEqual([]);
    await put('borovicka', false);
    expect(await named()).toEqual([{ name: 'London dry gin', insteadOf: 'Borovička' }]);
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    expect(await named()).toEqual([]);
  });

  it('shows an order whose drink is gone', async () => {
    await sql`insert into orders (bar_id, guest_name) values (${barId}, 'Marta')`.execute(world.db);
    expect((await board()).orders).toMatchObject([{ drinkId: null, drink: null }]);
  });

  it('returns texts in the language of the bartender', async () => {
    await marta.call('orders.createOrder', { ...negroni(), drinkId: 'negroni' });
    await world.db
      .updateTable('drinks')
      .set({ name_sk: 'Negroni po našom' })
      .where('id', '=', 'negroni')
      .execute();
    await world.waitForChanges();
    const feed = (await sarah.live('sk')).follow('orders.getOrdersForBar', { barId });
    const named = async () => ((await feed.next()).value as OrderBoard).orders[0]?.drink?.name;
    expect(await named()).toBe('Negroni po našom');
  });

  it('refuses another owner, and a bar that does not exist, alike', async () => {
    for (const name of [
      'orders.getOrdersForBar',
      'orders.getNewOrdersCount',
      'orders.getOpenOrders',
    ]) {
      const foreign = await lee.ask(name, { barId });
      const missing = await lee.ask(name, { barId: randomUUID() });
      expect(foreign).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
      expect({ ...foreign.error, id: '' }).toEqual({ ...missing.error, id: '' });
      expect(await marta.ask(name, { barId })).toMatchObject({ status: 401 });
      expect(await sarah.ask(name, { barId: 'x' })).toMatchObject({ status: 400 });
    }
  });
});

describe('orders.undoOrderStatus', () => {
  const undo = (orderId: string, status: 'new' | 'processing' | 'done') =>
    sarah.call('orders.undoOrderStatus', { orderId, status });

  it('undoes each move, and records it in the history', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    await move(id, 'processing');
    await undo(id, 'processing');
    for (const status of ['processing', 'done'] as const) await move(id, status);
    const [made] = (await board()).orders;
    await move(id, 'new');
    await undo(id, 'new');
    expect((await board()).orders).toEqual([made]);
    await undo(id, 'done');
    expect(await history(id)).toEqual([
      'new',
      'processing',
      'new',
      'processing',
      'done',
      'new',
      'done',
      'processing',
    ]);
  });

  it('restores the start time of an order, however often its completion is undone', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    await move(id, 'processing');
    const [begun] = (await board()).orders;
    for (let times = 0; times < 2; times++) {
      await move(id, 'done');
      await undo(id, 'done');
    }
    expect((await board()).orders).toEqual([begun]);
  });

  it('changes nothing if the move is already undone, also for two bartenders at once', async () => {
    const id = await marta.call('orders.createOrder', negroni());
    await move(id, 'processing');
    await Promise.all([undo(id, 'processing'), undo(id, 'processing')]);
    expect(await history(id)).toEqual(['new', 'processing', 'new']);
  });

  it('refuses to undo a move before the last one, and the order itself', async () => {
    const orderId = await marta.call('orders.createOrder', negroni());
    const refused = { status: 409, error: { code: 'CANNOT_UPDATE_ORDER' } };
    expect(await sarah.ask('orders.undoOrderStatus', { orderId, status: 'new' })).toMatchObject(
      refused,
    );
    for (const status of ['processing', 'done'] as const) await move(orderId, status);
    expect(
      await sarah.ask('orders.undoOrderStatus', { orderId, status: 'processing' }),
    ).toMatchObject(refused);
  });

  it('refuses another owner', async () => {
    const orderId = await marta.call('orders.createOrder', negroni());
    await move(orderId, 'processing');
    expect(
      await lee.ask('orders.undoOrderStatus', { orderId, status: 'processing' }),
    ).toMatchObject({ status: 404, error: { code: 'ORDER_NOT_FOUND' } });
  });
});

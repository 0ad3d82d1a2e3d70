import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CancelledOrder, GuestOrder } from '#domain/orders/orders.ts';
import { type Bar, type Evening, openBar, openEvening, refused } from '#server/testing/evening.ts';
import { ownIngredient } from '#server/testing/own-ingredients.ts';

let evening: Evening;
let bar: Bar;

beforeAll(async () => {
  evening = await openEvening();
});
beforeEach(async () => {
  bar = await openBar(evening);
});
afterAll(() => evening.world.close());

type Keys = [string, string, string, string];

const takeBack = (orderIds: string[], key?: string) =>
  bar.marta.call('orders.cancelOwnOrders', { barId: bar.barId, orderIds }, key);
const begin = (orderIds: string[], person = evening.ana) =>
  person.call('orders.moveOrders', { barId: bar.barId, orderIds, status: 'processing' });
const decline = (orderIds: string[], more: object = { reason: 'lastCall' }, person = evening.ana) =>
  person.ask('orders.declineOrders', { barId: bar.barId, orderIds, ...more });
const bringBack = (orderIds: string[]) =>
  evening.ana.call('orders.undoMoves', { barId: bar.barId, orderIds, status: 'cancelled' });
const cancelled = () => evening.bruno.call('orders.getCancelledOrders', { barId: bar.barId });

describe('orders.cancelOwnOrders', () => {
  it('cancels new orders, and keeps orders in progress', async () => {
    const [first, second] = [await bar.order(bar.marta), await bar.order(bar.marta)];
    await begin([first]);
    expect(await takeBack([first, second])).toEqual({ cancelled: [second] });
    expect(await bar.statusesOf(bar.marta)).toEqual(['processing', 'cancelled']);
    expect((await bar.ordersOf(bar.marta))[0]).toMatchObject({
      cancellation: { by: 'guest', reason: null, ingredient: null, words: null },
      ahead: null,
      readyAt: null,
    });
    expect(await bar.history(second)).toEqual(['new', 'cancelled']);
    expect(await takeBack([second])).toEqual({ cancelled: [second] });
    expect(await bar.history(second)).toEqual(['new', 'cancelled']);
  });

  it('returns the same result to a repeated call', async () => {
    const key = randomUUID();
    const order = await bar.order(bar.marta);
    const answers = await Promise.all([1, 2, 3].map(() => takeBack([order], key)));
    for (const answer of answers) expect(answer).toEqual({ cancelled: [order] });
    expect(await bar.history(order)).toEqual(['new', 'cancelled']);
  });

  it('works in a closed bar', async () => {
    const order = await bar.order(bar.marta);
    await evening.ana.call('bars.updateBar', { barId: bar.barId, isOpen: false });
    expect(await takeBack([order])).toEqual({ cancelled: [order] });
  });

  it('keeps a withdrawn order from arriving later, and cancels one that has arrived', async () => {
    const { barId, marta, tomas } = bar;
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    const withdraw = (key: string, guest = marta) =>
      guest.call('orders.withdrawOrders', { barId, key });
    const [lost, late, begun, round] = [1, 2, 3, 4].map(() => randomUUID()) as Keys;
    expect(await withdraw(late)).toEqual({ arrived: [], cancelled: [] });
    expect(await withdraw(late)).toEqual({ arrived: [], cancelled: [] });
    const refusal = await marta.ask('orders.createOrder', order, { 'idempotency-key': late });
    expect(refusal).toMatchObject({ status: 409, error: { code: 'KEY_REUSED' } });

    const id = await marta.call('orders.createOrder', order, lost);
    expect(await withdraw(lost, tomas)).toEqual({ arrived: [], cancelled: [] });
    expect(await withdraw(lost)).toEqual({ arrived: [id], cancelled: [id] });
    const started = await marta.call('orders.createOrder', order, begun);
    await begin([started]);
    expect(await withdraw(begun)).toEqual({ arrived: [started], cancelled: [] });
    const lines = [{ drinkId: 'negroni', quantity: 2 }];
    const { orderIds } = await marta.call(
      'orders.createRound',
      { barId, guestName: 'Marta', lines },
      round,
    );
    expect(await withdraw(round)).toEqual({ arrived: orderIds, cancelled: orderIds });
    expect((await bar.ordersOf(marta)).map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'processing',
    ]);
  });

  it('refuses the order of another guest, also together with own ones', async () => {
    const [own, theirs] = [await bar.order(bar.marta), await bar.order(bar.tomas)];
    for (const orderIds of [[theirs], [own, theirs], [randomUUID()]]) {
      expect(
        await bar.marta.ask('orders.cancelOwnOrders', { barId: bar.barId, orderIds }),
      ).toMatchObject({ status: 404, error: { code: 'ORDER_NOT_FOUND' } });
    }
    expect(await bar.statusesOf(bar.marta)).toEqual(['new']);
    const empty = await bar.marta.ask('orders.cancelOwnOrders', { barId: bar.barId, orderIds: [] });
    expect(empty.error.code).toBe('INVALID_REQUEST');
  });

  it('either cancels or starts an order when guest and bartender act at once', async () => {
    for (let time = 0; time < 5; time++) {
      const order = await bar.order(bar.marta);
      const [taken, begun] = await Promise.all([takeBack([order]), begin([order])]);
      expect([taken.cancelled, begun.moved].flat()).toEqual([order]);
      const last = taken.cancelled.length ? 'cancelled' : 'processing';
      expect(await bar.history(order)).toEqual(['new', last]);
    }
  });

  it('cannot be undone by the bar', async () => {
    const order = await bar.order(bar.marta);
    await takeBack([order]);
    await expect(bringBack([order])).rejects.toMatchObject({ code: 'CANNOT_UPDATE_ORDER' });
    const undo = { orderId: order, status: 'cancelled' };
    expect((await evening.ana.ask('orders.undoOrderStatus', undo)).error.code).toBe(
      'CANNOT_UPDATE_ORDER',
    );
    expect(await bar.statusesOf(bar.marta)).toEqual(['cancelled']);
  });
});

describe('orders.declineOrders', () => {
  it('cancels open orders, for a reason that the guest reads in their language', async () => {
    const orders = [
      await bar.order(bar.marta),
      await bar.order(bar.marta),
      await bar.order(bar.marta),
    ];
    const [waiting = '', begun = '', done = ''] = orders;
    await begin([begun, done]);
    await evening.ana.call('orders.updateOrderStatus', { orderId: done, status: 'done' });
    const answer = await decline(orders, { reason: 'out', ingredientId: 'sweet-vermouth' });
    expect(answer.body).toEqual({
      moved: [waiting, begun],
      others: [{ _id: done, status: 'done', maker: null }],
    });
    expect(await bar.statusesOf(bar.marta)).toEqual(['cancelled', 'cancelled', 'done']);
    const seen = async (language: 'en' | 'sk') => {
      const live = await bar.marta.live(language);
      const follow = live.follow('orders.getGuestOrders', {
        barId: bar.barId,
      });
      return ((await follow.next()).value as GuestOrder[]).at(-1)?.cancellation;
    };
    const why = { by: 'bar', reason: 'out', ingredientId: 'sweet-vermouth', words: null };
    expect(await seen('en')).toEqual({ ...why, ingredient: 'Sweet vermouth' });
    expect(await seen('sk')).toEqual({ ...why, ingredient: 'Sladký vermut' });
  });

  it('accepts custom words, and an own ingredient', async () => {
    const order = await bar.order(bar.marta);
    await decline([order], { reason: 'other', words: '  The shaker\u200b broke \n sorry ' });
    const [seen] = await bar.ordersOf(bar.marta);
    expect(seen?.cancellation).toMatchObject({ reason: 'other', words: 'The shaker broke sorry' });
    const ingredient = ownIngredient('Plum shrub');
    const { ingredientId } = await evening.ana.call('ingredients.createIngredient', {
      barId: bar.barId,
      ingredient,
    });
    const next = await bar.order(bar.marta);
    expect((await decline([next], { reason: 'out', ingredientId })).status).toBe(200);
    const theirs = await evening.stranger.call('bars.createBar', { name: 'Theirs' });
    const other = await evening.stranger.call('ingredients.createIngredient', {
      barId: theirs,
      ingredient: ownIngredient('Secret'),
    });
    const last = await bar.order(bar.marta);
    for (const id of [other.ingredientId, 'moonlight']) {
      const { error } = await decline([last], { reason: 'out', ingredientId: id });
      expect(error.code).toBe('INGREDIENT_NOT_AVAILABLE');
    }
  });

  it.each([
    ['an unknown reason', { reason: 'mood' }],
    ['out of nothing', { reason: 'out' }],
    ['no words', { reason: 'other' }],
    ['empty words', { reason: 'other', words: ' \u200b ' }],
    ['too many words', { reason: 'other', words: 'x'.repeat(141) }],
  ])('refuses %s', async (_what, more) => {
    const order = await bar.order(bar.marta);
    expect(await decline([order], more)).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
    expect(await bar.statusesOf(bar.marta)).toEqual(['new']);
  });

  it('refuses others', async () => {
    const order = await bar.order(bar.marta);
    const more = { reason: 'lastCall' };
    expect(await bar.refusals('orders.declineOrders', [order], more)).toEqual(refused);
    expect(await bar.statusesOf(bar.marta)).toEqual(['new']);
  });

  it('is applied once for two bartenders at once', async () => {
    const orders = await Promise.all([bar.order(bar.marta), bar.order(bar.tomas)]);
    const answers = await Promise.all([
      decline(orders),
      decline(orders.toReversed(), { reason: 'tooMany' }, evening.bruno),
    ]);
    const moved = answers.flatMap(({ body }) => (body as { moved: string[] }).moved);
    expect(moved.toSorted()).toEqual(orders.toSorted());
    for (const order of orders) expect(await bar.history(order)).toEqual(['new', 'cancelled']);
  });
});

describe('a decline that is undone', () => {
  it('restores status, maker, time and hold', async () => {
    const [held, begun] = [await bar.order(bar.marta), await bar.order(bar.marta)];
    const { barId } = bar;
    await evening.ana.call('orders.holdOrders', { barId, orderIds: [held], isOnHold: true });
    await begin([begun], evening.bruno);
    const before = await bar.board();
    await decline([held, begun]);
    expect(await bar.board()).toEqual([]);
    expect(await bringBack([held, begun])).toEqual({ moved: [held, begun], others: [] });
    expect(await bar.board()).toEqual(before);
    expect(before.map(({ isOnHold, maker }) => [isOnHold, maker?.name])).toEqual([
      [true, undefined],
      [false, 'Bruno'],
    ]);
    expect(await bar.history(begun)).toEqual(['new', 'processing', 'cancelled', '← processing']);
    expect((await bar.ordersOf(bar.marta)).map(({ cancellation }) => cancellation)).toEqual([
      null,
      null,
    ]);
    expect(await cancelled()).toEqual([]);
  });

  it('changes nothing if it is already undone, also for two at once', async () => {
    const order = await bar.order(bar.marta);
    await decline([order]);
    const answers = await Promise.all([bringBack([order]), bringBack([order])]);
    expect(answers.flatMap(({ moved }) => moved)).toEqual([order]);
    expect(await bar.history(order)).toEqual(['new', 'cancelled', '← new']);
    await evening.ana.call('orders.undoOrderStatus', { orderId: order, status: 'cancelled' });
    expect(await bar.history(order)).toEqual(['new', 'cancelled', '← new']);
  });

  it('restores those that can be restored, and names the others', async () => {
    const [first, second] = [await bar.order(bar.marta), await bar.order(bar.marta)];
    await decline([first]);
    await takeBack([second]);
    expect(await bringBack([second, first])).toEqual({
      moved: [first],
      others: [{ _id: second, status: 'cancelled', maker: null }],
    });
  });

  it('refuses others', async () => {
    const order = await bar.order(bar.marta);
    await decline([order]);
    const more = { status: 'cancelled' };
    expect(await bar.refusals('orders.undoMoves', [order], more)).toEqual(refused);
    expect(await bar.statusesOf(bar.marta)).toEqual(['cancelled']);
  });
});

describe('orders.getCancelledOrders', () => {
  it("lists tonight's cancelled orders with person and reason, latest first, live", async () => {
    const board = (await evening.ana.live()).follow('orders.getCancelledOrders', {
      barId: bar.barId,
    });
    expect((await board.next()).value).toEqual([]);
    const [own, declined] = [await bar.order(bar.marta), await bar.order(bar.tomas)];
    const closing = await bar.order(bar.tomas, { table: '4' });
    await takeBack([own]);
    await decline([declined], { reason: 'notTonight' }, evening.bruno);
    await evening.ana.call('orders.cancelNewOrders', { barId: bar.barId });
    const list = await cancelled();
    expect(list).toMatchObject([
      { _id: closing, table: '4', cancellation: { by: 'bar', reason: null }, cancelledBy: 'Ana' },
      { _id: declined, cancellation: { by: 'bar', reason: 'notTonight' }, cancelledBy: 'Bruno' },
      { _id: own, guestName: 'Marta', cancellation: { by: 'guest' }, cancelledBy: null },
    ]);
    for (;;) {
      const { value } = await board.next();
      if ((value as CancelledOrder[]).length === 3) break;
    }
    await evening.world.db
      .updateTable('orders')
      .set({ changed_at: new Date(Date.now() - 13 * 3_600_000) })
      .where('id', '=', own)
      .execute();
    await evening.world.waitForChanges();
    expect(await cancelled()).toHaveLength(2);
  });

  it('leaves them out of every count', async () => {
    const { barId } = bar;
    await bar.order(bar.marta);
    const order = await bar.order(bar.tomas);
    await decline([order]);
    const board = await evening.ana.call('orders.getOrdersForBar', { barId });
    expect(board.counts).toEqual({ new: 1, processing: 0, done: 0 });
    expect(await evening.ana.call('orders.getNewOrdersCount', { barId })).toBe(1);
    expect(await evening.ana.call('orders.getOpenOrders', { barId })).toMatchObject({
      counts: { new: 1, processing: 0 },
      arrived: [{ guestName: 'Marta' }],
    });
  });

  it('refuses others', async () => {
    for (const [person, code] of [
      [evening.stranger, 'NOT_FOUND'],
      [bar.marta, 'UNAUTHORIZED'],
    ] as const) {
      const answer = await person.ask('orders.getCancelledOrders', { barId: bar.barId });
      expect(answer.error.code).toBe(code);
    }
  });
});

describe('orders.bringBackOrders', () => {
  const cancelNew = (more: object = {}) => {
    const batch = randomUUID();
    const input = { barId: bar.barId, batch, ...more };
    return { batch, count: evening.ana.call('orders.cancelNewOrders', input) };
  };
  const bringBackAll = (batch: string, person = evening.bruno) =>
    person.call('orders.bringBackOrders', { barId: bar.barId, batch });

  it('restores exactly the orders that were cancelled together', async () => {
    const [held, alone, kept, second] = [
      await bar.order(bar.marta),
      await bar.order(bar.tomas),
      await bar.order(bar.tomas),
      await bar.order(bar.tomas),
    ];
    const { barId } = bar;
    await evening.ana.call('orders.holdOrders', { barId, orderIds: [held], isOnHold: true });
    await decline([alone]);
    const { batch, count } = cancelNew({ only: [held, second] });
    expect(await count).toBe(2);
    const batches = (await cancelled()).map(({ _id, batch: shared }) => [_id, shared]);
    expect(Object.fromEntries(batches)).toEqual({ [held]: batch, [second]: batch, [alone]: null });
    // The guest does not see it.
    const [seen] = await bar.ordersOf(bar.marta);
    expect(seen?.cancellation).toEqual({
      by: 'bar',
      reason: null,
      ingredient: null,
      ingredientId: null,
      words: null,
    });
    expect(await bringBackAll(batch)).toBe(2);
    const board = await bar.board();
    expect(board.map(({ _id, isOnHold }) => [_id, isOnHold])).toEqual([
      [held, true],
      [kept, false],
      [second, false],
    ]);
    expect(await bar.history(held)).toEqual(['new', 'cancelled', '← new']);
  });

  it('skips orders that somebody else has restored, and returns 0 when none is left', async () => {
    const [first, second] = [await bar.order(bar.marta), await bar.order(bar.tomas)];
    const { batch, count } = cancelNew();
    expect(await count).toBe(2);
    await bringBack([first]);
    await begin([first]);
    expect(await bringBackAll(batch)).toBe(1);
    expect(await bringBackAll(batch)).toBe(0);
    expect(await bar.statusesOf(bar.marta)).toEqual(['processing']);
    expect(await bar.history(second)).toEqual(['new', 'cancelled', '← new']);
  });

  it('is refused to another owner and to guests', async () => {
    await bar.order(bar.marta);
    const { batch, count } = cancelNew();
    expect(await count).toBe(1);
    const input = { barId: bar.barId, batch };
    const { stranger } = evening;
    expect((await stranger.ask('orders.bringBackOrders', input)).error.code).toBe('NOT_FOUND');
    const another = await stranger.call('bars.createBar', { name: 'Elsewhere' });
    expect(await stranger.call('orders.bringBackOrders', { ...input, barId: another })).toBe(0);
    expect((await bar.marta.ask('orders.bringBackOrders', input)).error.code).toBe('UNAUTHORIZED');
    expect(await bar.statusesOf(bar.marta)).toEqual(['cancelled']);
  });
});

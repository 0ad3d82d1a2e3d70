import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bar, type Evening, openBar, openEvening, refused } from '#server/testing/evening.ts';

let evening: Evening;
let bar: Bar;

beforeAll(async () => {
  evening = await openEvening();
});
beforeEach(async () => {
  bar = await openBar(evening);
});
afterAll(() => evening.world.close());

type Status = 'new' | 'processing' | 'done';
const move = (orderIds: string[], status: Status, person = evening.ana, key?: string) =>
  person.call('orders.moveOrders', { barId: bar.barId, orderIds, status }, key);
const undo = (orderIds: string[], status: Status, person = evening.ana) =>
  person.call('orders.undoMoves', { barId: bar.barId, orderIds, status });
const takeOver = (orderIds: string[], person = evening.bruno) =>
  person.call('orders.takeOverOrders', { barId: bar.barId, orderIds });
const round = async (quantity: number) => {
  const lines = [{ drinkId: 'negroni', quantity }];
  const input = { barId: bar.barId, guestName: 'Marta', lines };
  return (await bar.marta.call('orders.createRound', input)).orderIds;
};
const makers = async (person = evening.ana) =>
  (await bar.board(person)).map(({ maker }) => maker?.name ?? null);
const byAna = { name: 'Ana', isYou: false };

describe('orders.moveOrders', () => {
  it('moves a round as a whole, and each order by the table of moves', async () => {
    const orders = await round(3);
    const [first = '', ...others] = orders;
    expect(await move(orders, 'processing')).toEqual({ moved: orders, others: [] });
    expect(await move([first], 'done')).toEqual({ moved: [first], others: [] });
    expect(await move(orders, 'done', evening.bruno)).toEqual({
      moved: others,
      others: [{ _id: first, status: 'done', maker: null }],
    });
    expect(await move(orders, 'new')).toEqual({ moved: orders, others: [] });
    expect(await bar.history(first)).toEqual(['new', 'processing', 'done', 'new']);
  });

  it('names the makers of those that somebody else has started', async () => {
    const orders = await round(2);
    const [first = '', second = ''] = orders;
    await move([first], 'processing');
    expect(await move(orders, 'processing', evening.bruno)).toEqual({
      moved: [second],
      others: [{ _id: first, status: 'processing', maker: byAna }],
    });
    expect(await makers()).toEqual(['Ana', 'Bruno']);
  });

  it('does not skip a status', async () => {
    const orders = await round(2);
    expect((await move(orders, 'done')).others.map(({ status }) => status)).toEqual(['new', 'new']);
  });

  it('gives each order to one of two simultaneous bartenders, in whatever order they list them', async () => {
    const orders = await round(6);
    const answers = await Promise.all([
      move(orders, 'processing'),
      move(orders.toReversed(), 'processing', evening.bruno),
    ]);
    expect(answers.flatMap(({ moved }) => moved).toSorted()).toEqual(orders.toSorted());
    for (const order of orders) expect(await bar.history(order)).toEqual(['new', 'processing']);
  });

  it('returns the same result to a repeated call', async () => {
    const key = randomUUID();
    const orders = await round(2);
    const twice = await Promise.all([1, 2].map(() => move(orders, 'processing', evening.ana, key)));
    for (const answer of twice) expect(answer).toEqual({ moved: orders, others: [] });
    await move(orders, 'done');
    expect(await move(orders, 'processing', evening.ana, key)).toEqual(twice[0]);
  });

  it('moves an order once that is named twice', async () => {
    const [order = ''] = await round(1);
    expect(await move([order, order], 'processing')).toEqual({ moved: [order], others: [] });
  });

  it('refuses others, and then moves nothing', async () => {
    const orders = await round(2);
    const more = { status: 'processing' };
    expect(await bar.refusals('orders.moveOrders', orders, more)).toEqual(refused);
    const cancel = { barId: bar.barId, orderIds: orders, status: 'cancelled' };
    expect((await evening.ana.ask('orders.moveOrders', cancel)).error.code).toBe('INVALID_REQUEST');
    expect(await bar.statusesOf(bar.marta)).toEqual(['new', 'new']);
  });
});

describe('orders.undoMoves', () => {
  it('undoes a move of several together, and restores their makers', async () => {
    const orders = await round(2);
    const [first = '', second = ''] = orders;
    await move([first], 'processing');
    await move([second], 'processing', evening.bruno);
    const before = await bar.board();
    await move(orders, 'done');
    expect(await undo(orders, 'done')).toEqual({ moved: orders, others: [] });
    expect(await bar.board()).toEqual(before);
    expect(await undo(orders, 'processing')).toEqual({ moved: orders, others: [] });
    expect(await makers()).toEqual([null, null]);
    expect((await bar.board()).map((one) => one.changedAt - one._creationTime)).toEqual([0, 0]);
  });

  it('names those that somebody has moved since', async () => {
    const orders = await round(2);
    const [first = '', second = ''] = orders;
    await move(orders, 'processing');
    await move([second], 'done', evening.bruno);
    expect(await undo(orders, 'processing')).toEqual({
      moved: [first],
      others: [{ _id: second, status: 'done', maker: null }],
    });
    await expect(undo([second], 'processing')).rejects.toMatchObject({
      code: 'CANNOT_UPDATE_ORDER',
    });
  });

  it('restores the hold of an order that was started', async () => {
    const orderIds = await round(1);
    const { barId } = bar;
    await evening.ana.call('orders.holdOrders', { barId, orderIds, isOnHold: true });
    await move(orderIds, 'processing');
    expect(await bar.board()).toMatchObject([{ isOnHold: false }]);
    await undo(orderIds, 'processing');
    expect(await bar.board()).toMatchObject([{ status: 'new', isOnHold: true }]);
    await move(orderIds, 'processing');
    await move(orderIds, 'new');
    expect(await bar.board()).toMatchObject([{ status: 'new', isOnHold: false }]);
  });
});

describe('orders.takeOverOrders', () => {
  it('takes over an order of another bartender, and an undo gives it back', async () => {
    const orders = await round(2);
    await move(orders, 'processing');
    const before = await bar.board();
    expect(await takeOver(orders)).toEqual({ moved: orders, others: [] });
    expect(await makers()).toEqual(['Bruno', 'Bruno']);
    expect((await bar.board()).map(({ changedAt }) => changedAt)).toEqual(
      before.map(({ changedAt }) => changedAt),
    );
    expect(await undo(orders, 'processing', evening.bruno)).toEqual({ moved: orders, others: [] });
    expect(await bar.board()).toEqual(before);
  });

  it('can be undone only by the person who took over, and keeps the start before it', async () => {
    const orders = await round(1);
    await move(orders, 'processing');
    await takeOver(orders);
    await expect(undo(orders, 'processing')).rejects.toMatchObject({ code: 'CANNOT_UPDATE_ORDER' });
    expect(await makers()).toEqual(['Bruno']);
    await undo(orders, 'processing', evening.bruno);
    await undo(orders, 'processing', evening.bruno);
    expect(await makers()).toEqual(['Ana']);
    await undo(orders, 'processing');
    expect(await bar.board()).toMatchObject([{ status: 'new', maker: null }]);
  });

  it('keeps the start time also when the completion is undone', async () => {
    const orders = await round(1);
    await move(orders, 'processing');
    await takeOver(orders);
    const before = await bar.board();
    await move(orders, 'done');
    await undo(orders, 'done');
    expect(await bar.board()).toEqual(before);
  });

  it('skips own, new and completed orders, and gives an order to one of two at once', async () => {
    const orders = await round(3);
    const [waiting = '', begun = '', done = ''] = orders;
    await move([begun, done], 'processing');
    await move([done], 'done');
    expect(await takeOver(orders, evening.ana)).toEqual({
      moved: [],
      others: [
        { _id: waiting, status: 'new', maker: null },
        { _id: begun, status: 'processing', maker: { name: 'Ana', isYou: true } },
        { _id: done, status: 'done', maker: null },
      ],
    });
    const twice = await Promise.all([takeOver([begun]), takeOver([begun])]);
    expect(twice.flatMap(({ moved }) => moved)).toEqual([begun]);
    expect(await bar.history(begun)).toEqual(['new', 'processing', 'processing']);
  });

  it('refuses others', async () =>
    expect(await bar.refusals('orders.takeOverOrders', await round(1))).toEqual(refused));
});

import { describe, expect, it } from 'vitest';
import type { Order, OrderBoard } from '#domain/orders/orders.ts';
import { lackingOf } from '#web/features/orders/actions/ran-out.tsx';
import { dropConfirmed } from '#web/rpc/optimistic.ts';
import {
  averageWait,
  byGuest,
  clockTime,
  columnsOf,
  fullest,
  isOvertaken,
  isSuperseded,
  movedBetween,
  reuse,
  type Shown,
  takenOver,
  toMake,
  withChanges,
} from './board.ts';
import { board, negroni, order } from './testing.ts';

const minute = 60_000;

it('counts the orders of each guest, longest wait first', () =>
  expect(byGuest([order('a'), order('b', { guestName: 'Ana' }), order('c')])).toEqual([
    { guestName: 'Jo', count: 2 },
    { guestName: 'Ana', count: 1 },
  ]));

describe('board data', () => {
  const orders = [
    order('b', { _creationTime: 2 }),
    order('a', { _creationTime: 1, ...negroni }),
    order('c', { _creationTime: 3, ...negroni }),
  ];

  it('lists orders by their place in the queue, oldest first on a tie', () => {
    const ids = (...shown: Order[]) => columnsOf(board(...shown)).new.map(({ _id }) => _id);
    expect(ids(...orders)).toEqual(['a', 'b', 'c']);
    expect(ids(...orders, order('d', { _creationTime: 9, sortKey: 0.5 }))).toEqual([
      'd',
      'a',
      'b',
      'c',
    ]);
    const tied = order('e', { _creationTime: 5, sortKey: 2 });
    expect(ids(tied, ...orders)).toEqual(['a', 'b', 'e', 'c']);
  });

  it('sums up the drinks to make, most ordered first, without deleted drinks', () => {
    const gone = order('d', { drinkId: null, drink: null });
    const drinks = toMake([...orders, gone]);
    expect(drinks.map(({ drink, count }) => [drink.name, count])).toEqual([
      ['Negroni', 2],
      ['Mojito', 1],
    ]);
  });

  it('counts the drinks that an allergy affects', () => {
    const notes = { notes: 'ALLERGY: nuts!', allergy: ['nuts' as const] };
    const [mojito] = toMake([
      order('a', notes),
      order('b', { without: ['egg'] }),
      order('c', { without: ['alcohol'] }),
    ]);
    expect(mojito).toMatchObject({ count: 3, careful: 2 });
  });

  it('reuses the objects of unchanged orders', () => {
    const before = board(order('a'), order('b'));
    const after = reuse(before, board(order('a'), order('b', { changedAt: 5 })));
    expect(after.orders[0]).toBe(before.orders[0]);
    expect(after.orders[1]).not.toBe(before.orders[1]);
  });

  it.each<Partial<Order>>([
    { isOnHold: true },
    { sortKey: 7 },
    { calledAt: 7 },
    // The server has read the note.
    { allergy: ['nuts'] },
    { collectedAt: 7 },
    { maker: { name: 'Ana', isYou: false } },
  ])('replaces the object of an order after a change of %o', (change) => {
    const before = board(order('a'));
    const [after] = reuse(before, board(order('a', change))).orders;
    expect(after).not.toBe(before.orders[0]);
  });

  it('reports orders as moved when they change columns, not when they arrive or leave', () => {
    const before = board(order('a'), order('b'), order('c'));
    const after = board(order('a', { status: 'processing' }), order('b'), order('d'));
    expect(movedBetween(before, after)).toEqual(['a']);
  });
});

describe('a change that the server has not shown yet', () => {
  const changed = (shown: Shown, isPending = true) =>
    new Map([['a', { value: { shown, before: order('a') }, isPending }]]);
  const remaining = (isPending: boolean, shown: OrderBoard) =>
    dropConfirmed(changed({ status: 'processing' }, isPending), (id, change) =>
      isSuperseded(id, change, shown),
    );

  it('appears at once, in its column and in the counts', () => {
    const shown = withChanges(board(order('a'), order('b')), changed({ status: 'processing' }));
    expect(shown.counts).toEqual({ new: 1, processing: 1, done: 0 });
    expect(columnsOf(shown).processing.map(({ _id }) => _id)).toEqual(['a']);
  });

  it('takes a declined order off the board', () => {
    const shown = withChanges(board(order('a'), order('b')), changed({ status: 'cancelled' }));
    expect(shown.counts).toEqual({ new: 1, processing: 0, done: 0 });
    expect(shown.orders.map(({ _id }) => _id)).toEqual(['b']);
  });

  it('shows whether the order is on hold, and its place', () => {
    const before = board(order('a'), order('b'));
    const shown = withChanges(before, changed({ isOnHold: true, sortKey: 3 }));
    expect(shown.orders[0]).toMatchObject({ isOnHold: true, sortKey: 3, status: 'new' });
    expect(shown.orders[1]).toBe(before.orders[1]);
  });

  it('is dropped once the call has ended and the server shows a change of the order', () => {
    const unchanged = board(order('a'));
    const other = board(order('a', { status: 'done', changedAt: 9 }));
    expect(remaining(true, other).size).toBe(1);
    expect(remaining(false, unchanged).size).toBe(1);
    expect(remaining(false, other).size).toBe(0);
    expect(remaining(false, board(order('a', { isOnHold: true }))).size).toBe(0);
    expect(remaining(false, board()).size).toBe(0);
  });
});

describe('orders that another person takes over', () => {
  const mine = { status: 'processing', maker: { name: 'Mika', isYou: true } } as const;
  const anas = { status: 'processing', maker: { name: 'Ana', isYou: false } } as const;

  it('are listed under the person who makes them now', () => {
    const before = board(order('a', mine), order('b', mine), order('c', anas), order('d', mine));
    const after = board(order('a', anas), order('b', anas), order('c', anas), order('d', mine));
    expect(
      takenOver(before, after).map(({ maker, orders }) => [maker, orders.map(({ _id }) => _id)]),
    ).toEqual([['Ana', ['a', 'b']]]);
  });

  it('exclude orders that were reset or completed', () => {
    const before = board(order('a', mine));
    expect(takenOver(before, board(order('a')))).toEqual([]);
    expect(takenOver(before, board(order('a', { ...anas, status: 'done' })))).toEqual([]);
  });
});

it('lists each order that cannot be made once, under the ingredient that it lacks', () => {
  const lack = (id: string, ...ids: string[]) =>
    order(id, { missing: ids.map((_id) => ({ _id, name: _id })) });
  const gone = [
    { _id: 'gin', pouredId: 'dry-gin' },
    { _id: 'campari', pouredId: 'campari' },
  ];
  const lacking = lackingOf(gone, [
    lack('a', 'campari'),
    lack('b', 'dry-gin', 'campari'),
    lack('c', 'campari'),
    lack('d', 'rum'),
  ]);
  expect(
    lacking.map(({ ingredientId, orders }) => [ingredientId, orders.map(({ _id }) => _id)]),
  ).toEqual([
    ['campari', ['a', 'c']],
    ['dry-gin', ['b']],
  ]);
});

describe('board figures', () => {
  it('average the waits of tonight', () => {
    const now = 24 * 60 * minute;
    const made = (ago: number, took: number) =>
      order(`${ago}`, {
        status: 'done',
        changedAt: now - ago * minute,
        _creationTime: now - (ago + took) * minute,
      });
    const { done } = columnsOf(board(made(1, 3), made(2, 5), made(13 * 60, 600)));
    expect(averageWait({ new: [], processing: [], done }, now)).toBe(4 * minute);
    expect(averageWait({ new: [], processing: [], done: [] }, now)).toBeUndefined();
  });

  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [24_900, '0:24'],
    [462_000, '7:42'],
    [3_725_000, '1:02:05'],
  ])('format %i ms as %s', (ms, text) => expect(clockTime(ms)).toBe(text));

  it('choose the open column that is full enough for more width', () => {
    const orders = (count: number, status: Order['status']) =>
      Array.from({ length: count }, (_, n) => order(`${status} ${n}`, { status }));
    const of = (waiting: number, processing: number) =>
      fullest(columnsOf(board(...orders(waiting, 'new'), ...orders(processing, 'processing'))));
    expect(of(4, 2)).toBeUndefined();
    expect(of(5, 2)).toBe('new');
    expect(of(5, 9)).toBe('processing');
  });
});

describe('an order with an unknown status', () => {
  const odd = (status: string, more: Partial<Order> = {}) =>
    order(status, { ...more, status: status as Order['status'] });

  it('appears on the board, in a fitting column', () => {
    const columns = columnsOf(
      board(odd('pending'), odd('completed'), odd('on the moon'), order('a')),
    );
    expect(columns.new.map(({ _id }) => _id)).toEqual(['pending', 'on the moon', 'a']);
    expect(columns.done.map(({ _id }) => _id)).toEqual(['completed']);
  });

  it('keeps the counts consistent when it changes', () => {
    const change = {
      value: { shown: { status: 'cancelled' }, before: undefined },
      isPending: true,
    };
    const { counts } = withChanges(
      board(odd('pending'), order('a')),
      new Map([['pending', change]]) as Parameters<typeof withChanges>[1],
    );
    expect(Object.values(counts).every(Number.isInteger)).toBe(true);
  });
});

describe('undoing a change', () => {
  const before = order('a', { changedAt: 1 });
  const started = { status: 'processing' } as const;

  it('is possible until somebody continues with the order', () => {
    const isOver = (shown: Shown, now: Order | undefined) => isOvertaken(before, shown, now);
    expect(isOver(started, before)).toBe(false);
    expect(isOver(started, order('a', { ...started, changedAt: 2 }))).toBe(false);
    expect(isOver(started, order('a', { status: 'done', changedAt: 3 }))).toBe(true);
    expect(isOver(started, order('a', { changedAt: 3 }))).toBe(true);
    expect(isOver(started, undefined)).toBe(true);
    expect(isOver({ status: 'cancelled' }, undefined)).toBe(false);
    expect(isOver({ status: 'cancelled' }, order('a', { ...started, changedAt: 3 }))).toBe(true);
    expect(isOver({ isOnHold: true }, order('a', { isOnHold: true, changedAt: 1 }))).toBe(false);
  });

  it('is possible until another person takes the order over', () => {
    const anas = order('a', { ...started, maker: { name: 'Ana', isYou: false } });
    const taken = { maker: { name: 'Mika', isYou: true } };
    const isOver = (maker: Order['maker']) => isOvertaken(anas, taken, { ...anas, maker });
    expect(isOver({ name: 'Ana', isYou: false })).toBe(false);
    expect(isOver({ name: 'Mika', isYou: true })).toBe(false);
    expect(isOver({ name: 'Bruno', isYou: false })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { Order, OrderBoard } from '#domain/orders.ts';
import { dropConfirmed } from '#web/rpc/optimistic.ts';
import {
  averageWait,
  byGuest,
  clockTime,
  columnsOf,
  fullest,
  grouped,
  initials,
  isMoveSuperseded,
  movedBetween,
  reuse,
  toMake,
  withMoves,
} from './board.ts';

const minute = 60_000;
const order = (id: string, more: Partial<Order> = {}): Order => ({
  _id: id,
  _creationTime: 0,
  drinkId: 'mojito',
  drink: { name: 'Mojito', imageUrl: '/m.svg', hue: '#0f0' },
  guestName: 'Jo',
  notes: null,
  status: 'new',
  changedAt: 0,
  maker: null,
  missing: [],
  standIns: [],
  ...more,
});
const negroni = { drinkId: 'negroni', drink: { name: 'Negroni', imageUrl: '/n.svg', hue: '#f00' } };
const board = (...orders: Order[]): OrderBoard => {
  const count = (status: string) => orders.filter((each) => each.status === status).length;
  return {
    orders,
    counts: { new: count('new'), processing: count('processing'), done: count('done') },
    hasOlder: false,
  };
};

it('counts the orders of each guest, oldest order first', () =>
  expect(byGuest([order('a'), order('b', { guestName: 'Ana' }), order('c')])).toEqual([
    { guestName: 'Jo', count: 2 },
    { guestName: 'Ana', count: 1 },
  ]));

describe('cards', () => {
  const orders = [
    order('b', { _creationTime: 2 }),
    order('a', { _creationTime: 1, ...negroni }),
    order('c', { _creationTime: 3, ...negroni }),
  ];

  it('are listed oldest first, or grouped by drink', () => {
    const { new: waiting } = columnsOf(board(...orders));
    const ids = (byDrink: boolean) =>
      grouped(waiting, byDrink).map((group) => group.orders.map(({ _id }) => _id));
    expect(ids(false)).toEqual([['a', 'b', 'c']]);
    expect(ids(true)).toEqual([['a', 'c'], ['b']]);
    expect(grouped([], false)).toEqual([]);
  });

  it('add up to the drinks to make, most ordered first, without deleted drinks', () => {
    const gone = order('d', { drinkId: null, drink: null });
    const made = order('e', { status: 'done' });
    const drinks = toMake(columnsOf(board(...orders, gone, made)));
    expect(drinks.map(({ drink, count }) => [drink.name, count])).toEqual([
      ['Negroni', 2],
      ['Mojito', 1],
    ]);
  });

  it('keep their objects while they do not change', () => {
    const before = board(order('a'), order('b'));
    const after = reuse(before, board(order('a'), order('b', { changedAt: 5 })));
    expect(after.orders[0]).toBe(before.orders[0]);
    expect(after.orders[1]).not.toBe(before.orders[1]);
  });

  it('count as moved when they change columns, not when they arrive or leave', () => {
    const before = board(order('a'), order('b'), order('c'));
    const after = board(order('a', { status: 'processing' }), order('b'), order('d'));
    expect(movedBetween(before, after)).toEqual(['a']);
  });
});

describe('a move that the server has not shown yet', () => {
  const moved = (isPending: boolean) =>
    new Map([['a', { value: { status: 'processing' as const, since: 0 }, isPending }]]);
  const remaining = (isPending: boolean, shown: OrderBoard) =>
    dropConfirmed(moved(isPending), (id, move) => isMoveSuperseded(id, move, shown));

  it('shows at once, in its column and in the counts', () => {
    const shown = withMoves(board(order('a'), order('b')), moved(true));
    expect(shown.counts).toEqual({ new: 1, processing: 1, done: 0 });
    expect(columnsOf(shown).processing.map(({ _id }) => _id)).toEqual(['a']);
  });

  it('is dropped when the server has answered and shows a change of the order', () => {
    const unchanged = board(order('a'));
    const changed = board(order('a', { status: 'done', changedAt: 9 }));
    expect(remaining(true, changed).size).toBe(1);
    expect(remaining(false, unchanged).size).toBe(1);
    expect(remaining(false, changed).size).toBe(0);
    expect(remaining(false, board()).size).toBe(0);
  });
});

describe('figures', () => {
  it('include the average wait of tonight', () => {
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
  ])('show %i ms as %s', (ms, text) => expect(clockTime(ms)).toBe(text));

  it('name the open column that is full enough for more of the width', () => {
    const orders = (count: number, status: Order['status']) =>
      Array.from({ length: count }, (_, n) => order(`${status} ${n}`, { status }));
    const of = (waiting: number, processing: number) =>
      fullest(columnsOf(board(...orders(waiting, 'new'), ...orders(processing, 'processing'))));
    expect(of(4, 2)).toBeUndefined();
    expect(of(5, 2)).toBe('new');
    expect(of(5, 9)).toBe('processing');
  });

  it('include two initials of a name', () => {
    expect(['Ana Nová', 'ana', 'Bo. T', ' '].map(initials)).toEqual(['AN', 'AN', 'BT', '']);
  });
});

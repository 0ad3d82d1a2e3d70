import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/orders/orders.ts';
import { readStation } from './station.ts';
import { negroni, order } from './testing.ts';
import {
  type Arrangement,
  grouped,
  isMoved,
  linesOf,
  reuseTickets,
  roundSizes,
  type Station,
  type Ticket,
  ticketsOf,
} from './tickets.ts';

const round = (id: string, more: Partial<Order> = {}) => order(id, { roundId: 'r', ...more });
const tickets = (
  orders: readonly Order[],
  options: { arrangement?: Arrangement; station?: Station; pending?: string } = {},
) =>
  ticketsOf(orders, {
    arrangement: 'age',
    station: [],
    sizes: roundSizes(orders),
    isPending: (id) => id === options.pending,
    ...options,
  });
const ids = ({ orders }: { orders: readonly Order[] }) => orders.map(({ _id }) => _id);

describe('tickets', () => {
  it('contain a single order, or the orders of a round in one column', () => {
    const [first, second, ...others] = tickets([round('a'), order('b'), round('c')]);
    expect(first && ids(first)).toEqual(['a', 'c']);
    expect(second).toMatchObject({ id: 'b', total: 1, elsewhere: 0 });
    expect(others).toEqual([]);
  });

  it('count the drinks of their round in all columns', () => {
    const all = [round('a'), round('b', { status: 'processing' }), round('c', { status: 'done' })];
    const [ticket] = ticketsOf(all.slice(0, 1), {
      arrangement: 'age',
      station: [],
      sizes: roundSizes(all),
      isPending: () => false,
    });
    expect(ticket?.total).toBe(3);
  });

  it('have unique ids in each column, on hold, and by drink', () => {
    const all = [
      round('a'),
      round('b', { status: 'processing' }),
      round('c', { isOnHold: true }),
      round('d', negroni),
    ];
    expect(new Set(tickets(all).map(({ id }) => id)).size).toBe(3);
    expect(new Set(tickets(all, { arrangement: 'drink' }).map(({ id }) => id)).size).toBe(4);
  });

  it('are on hold only while they are new', () => {
    expect(tickets([order('a', { isOnHold: true })])[0]?.isOnHold).toBe(true);
    expect(tickets([order('a', { isOnHold: true, status: 'done' })])[0]?.isOnHold).toBe(false);
  });

  it('show drinks of the station, and count the others', () => {
    const gone = order('d', { drinkId: null, drink: null });
    const all = [round('a'), round('b', negroni), order('c', negroni), gone];
    const shown = tickets(all, { station: ['highballs'] });
    expect(shown.map(ids)).toEqual([['a'], ['d']]);
    expect(shown[0]).toMatchObject({ elsewhere: 1, total: 2 });
  });

  it('count as the same while their orders are the same objects', () => {
    const all = [round('a'), round('b'), order('c')];
    const before = tickets(all);
    expect(reuseTickets(before, tickets(all))).toBe(before);
    const [changed, same] = reuseTickets(before, tickets([round('a'), ...all.slice(1)]));
    expect(changed).not.toBe(before[0]);
    expect(same).toBe(before[1]);
    const [waiting] = reuseTickets(before, tickets(all, { pending: 'b' }));
    expect(waiting).toMatchObject({ isPending: true });
    expect(reuseTickets(before, [before[0], { ...before[1], elsewhere: 1 }] as Ticket[])).toEqual([
      before[0],
      { ...before[1], elsewhere: 1 },
    ]);
    expect(reuseTickets(before, before.slice(1))).toEqual(before.slice(1));
  });

  it('list equal drinks together, but separate notes and people', () => {
    const orders = [
      round('a'),
      round('b', negroni),
      round('c'),
      round('d', { notes: 'No ice' }),
      round('e', { forName: 'Peter' }),
    ] as const;
    expect(linesOf({ orders }).map(ids)).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
    const deleted = [
      round('f', { drinkId: null, drink: null }),
      round('g', { drinkId: null, drink: null }),
    ] as const;
    expect(linesOf({ orders: deleted })).toHaveLength(2);
  });

  it('are marked after a bartender has moved them', () => {
    expect(isMoved(order('a', { _creationTime: 5 }))).toBe(false);
    expect(isMoved(order('a', { _creationTime: 5, sortKey: 2 }))).toBe(true);
    expect(isMoved(order('a', { _creationTime: 5, sortKey: 2, status: 'done' }))).toBe(false);
  });
});

describe('ticket groups', () => {
  const all = [
    order('a', { table: null }),
    round('b', { table: '7' }),
    round('c', { ...negroni, table: '7' }),
    order('d', { ...negroni, table: '2' }),
    order('e', { table: '7' }),
  ];
  const keysOf = (arrangement: Arrangement) =>
    grouped(tickets(all, { arrangement }), arrangement).map((group) => [
      group.key,
      group.tickets.flatMap(ids),
    ]);

  it('form one group in plain order', () => {
    expect(keysOf('age')).toEqual([['all', ['a', 'b', 'c', 'd', 'e']]]);
    expect(grouped([], 'age')).toEqual([]);
  });

  it('combine equal drinks of all tickets', () =>
    expect(keysOf('drink')).toEqual([
      ['mojito', ['a', 'b', 'e']],
      ['negroni', ['c', 'd']],
    ]));

  it('follow tables, with tickets without a table last', () =>
    expect(keysOf('table')).toEqual([
      ['7', ['b', 'c', 'e']],
      ['2', ['d']],
      ['', ['a']],
    ]));
});

it.each([
  ['', []],
  ['sours,shots', ['sours', 'shots']],
  ['shots,sours,shots', ['sours', 'shots']],
  ['beer,<b>,sours', ['sours']],
])('reads the stored station %o', (stored, station) =>
  expect(readStation(stored)).toEqual(station),
);

it('shows tickets with an unknown status at every station, without a next step', () => {
  const odd = order('a', {
    status: 'pending' as Order['status'],
    drink: { name: 'Slush', imageUrl: '/s.svg', hue: '#00f', category: 'slushes' as never },
  });
  expect(tickets([odd], { station: ['sours'] })).toMatchObject([
    { status: 'new', isKnown: false, isOnHold: false },
  ]);
});

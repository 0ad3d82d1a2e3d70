import { expect, it } from 'vitest';
import { Queue } from './queue.ts';
import type { OpenRow } from './rows.ts';

const minute = 60_000;
const row = (id: string, at: number, more: Partial<OpenRow> = {}): OpenRow => ({
  id,
  bar_id: 'bar',
  drink_id: 'negroni',
  guest_name: 'Marta',
  guest_key: id,
  notes: null,
  status: 'new',
  created_at: new Date(at * minute),
  changed_at: new Date(at * minute),
  maker_subject: null,
  maker_name: null,
  round_id: null,
  for_name: null,
  table_name: null,
  position: null,
  is_on_hold: false,
  called_at: null,
  collected_at: null,
  cancellation: null,
  number: null,
  without: [],
  allergy: null,
  ...more,
});
const ids = (queue: Queue) => queue.orders.map(({ id }) => id);

it('is in the order of arrival, except for orders that a bartender moved', () => {
  expect(ids(new Queue([row('a', 1), row('b', 2), row('c', 3)]))).toEqual(['a', 'b', 'c']);
  const moved = new Queue([row('a', 1), row('b', 2), row('c', 3, { position: 1.5 * minute })]);
  expect(ids(moved)).toEqual(['a', 'c', 'b']);
  expect(['a', 'b', 'c'].map((id) => moved.ahead(id))).toEqual([0, 2, 1]);
});

it('counts only orders of other guests that are not on hold', () => {
  const queue = new Queue([
    row('a', 1, { is_on_hold: true }),
    row('b', 2, { guest_key: 'marta' }),
    row('c', 3),
    row('d', 4, { guest_key: 'marta' }),
  ]);
  expect(['a', 'b', 'c', 'd'].map((id) => queue.ahead(id))).toEqual([null, 0, 1, 1]);
});

it('estimates by the pace: orders in progress first, then waiting ones', () => {
  const queue = new Queue([
    row('a', 1),
    row('b', 2, { status: 'processing', changed_at: new Date(6 * minute) }),
    row('c', 3, { is_on_hold: true }),
  ]);
  const pace = { perDrinkMs: 2 * minute, lastDoneAt: 5 * minute };
  expect(queue.readyAt('b', pace)).toBe(7 * minute);
  expect(queue.readyAt('a', pace)).toBe(9 * minute);
  expect(queue.readyAt('c', pace)).toBeNull();
  expect(queue.readyAt('a', null)).toBeNull();
});

it('estimates from the first order after an idle time', () => {
  const queue = new Queue([row('a', 10), row('b', 11)]);
  expect(queue.readyAt('b', { perDrinkMs: 3 * minute, lastDoneAt: minute })).toBe(16 * minute);
});

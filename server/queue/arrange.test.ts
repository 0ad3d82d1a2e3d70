import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';

const queueOf = (keys: Record<string, number>) =>
  Object.entries(keys).map(([id, key]) => ({ id, key }));

/** Throws where two have the same place. */
function moved(keys: Record<string, number>, ids: string[], before: string | null): string {
  const changed = arrange(queueOf(keys), ids, before);
  const after = queueOf({ ...keys, ...Object.fromEntries(changed) });
  for (const id of changed.keys()) {
    const key = changed.get(id);
    if (after.filter((other) => other.key === key).length > 1) throw new Error(`a tie at ${id}`);
  }
  return after
    .toSorted((a, b) => a.key - b.key)
    .map(({ id }) => id)
    .join('');
}

const keys = { a: 1_000, b: 2_000, c: 3_000, d: 4_000 };

it('puts an order between two others without changing them', () => {
  expect(moved(keys, ['d'], 'b')).toBe('adbc');
  expect([...arrange(queueOf(keys), ['d'], 'b').keys()]).toEqual(['d']);
});

it('puts orders at the end, before later ones', () => {
  expect(moved(keys, ['a'], 'end')).toBe('bcda');
  expect(moved(keys, ['c', 'a'], 'end')).toBe('bdca');
  expect(moved(keys, ['d'], 'end')).toBe('abcd');
  expect([...arrange(queueOf(keys), ['a'], 'end')]).toEqual([['a', expect.closeTo(4_000.01)]]);
});

it('puts orders at the top, in the order of the call', () => {
  expect(moved(keys, ['d'], null)).toBe('dabc');
  expect(moved(keys, ['d', 'b'], null)).toBe('dbac');
  expect(moved(keys, ['c', 'a', 'b', 'd'], null)).toBe('cabd');
});

it('moves an order down', () => expect(moved(keys, ['a'], 'd')).toBe('bcad'));

it('leaves an order in place when it is moved before itself', () => {
  expect(moved(keys, ['b'], 'b')).toBe('abcd');
  expect(moved(keys, ['d'], 'd')).toBe('abcd');
  expect(moved(keys, ['c', 'b'], 'b')).toBe('acbd');
});

it('changes nothing when nothing is moved', () =>
  expect(arrange(queueOf(keys), [], 'b').size).toBe(0));

it('makes room among orders placed at the same moment', () => {
  const round = { a: 1_000, b: 2_000, c: 2_000, d: 2_000, e: 2_000, f: 9_000 };
  expect(moved(round, ['f'], 'd')).toBe('abcfde');
  expect(moved(round, ['a'], 'e')).toBe('bcdaef');
});

it('has room however often a place is taken', () => {
  let queue: Record<string, number> = { x: 1_763_164_800_000, y: 1_763_164_800_001 };
  for (let n = 0; n < 500; n++) {
    const id = String.fromCodePoint(0x4e00 + n);
    queue = { ...queue, [id]: 1_763_164_900_000 + n };
    const list = queueOf(queue).toSorted((a, b) => a.key - b.key);
    queue = { ...queue, ...Object.fromEntries(arrange(list, [id], 'y')) };
  }
  const order = queueOf(queue).toSorted((a, b) => a.key - b.key);
  const expected = Array.from({ length: 500 }, (_, n) => String.fromCodePoint(0x4e00 + n));
  expect(order.map(({ id }) => id)).toEqual(['x', ...expected, 'y']);
});

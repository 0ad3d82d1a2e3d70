import { expect, it } from 'vitest';
import { Bounded } from './bounded.ts';

it('deletes what was not used for the longest time', () => {
  const map = new Bounded<string>(2);
  map.set('a', 'one');
  map.set('b', 'two');
  map.get('a');
  map.set('c', 'three');
  expect([...map.entries()]).toEqual([
    ['a', 'one'],
    ['c', 'three'],
  ]);
  expect(map.get('b')).toBeUndefined();
});

it('counts the sizes of its values, also of those that are replaced and deleted', () => {
  const map = new Bounded<string>(10, (value) => value.length);
  map.set('a', '12345');
  map.set('b', '12345');
  map.set('a', '1');
  expect(map.size).toBe(6);
  map.delete('b');
  map.delete('b');
  expect(map.size).toBe(1);
  map.set('c', '1234567890');
  expect([...map.entries()]).toEqual([['c', '1234567890']]);
  map.clear();
  expect(map.size).toBe(0);
});

it('does not hold what is larger than all that it may hold', () => {
  const map = new Bounded<string>(3, (value) => value.length);
  map.set('a', '1');
  map.set('b', '1234');
  expect([...map.entries()]).toEqual([]);
});

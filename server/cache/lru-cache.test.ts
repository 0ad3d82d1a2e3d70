import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('deletes the least recently used entry', () => {
  const cache = new LruCache<string>(2);
  cache.set('a', 'one');
  cache.set('b', 'two');
  cache.get('a');
  cache.set('c', 'three');
  expect([...cache.entries()]).toEqual([
    ['a', 'one'],
    ['c', 'three'],
  ]);
  expect(cache.get('b')).toBeUndefined();
});

it('counts the sizes of its values, also after replacements and deletions', () => {
  const cache = new LruCache<string>(10, (value) => value.length);
  cache.set('a', '12345');
  cache.set('b', '12345');
  cache.set('a', '1');
  expect(cache.size).toBe(6);
  cache.delete('b');
  cache.delete('b');
  expect(cache.size).toBe(1);
  cache.set('c', '1234567890');
  expect([...cache.entries()]).toEqual([['c', '1234567890']]);
  cache.clear();
  expect(cache.size).toBe(0);
});

it('does not store a value that is larger than the whole cache', () => {
  const cache = new LruCache<string>(3, (value) => value.length);
  cache.set('a', '1');
  cache.set('b', '1234');
  expect([...cache.entries()]).toEqual([]);
});

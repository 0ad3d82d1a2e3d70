import { beforeEach, expect, it } from 'vitest';
import { ReadCache } from './read-cache.ts';

const db = { isTransaction: false };
const transaction = { isTransaction: true };

let isConnected: boolean;
let stored: string | null;
let reads: number;
let cache: ReadCache<string | null>;
const read = async () => {
  reads++;
  return stored;
};

beforeEach(() => {
  isConnected = true;
  stored = 'one';
  reads = 0;
  cache = new ReadCache(10, () => isConnected);
});

it('reads a value once until it is deleted', async () => {
  expect(await cache.get(db, 'a', read)).toBe('one');
  stored = 'two';
  expect(await cache.get(db, 'a', read)).toBe('one');
  cache.delete('a');
  expect(await cache.get(db, 'a', read)).toBe('two');
  expect(reads).toBe(2);
});

it('reads every time while the feed is not connected, and caches nothing', async () => {
  await cache.get(db, 'a', read);
  isConnected = false;
  stored = 'two';
  expect(await cache.get(db, 'a', read)).toBe('two');
  stored = 'three';
  expect(await cache.get(db, 'a', read)).toBe('three');
  // A reconnected feed reports that anything may have changed.
  isConnected = true;
  cache.clear();
  expect(await cache.get(db, 'a', read)).toBe('three');
  expect(reads).toBe(4);
});

it('does not cache a value that was deleted, or lost its feed, during the read', async () => {
  const first = cache.get(db, 'a', read);
  cache.delete('a');
  await first;
  const second = cache.get(db, 'a', read);
  isConnected = false;
  await second;
  isConnected = true;
  await cache.get(db, 'a', read);
  expect(reads).toBe(3);
});

it('does not cache null', async () => {
  stored = null;
  expect(await cache.get(db, 'a', read)).toBeNull();
  stored = 'there now';
  expect(await cache.get(db, 'a', read)).toBe('there now');
});

it('is used, but not filled, by a transaction', async () => {
  await cache.get(transaction, 'a', read);
  await cache.get(db, 'a', read);
  await cache.get(transaction, 'a', read);
  expect(reads).toBe(2);
});

it('shares one read among concurrent readers', async () => {
  expect(await Promise.all([cache.get(db, 'a', read), cache.get(db, 'a', read)])).toEqual([
    'one',
    'one',
  ]);
  expect(reads).toBe(1);
});

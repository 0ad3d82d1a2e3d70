import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { batched, useSingleConnection } from './batch.ts';
import type { Db } from './database.ts';

const db = {} as Db;

/** Doubles numbers and records its batches. A negative number fails its batch. */
function doubler(isFree: () => Promise<void> = () => sleep(5)) {
  const batches: (readonly number[])[] = [];
  const double = batched(async (_db, numbers: readonly number[]) => {
    batches.push(numbers);
    await isFree();
    if (numbers.some((number) => number < 0)) throw new Error('negative');
    return numbers.map((number) => 2 * number);
  });
  return { batches, double };
}

it('runs a lone call at once, and concurrent calls in one batch', async () => {
  const { batches, double } = doubler();
  expect(await double(db, 1)).toBe(2);
  expect(await Promise.all([2, 3, 4].map((number) => double(db, number)))).toEqual([4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

it('batches calls that arrive during a running batch, up to the maximum', async () => {
  const { batches, double } = doubler();
  const early = [1, 2].map((number) => double(db, number));
  await sleep(1);
  const late = Array.from({ length: 150 }, (_, number) => double(db, number));
  expect(await Promise.all(early)).toEqual([2, 4]);
  expect(await Promise.all(late)).toEqual(Array.from({ length: 150 }, (_, number) => 2 * number));
  expect(Math.max(...batches.map(({ length }) => length))).toBe(64);
});

it('does not fail a call because of another call in its batch', async () => {
  const { double } = doubler();
  const answers = await Promise.allSettled([1, -2, 3].map((number) => double(db, number)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await double(db, 4)).toBe(8);
});

it('batches the calls of each database separately', async () => {
  const { batches, double } = doubler();
  await Promise.all([double(db, 1), double({} as Db, 2)]);
  expect(batches).toEqual([[1], [2]]);
});

it('runs one batch at a time where there is one connection', async () => {
  const held = Promise.withResolvers<void>();
  const { batches, double } = doubler(() => held.promise);
  const single = {} as Db;
  useSingleConnection(single);
  const first = double(single, 1);
  await vi.waitUntil(() => batches.length === 1);
  const late = [double(single, 2), double(single, 3)];
  held.resolve();
  expect(await Promise.all([first, ...late])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Db } from './database.ts';
import { gathered, oneAtATime } from './gather.ts';

const db = {} as Db;

/** Doubles numbers, remembers which it was given together, and fails where one is negative. */
function doubler(isFree: () => Promise<void> = () => sleep(5)) {
  const groups: (readonly number[])[] = [];
  const double = gathered(async (_db, numbers: readonly number[]) => {
    groups.push(numbers);
    await isFree();
    if (numbers.some((number) => number < 0)) throw new Error('negative');
    return numbers.map((number) => 2 * number);
  });
  return { groups, double };
}

it('asks at once for who comes alone, and together for who comes at the same time', async () => {
  const { groups, double } = doubler();
  expect(await double(db, 1)).toBe(2);
  expect(await Promise.all([2, 3, 4].map((number) => double(db, number)))).toEqual([4, 6, 8]);
  expect(groups).toEqual([[1], [2, 3, 4]]);
});

it('gathers who comes while others are under way, a few dozen at most', async () => {
  const { groups, double } = doubler();
  const early = [1, 2].map((number) => double(db, number));
  await sleep(1);
  const late = Array.from({ length: 150 }, (_, number) => double(db, number));
  expect(await Promise.all(early)).toEqual([2, 4]);
  expect(await Promise.all(late)).toEqual(Array.from({ length: 150 }, (_, number) => 2 * number));
  expect(Math.max(...groups.map(({ length }) => length))).toBe(64);
});

it('lets nobody fail for the sake of another', async () => {
  const { double } = doubler();
  const answers = await Promise.allSettled([1, -2, 3].map((number) => double(db, number)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await double(db, 4)).toBe(8);
});

it('keeps databases apart', async () => {
  const { groups, double } = doubler();
  await Promise.all([double(db, 1), double({} as Db, 2)]);
  expect(groups).toEqual([[1], [2]]);
});

it('lets who comes meanwhile join the next group, where there is one connection', async () => {
  const held = Promise.withResolvers<void>();
  const { groups, double } = doubler(() => held.promise);
  const single = {} as Db;
  oneAtATime(single);
  const first = double(single, 1);
  await vi.waitUntil(() => groups.length === 1);
  const late = [double(single, 2), double(single, 3)];
  held.resolve();
  expect(await Promise.all([first, ...late])).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1], [2, 3]]);
});

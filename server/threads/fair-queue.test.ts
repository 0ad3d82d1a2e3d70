import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('takes one item of each turn before a second of any', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item.charAt(0), item);
  expect(queue.remove('a', 'a2')).toBe(true);
  expect(queue.remove('a', 'a2')).toBe(false);
  expect(Array.from({ length: 6 }, () => queue.take())).toEqual([
    'a1',
    'b1',
    'c1',
    'a3',
    'c2',
    undefined,
  ]);
});

it('makes an item wait for at most one item of each other turn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 200 }), (turns) => {
      const queue = new FairQueue<number>();
      for (const turn of turns) queue.push(String(turn), turn);
      queue.push('honest', -1);
      let taken = 0;
      while (queue.take() !== -1) taken++;
      expect(taken).toBeLessThanOrEqual(new Set(turns).size);
      expect(queue.size).toBe(turns.length - taken);
    }),
  );
});

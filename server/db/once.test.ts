import { expect, it } from 'vitest';
import { firstsOf, type OnceCall } from './once.ts';

it('takes a call that comes twice at the same time once, and each without a key', () => {
  const call = (client: string, key: string, n: number) => ({ client, key, n });
  const calls: (Partial<OnceCall> & { n: number })[] = [
    call('a', 'x', 0),
    { n: 1 },
    call('b', 'x', 2),
    call('a', 'x', 3),
    call('a', 'y', 4),
    { n: 5 },
  ];
  expect(firstsOf(calls).map(({ n }) => n)).toEqual([0, 1, 2, 4, 5]);
});

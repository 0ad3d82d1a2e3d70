import { expect, it } from 'vitest';
import { firstPerKey, type IdempotentCall } from './idempotency.ts';

it('keeps the first call of each key, and every call without a key', () => {
  const call = (client: string, key: string, n: number) => ({ client, key, n });
  const calls: (Partial<IdempotentCall> & { n: number })[] = [
    call('a', 'x', 0),
    { n: 1 },
    call('b', 'x', 2),
    call('a', 'x', 3),
    call('a', 'y', 4),
    { n: 5 },
  ];
  expect(firstPerKey(calls).map(({ n }) => n)).toEqual([0, 1, 2, 4, 5]);
});

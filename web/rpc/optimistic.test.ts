import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOptimistically, dropConfirmed, type OptimisticChanges } from './optimistic.ts';

let changes: OptimisticChanges<string> = new Map();

beforeEach(() => {
  vi.useFakeTimers();
  changes = new Map();
});
afterEach(() => void vi.useRealTimers());

/** Applies values with a call that the test ends. */
function apply(values: Record<string, string>, maxConfirmedMs = 2_000) {
  const call = Promise.withResolvers<string>();
  const outcome = applyOptimistically<string, string>(
    (update) => {
      changes = update(changes);
    },
    values,
    () => call.promise,
    maxConfirmedMs,
  ).catch((error: Error) => error.message);
  const end = async (settle: () => void) => {
    settle();
    return outcome;
  };
  return {
    succeed: () => end(() => call.resolve('done')),
    fail: () => end(() => call.reject(new Error('refused'))),
  };
}

const shown = () => Object.fromEntries([...changes].map(([key, { value }]) => [key, value]));
const pending = () => [...changes].flatMap(([key, { isPending }]) => (isPending ? key : []));

describe('an optimistic change', () => {
  it('appears at once and stays pending until the server responds', async () => {
    const { succeed } = apply({ gin: 'on', rum: 'off' });
    expect(shown()).toEqual({ gin: 'on', rum: 'off' });
    expect(pending()).toEqual(['gin', 'rum']);
    expect(await succeed()).toBe('done');
    expect(shown()).toEqual({ gin: 'on', rum: 'off' });
    expect(pending()).toEqual([]);
  });

  it('is dropped when the call fails, and the caller gets the error', async () => {
    const { fail } = apply({ gin: 'on' });
    expect(await fail()).toBe('refused');
    expect(shown()).toEqual({});
  });

  it('stays when an earlier change succeeds or fails', async () => {
    const [first, second, third] = [
      apply({ gin: 'on' }),
      apply({ gin: 'off' }),
      apply({ gin: 'on' }),
    ];
    await first.fail();
    await second.succeed();
    expect(shown()).toEqual({ gin: 'on' });
    expect(pending()).toEqual(['gin']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown()).toEqual({ gin: 'on' });
    await third.fail();
    expect(shown()).toEqual({});
  });

  it('is dropped two seconds after the response, whatever the server shows', async () => {
    await apply({ gin: 'on' }).succeed();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(shown()).toEqual({ gin: 'on' });
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual({});
  });

  it('without a time limit, stays until the server shows a newer state', async () => {
    await apply({ gin: 'on' }, Number.POSITIVE_INFINITY).succeed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual({ gin: 'on' });
    changes = dropConfirmed(changes, () => true);
    expect(shown()).toEqual({});
  });
});

describe('a new server state', () => {
  it('drops confirmed changes that it supersedes, but no pending ones', async () => {
    await apply({ gin: 'on', rum: 'on' }).succeed();
    apply({ lime: 'on' });
    changes = dropConfirmed(changes, (key) => key !== 'rum');
    expect(shown()).toEqual({ rum: 'on', lime: 'on' });
  });

  it('keeps changes that it does not supersede', async () => {
    await apply({ gin: 'on' }).succeed();
    expect(dropConfirmed(changes, () => false)).toBe(changes);
  });
});

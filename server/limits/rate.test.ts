import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rate } from './rate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('allows a burst, then one after each interval, for each key separately', () => {
  const rate = new Rate({ burst: 2, everyMs: 1_000 });
  rate.take('a');
  rate.take('a');
  expect(() => rate.take('a')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY', data: { retryAfterSeconds: 1 } }),
  );
  rate.take('b');
  vi.advanceTimersByTime(1_000);
  rate.take('a');
  expect(() => rate.take('a')).toThrow();
  vi.advanceTimersByTime(60_000);
  rate.take('a');
  rate.take('a');
  expect(() => rate.take('a')).toThrow();
});

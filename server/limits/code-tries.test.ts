import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeTries } from './code-tries.ts';

const right = async () => true;
const wrong = async () => false;
const here = '203.0.113.7';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Measured in the time of the server. */
async function timeOf(answer: Promise<void>): Promise<number> {
  const start = Date.now();
  let end: number | undefined;
  const done = () => {
    end = Date.now();
  };
  answer.then(done, done);
  while (end === undefined) await vi.advanceTimersByTimeAsync(50);
  return end - start;
}

async function wrongTimes(tries: CodeTries, times: number, address = here) {
  for (let time = 0; time < times; time++) await tries.admit(address, wrong);
}

describe('an address', () => {
  it('never waits for right codes, however many', async () => {
    const tries = new CodeTries();
    for (let guest = 0; guest < 400; guest++) await tries.admit(here, right);
    expect(await timeOf(tries.admit(here, right))).toBeLessThan(100);
  });

  it('may send thirty wrong codes, then each code waits for its turn, also a right one', async () => {
    const tries = new CodeTries();
    await wrongTimes(tries, 30);
    const all = [wrong, wrong, right, wrong].map((code) => timeOf(tries.admit(here, code)));
    const times = await Promise.all(all);
    expect(times[3]).toBeGreaterThanOrEqual(1_500);
    expect(times[2]).toBeGreaterThanOrEqual(1_000);
  });

  it('is charged for all concurrent tries', async () => {
    const tries = new CodeTries();
    await Promise.all(Array.from({ length: 30 }, () => tries.admit(here, wrong)));
    const times = await Promise.all([wrong, right].map((code) => timeOf(tries.admit(here, code))));
    expect(times[1]).toBeGreaterThanOrEqual(500);
  });

  it('is refused when too many codes are queued', async () => {
    const tries = new CodeTries();
    await wrongTimes(tries, 30);
    const waiting = Array.from({ length: 21 }, () => tries.admit(here, wrong));
    await expect(tries.admit(here, right)).rejects.toMatchObject({ code: 'TOO_MANY' });
    await vi.advanceTimersByTimeAsync(15_000);
    await Promise.all(waiting);
  });

  it('does not slow down another one', async () => {
    const tries = new CodeTries();
    await wrongTimes(tries, 30);
    expect(await timeOf(tries.admit('203.0.113.8', wrong))).toBeLessThan(100);
  });

  it('is forgiven after some time', async () => {
    const tries = new CodeTries();
    await wrongTimes(tries, 30);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await timeOf(tries.admit(here, wrong))).toBeLessThan(100);
  });
});

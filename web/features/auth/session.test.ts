import { afterEach, expect, it, vi } from 'vitest';
import { getToken } from '#web/identity/token.ts';
import { startSession } from './session.ts';

const lifeSeconds = 300;

function newToken(): string {
  const iat = Math.floor(Date.now() / 1000);
  return `.${btoa(JSON.stringify({ iat, exp: iat + lifeSeconds, sub: 'sarah' }))}.`;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('renews a token before it ends, and after a sleep before it is used', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_500 });
  vi.stubGlobal('BroadcastChannel', class {});
  startSession({ fetchToken: async () => newToken(), signOut: async () => {} });
  const first = await getToken();
  await vi.advanceTimersByTimeAsync(239_000);
  expect(await getToken()).toBe(first);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await getToken()).not.toBe(first);
  // The clock goes on while timers stand still.
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  expect(await getToken()).toBe(newToken());
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lifeSeconds = 300;
const hourMs = 3_600_000;

let isReachable: boolean;
/** How far the clock of this device is ahead of the server's. */
let aheadMs: number;

function newToken(): string {
  const iat = Math.floor((Date.now() - aheadMs) / 1000);
  return `.${btoa(JSON.stringify({ iat, exp: iat + lifeSeconds, sub: 'sarah' }))}.`;
}

async function fetched() {
  return isReachable ? newToken() : undefined;
}

async function signIn(fetchToken = fetched) {
  const { startSession } = await import('./session.ts');
  const { getToken } = await import('#web/identity/token.ts');
  startSession({ fetchToken, signOut: async () => {} });
  return getToken;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_500 });
  vi.stubGlobal('BroadcastChannel', class {});
  vi.resetModules();
  isReachable = true;
  aheadMs = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('renews a token before it ends, and after a sleep before it is used', async () => {
  const getToken = await signIn();
  const first = await getToken();
  await vi.advanceTimersByTimeAsync(239_000);
  expect(await getToken()).toBe(first);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await getToken()).not.toBe(first);
  // The clock goes on while timers stand still.
  vi.setSystemTime(Date.now() + 8 * hourMs);
  expect(await getToken()).toBe(newToken());
});

it.each([
  ['right', 0],
  ['hours ahead', 3 * hourMs],
  ['hours behind', -3 * hourMs],
])('gives away no token that has ended, by a clock that is %s', async (_how, ahead) => {
  aheadMs = ahead;
  const getToken = await signIn();
  const first = await getToken();
  isReachable = false;
  await vi.advanceTimersByTimeAsync(299_000);
  expect(await getToken()).toBe(first);
  vi.setSystemTime(Date.now() + hourMs);
  await expect(getToken()).rejects.toMatchObject({ code: 'NETWORK' });
  isReachable = true;
  expect(await getToken()).toBe(newToken());
});

it('asks again where the provider fails', async () => {
  const getToken = await signIn(vi.fn(fetched).mockRejectedValueOnce(new Error('a bug')));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await getToken()).toBe(newToken());
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Provider } from './provider.ts';

const lifeSeconds = 300;
const hourMs = 3_600_000;

let isReachable: boolean;
/** How far this device's clock is ahead of the server's. */
let aheadMs: number;

function newToken(claims: object = {}): string {
  const iat = Math.floor((Date.now() - aheadMs) / 1000);
  return `.${btoa(JSON.stringify({ iat, exp: iat + lifeSeconds, sub: 'sarah', ...claims }))}.`;
}

async function fetched() {
  return isReachable ? newToken() : undefined;
}

async function signIn(fetchToken: Provider['fetchToken'] = fetched, isReturn = false) {
  const { startSession } = await import('./session.ts');
  const { getToken } = await import('#web/identity/token.ts');
  startSession({ fetchToken, signOut: async () => {} }, { isReturn });
  return getToken;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_500 });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  vi.resetModules();
  isReachable = true;
  aheadMs = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('renews a token before it expires, and after a sleep before it is used', async () => {
  const getToken = await signIn();
  const first = await getToken();
  await vi.advanceTimersByTimeAsync(239_000);
  expect(await getToken()).toBe(first);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await getToken()).not.toBe(first);
  // Timers do not run while a laptop sleeps.
  vi.setSystemTime(Date.now() + 8 * hourMs);
  expect(await getToken()).toBe(newToken());
});

it.each([
  ['right', 0],
  ['hours ahead', 3 * hourMs],
  ['hours behind', -3 * hourMs],
])('returns no expired token, with a clock that is %s', async (_how, ahead) => {
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

it('retries after an error of the provider', async () => {
  const getToken = await signIn(vi.fn(fetched).mockRejectedValueOnce(new Error('a bug')));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await getToken()).toBe(newToken());
});

it('registers the signed-in person after 100 ms, once, and retries a failure', async () => {
  const calls = vi.fn(async () => Response.json({ code: 'UNEXPECTED' }, { status: 500 }));
  vi.stubGlobal('fetch', calls);
  await (await signIn())();
  await vi.advanceTimersByTimeAsync(99);
  expect(calls).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveBeenCalledOnce();
  expect(calls).toHaveBeenCalledWith('/api/auth.createUserFromClerk', expect.anything());
  calls.mockImplementation(async () => Response.json(null));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveBeenCalledTimes(2);
  // A new token of the same person is not a new sign-in.
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(calls).toHaveBeenCalledTimes(2);
});

it('acts for the organization of this tab, even during a refresh, and refuses an organization without this person', async () => {
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  await signIn(async (organizationId) => {
    asked.push(organizationId);
    await new Promise<void>((resolve) => answers.push(resolve));
    return newToken(organizationId && organizationId !== 'left' ? { org_id: organizationId } : {});
  });
  const { actFor } = await import('./session.ts');
  const { readOrganization } = await import('./organization-storage.ts');
  // The first refresh is still under way.
  const acting = actFor('house');
  const answer = async () => {
    await vi.advanceTimersByTimeAsync(0);
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  await answer();
  await answer();
  expect(await acting).toBe(true);
  expect(readOrganization()).toEqual({ person: 'sarah', organizationId: 'house' });

  const refused = actFor('left');
  await answer();
  expect(await refused).toBe(false);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(asked).toEqual([undefined, 'house', 'left', 'house']);
  await answer();
  expect(readOrganization()).toEqual({ person: 'sarah', organizationId: 'house' });
});

it('ignores the organization that another person chose in this tab', async () => {
  const { storeOrganization } = await import('./organization-storage.ts');
  storeOrganization({ person: 'olive', organizationId: 'house' });
  const asked: unknown[] = [];
  const getToken = await signIn(async (organizationId) => {
    asked.push(organizationId);
    return newToken();
  });
  await getToken();
  expect(asked).toEqual(['house', undefined]);
});

it('finishes a sign-in after 500 ms', async () => {
  await signIn();
  const { finishSignIn } = await import('./session.ts');
  let isIn = false;
  void finishSignIn(Promise.resolve(undefined)).then(() => {
    isIn = true;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(isIn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isIn).toBe(true);
});

it('continues 500 ms after coming back from an issuer', async () => {
  const getToken = await signIn(fetched, true);
  let isIn = false;
  void getToken().then((token) => {
    isIn = token !== null;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(isIn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isIn).toBe(true);
});

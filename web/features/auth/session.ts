import { useSyncExternalStore } from 'react';
import { mutate } from '#web/rpc/call.ts';
import { setTokenSource, tokenChanged } from '#web/rpc/token.ts';
import * as provider from './provider.ts';

export type Session = 'unknown' | 'signed-in' | 'signed-out';

const registrationDelayMs = 100;
const renewBeforeMs = 60_000;
const retryMs = 5_000;

const listeners = new Set<() => void>();
let session: Session = 'unknown';
let token: string | null = null;
let asking: Promise<void> | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;

function become(next: Session) {
  if (next === session) return;
  session = next;
  for (const listener of listeners) listener();
}

/** Asks the provider who is here, and again before the answer expires. */
async function refresh(): Promise<void> {
  clearTimeout(renewal);
  const fresh = await provider.fetchToken();
  if (fresh === undefined) {
    renewal = setTimeout(() => void ask(), retryMs);
    return;
  }
  token = fresh;
  if (token) renewal = setTimeout(() => void ask(), expiry(token) - Date.now() - renewBeforeMs);
  tokenChanged();
  become(token ? 'signed-in' : 'signed-out');
}

function ask(): Promise<void> {
  asking ??= refresh().finally(() => {
    asking = undefined;
  });
  return asking;
}

function expiry(jwt: string): number {
  const [, payload = ''] = jwt.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
}

/** Guests never come here, so that they never ask the provider for anything. */
export function startSession(): void {
  if (session !== 'unknown' || asking) return;
  setTokenSource(async () => {
    await asking;
    return token;
  });
  void ask();
}

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}

export async function enter(
  attempt: Promise<provider.SignInFailure | undefined>,
): Promise<provider.SignInFailure | undefined> {
  const failure = await attempt;
  if (failure) return failure;
  await ask();
  setTimeout(() => mutate('auth.createUserFromClerk', {}).catch(() => {}), registrationDelayMs);
  return undefined;
}

export async function leave(): Promise<void> {
  await provider.signOut();
  await ask();
}

import { useSyncExternalStore } from 'react';
import { setTokenSource, tokenChanged } from '#web/identity/token.ts';
import { mutate } from '#web/rpc/call.ts';
import type { Failure } from './identity-http.ts';
import type { Provider } from './provider.ts';

export type Session = 'unknown' | 'signed-in' | 'signed-out';

const redirectDelayMs = 500;
const registrationDelayMs = 100;
const renewBeforeMs = 60_000;
const retryMs = 5_000;
const refusedMs = 1_000;

const listeners = new Set<() => void>();
/** The tabs of one browser share its cookie, and so who is signed in for what. */
let tabs: BroadcastChannel | undefined;
let provider: Provider | undefined;
let session: Session = 'unknown';
let token: string | null = null;
let asking: Promise<void> | undefined;
let askedAt = 0;
let renewal: ReturnType<typeof setTimeout> | undefined;

function become(next: Session, nextToken: string | null) {
  if (next === session && nextToken === token) return;
  session = next;
  token = nextToken;
  tokenChanged();
  for (const listener of listeners) listener();
}

/** Asks the provider who is here, and again before the answer expires. */
async function refresh(): Promise<void> {
  clearTimeout(renewal);
  askedAt = Date.now();
  const fresh = await provider?.fetchToken();
  if (fresh === undefined) {
    renewal = setTimeout(() => void ask(), retryMs);
    return;
  }
  if (fresh) {
    const { exp, iat } = claimsOf(fresh);
    // A short-lived token is renewed halfway.
    const early = Math.min(renewBeforeMs, ((exp - iat) * 1000) / 2);
    renewal = setTimeout(() => void ask(), exp * 1000 - Date.now() - early);
  }
  become(fresh ? 'signed-in' : 'signed-out', fresh);
}

function ask(): Promise<void> {
  asking ??= refresh().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Asks anew, even when a question is under way that may still be answered by the old state. */
async function renew(): Promise<void> {
  await asking;
  await ask();
}

/**
 * Runs what replaces the session at the provider. Nobody asks who is here meanwhile: the answer to
 * the old session would take the new one's cookie away.
 */
export async function replaceSession<T>(replace: () => Promise<T>): Promise<T> {
  await asking;
  const replaced = replace();
  asking = replaced
    .then(
      () => {},
      () => {},
    )
    .finally(() => {
      asking = undefined;
    });
  return replaced;
}

function claimsOf(jwt: string): { exp: number; iat: number; org_id?: string; sub?: string } {
  const [, payload = ''] = jwt.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

/** Guests never come here, so that they never ask the provider for anything. */
export function startSession(source: Provider): void {
  if (provider) return;
  provider = source;
  setTokenSource(
    async () => {
      await asking;
      return token;
    },
    // Rights that ended early are asked for anew, but not in a hurry, should it go on.
    () => {
      if (!token) return;
      clearTimeout(renewal);
      renewal = setTimeout(() => void ask(), Math.max(0, askedAt + refusedMs - Date.now()));
    },
  );
  tabs = new BroadcastChannel('session');
  tabs.onmessage = () => void renew();
  void ask();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** Whom the token speaks for: the person, and the organization they work for, if any. */
export function useClaims(): { person: string; organizationId: string | undefined } {
  const current = useSyncExternalStore(subscribe, () => token);
  const { sub = '', org_id } = current ? claimsOf(current) : {};
  return { person: sub, organizationId: org_id };
}

/** Something changed at the provider, here: other tabs have to know. */
export async function sessionChanged(): Promise<void> {
  await renew();
  tabs?.postMessage('changed');
}

/** A form that went well stays for a moment, so that a password manager can take it in. */
export async function enter(attempt: Promise<Failure | undefined>): Promise<Failure | undefined> {
  const failure = await attempt;
  if (failure) return failure;
  await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
  await sessionChanged();
  register();
  return undefined;
}

export function register(): void {
  setTimeout(() => mutate('auth.createUserFromClerk', {}).catch(() => {}), registrationDelayMs);
}

export async function leave(): Promise<void> {
  await provider?.signOut();
  await sessionChanged();
}

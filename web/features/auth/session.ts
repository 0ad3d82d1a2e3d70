import { useSyncExternalStore } from 'react';
import { roleFromClaim } from '#domain/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { setTokenSource, tokenChanged } from '#web/identity/token.ts';
import { createListeners } from '#web/ui/listeners.ts';
import type { Failure } from './identity-http.ts';
import type { Provider } from './provider.ts';
import { registerSoon } from './registration.ts';
import { chooseOrganization, chosenOrganization, forgetOrganization } from './tab-organization.ts';

/** It expires when nobody here, in no tab, has ended it. */
export type Session = 'unknown' | 'signed-in' | 'signed-out' | 'expired';

const redirectDelayMs = 500;
const renewBeforeMs = 60_000;
const retryMs = 5_000;
const refusedMs = 1_000;

const listeners = createListeners();
/** The tabs of one browser share its cookie, and so who is signed in. */
let tabs: BroadcastChannel | undefined;
let provider: Provider | undefined;
let session: Session = 'unknown';
let token: string | null = null;
/** When it ends, by the clock of this device. */
let endsAt = 0;
let asking: Promise<void> | undefined;
let askedAt = 0;
/** Somebody in this browser has signed in or out since it was last asked who is here. */
let isOwnDoing = false;
let renewal: ReturnType<typeof setTimeout> | undefined;
let renewsAt = Number.POSITIVE_INFINITY;

function become(next: Session, nextToken: string | null) {
  if (next === session && nextToken === token) return;
  session = next;
  token = nextToken;
  tokenChanged();
  listeners.notify();
  if (!token) return registerSoon(undefined);
  const { sub = '', org_id = null } = claimsOf(token);
  chooseOrganization({ person: sub, organizationId: org_id });
  registerSoon(`${sub} ${org_id}`);
}

function askIn(ms: number) {
  clearTimeout(renewal);
  renewal = setTimeout(() => void ask(), ms);
  renewsAt = Date.now() + ms;
}

/** Asks the provider who is here. */
async function refresh(): Promise<void> {
  clearTimeout(renewal);
  renewsAt = Number.POSITIVE_INFINITY;
  askedAt = Date.now();
  take(await fetchToken().catch(() => undefined));
}

/** What somebody else chose in this tab before counts no more. */
async function fetchToken(): Promise<string | null | undefined> {
  const chosen = chosenOrganization();
  const fresh = await provider?.fetchToken(chosen?.organizationId);
  const isTheirs = !fresh || !chosen || claimsOf(fresh).sub === chosen.person;
  return isTheirs ? fresh : provider?.fetchToken(undefined);
}

/** Takes what the provider answered for true, and asks again before it expires. */
function take(fresh: string | null | undefined): void {
  if (fresh === undefined) {
    askIn(retryMs);
    return;
  }
  if (fresh) {
    const { exp, iat } = claimsOf(fresh);
    const lifeMs = (exp - iat) * 1000;
    // A short-lived token is renewed halfway.
    const early = Math.min(renewBeforeMs, lifeMs / 2);
    const left = exp * 1000 - Date.now();
    // The clock of this device may be hours off: what it says counts where it can be true.
    const isTrue = left > early && left < lifeMs;
    const lastsMs = isTrue ? left : lifeMs;
    endsAt = Date.now() + lastsMs;
    askIn(lastsMs - early);
  }
  const isLost = !isOwnDoing && (session === 'signed-in' || session === 'expired');
  isOwnDoing = false;
  become(fresh ? 'signed-in' : isLost ? 'expired' : 'signed-out', fresh);
}

function ask(): Promise<void> {
  asking ??= refresh().finally(() => {
    asking = undefined;
  });
  return asking;
}

function hasEnded(): boolean {
  return token !== null && Date.now() >= endsAt;
}

/** Asks anew, even when a question is under way that may still be answered by the old state. */
async function renew(): Promise<void> {
  await asking;
  isOwnDoing = true;
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

interface Claims {
  exp: number;
  iat: number;
  sub?: string;
  org_id?: string;
  org_role?: string;
}

function claimsOf(jwt: string): Claims {
  const [, payload = ''] = jwt.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

/** Guests never come here, so that they never ask the provider for anything. */
export function startSession(source: Provider): void {
  if (provider) return;
  provider = source;
  setTokenSource(
    async () => {
      // Timers stand still while a laptop sleeps.
      if (Date.now() >= renewsAt || hasEnded()) void ask();
      await asking;
      // Whoever was here may still be: nobody can tell.
      if (hasEnded()) throw new AppError('NETWORK', null);
      return token;
    },
    // Rights that ended early are asked for anew, but not in a hurry, should it go on.
    () => {
      if (token) askIn(Math.max(0, askedAt + refusedMs - Date.now()));
    },
  );
  tabs = new BroadcastChannel('session');
  tabs.onmessage = () => void renew();
  void ask();
}

export function useSession(): Session {
  return useSyncExternalStore(listeners.subscribe, () => session);
}

/** Whom the token speaks for: the person, and the organization they work for, if any. */
export function useClaims() {
  const current = useSyncExternalStore(listeners.subscribe, () => token);
  const { sub = '', org_id, org_role = '' } = current ? claimsOf(current) : {};
  const isOwner = !org_id || roleFromClaim(org_role) === 'owner';
  return { person: sub, organizationId: org_id, isOwner };
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
  return undefined;
}

/**
 * Lets this tab act for an organization, or for the person alone; other tabs do as before. Answers
 * whether the person may; who may not goes on as they were.
 */
export async function actFor(organizationId: string | null): Promise<boolean> {
  while (asking) await asking;
  let isAllowed = true;
  asking = (async () => {
    const fresh = await provider?.fetchToken(organizationId).catch(() => undefined);
    isAllowed = !fresh || (claimsOf(fresh).org_id ?? null) === organizationId;
    if (!isAllowed) return;
    const person = chosenOrganization()?.person ?? '';
    chooseOrganization({ person, organizationId });
    isOwnDoing = true;
    take(fresh);
  })().finally(() => {
    asking = undefined;
  });
  await asking;
  return isAllowed;
}

export async function leave(): Promise<void> {
  isOwnDoing = true;
  await provider?.signOut();
  forgetOrganization();
  await sessionChanged();
}

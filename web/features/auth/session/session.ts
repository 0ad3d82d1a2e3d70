import { useSyncExternalStore } from 'react';
import { roleFromClaim } from '#domain/auth/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { setTokenSource, tokenChanged } from '#web/identity/token.ts';
import { createListeners } from '#web/ui/listeners.ts';
import { readClaims } from './claims.ts';
import type { Failure } from './identity-http.ts';
import { clearOrganization, readOrganization, storeOrganization } from './organization-storage.ts';
import type { Provider } from './provider.ts';
import { registerSoon } from './registration.ts';

/** `expired`: the session ended although nobody signed out in this browser. */
export type Session = 'unknown' | 'signed-in' | 'signed-out' | 'expired';

const redirectDelayMs = 500;
const refreshBeforeMs = 60_000;
const retryMs = 5_000;
const minRefreshPauseMs = 1_000;

const listeners = createListeners();
/** The tabs of a browser share its cookie, and therefore the session. */
let otherTabs: BroadcastChannel | undefined;
let provider: Provider | undefined;
let session: Session = 'unknown';
let token: string | null = null;
/** By this device's clock. */
let expiresAt = 0;
/** The exchange with the provider that is under way. */
let pending: Promise<void> | undefined;
let refreshedAt = 0;
/** Somebody in this browser has signed in or out since the last refresh. */
let changedInBrowser = false;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
let refreshDueAt = Number.POSITIVE_INFINITY;

function setSession(next: Session, nextToken: string | null) {
  if (next === session && nextToken === token) return;
  session = next;
  token = nextToken;
  tokenChanged();
  listeners.notify();
  if (!token) return registerSoon(undefined);
  const { sub = '', org_id = null } = readClaims(token);
  storeOrganization({ person: sub, organizationId: org_id });
  registerSoon(`${sub} ${org_id}`);
}

function refreshIn(ms: number) {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void refresh(), ms);
  refreshDueAt = Date.now() + ms;
}

function setPending(exchange: Promise<void>): Promise<void> {
  pending = exchange.finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Fetches a token, unless an exchange is under way. */
function refresh(): Promise<void> {
  return pending ?? setPending(fetchAndApply());
}

async function fetchAndApply(): Promise<void> {
  clearTimeout(refreshTimer);
  refreshDueAt = Number.POSITIVE_INFINITY;
  refreshedAt = Date.now();
  applyToken(await fetchToken().catch(() => undefined));
}

/**
 * Fetches a token for the organization of this tab, unless another person chose that organization.
 */
async function fetchToken(): Promise<string | null | undefined> {
  const chosen = readOrganization();
  const fetched = await provider?.fetchToken(chosen?.organizationId);
  const isTheirs = !fetched || !chosen || readClaims(fetched).sub === chosen.person;
  return isTheirs ? fetched : provider?.fetchToken(undefined);
}

/** Updates the session from the provider's response, and schedules the next refresh. */
function applyToken(fetched: string | null | undefined): void {
  if (fetched === undefined) {
    refreshIn(retryMs);
    return;
  }
  if (fetched) {
    const { exp, iat } = readClaims(fetched);
    const lifetimeMs = (exp - iat) * 1000;
    // A short-lived token is renewed halfway.
    const earlyMs = Math.min(refreshBeforeMs, lifetimeMs / 2);
    const leftMs = exp * 1000 - Date.now();
    // This device's clock may be hours off. It is used only where it is plausible.
    const isPlausible = leftMs > earlyMs && leftMs < lifetimeMs;
    const validMs = isPlausible ? leftMs : lifetimeMs;
    expiresAt = Date.now() + validMs;
    refreshIn(validMs - earlyMs);
  }
  const wasLost = !changedInBrowser && (session === 'signed-in' || session === 'expired');
  changedInBrowser = false;
  setSession(fetched ? 'signed-in' : wasLost ? 'expired' : 'signed-out', fetched);
}

function hasExpired(): boolean {
  return token !== null && Date.now() >= expiresAt;
}

/** Refreshes again even during a refresh, which may still return the old session. */
async function refreshAfterChange(): Promise<void> {
  await pending;
  changedInBrowser = true;
  await refresh();
}

/**
 * Runs a call that replaces the session at the provider. It blocks token requests, because a
 * response to the old session would overwrite the cookie of the new one.
 */
export async function replaceSession<T>(replace: () => Promise<T>): Promise<T> {
  await pending;
  const replaced = replace();
  const ignore = () => {};
  void setPending(replaced.then(ignore, ignore));
  return replaced;
}

/**
 * Called for bartenders only. Guests never call the provider. A tab that returns from a sign-in
 * elsewhere continues as late as a tab that sent the form, and notifies the other tabs.
 */
export function startSession(source: Provider, { isReturn = false } = {}): void {
  if (provider) return;
  provider = source;
  setTokenSource(
    async () => {
      // Timers do not run while a laptop sleeps.
      if (Date.now() >= refreshDueAt || hasExpired()) void refresh();
      await pending;
      // The provider is unreachable, so it is unknown whether the session is still valid.
      if (hasExpired()) throw new AppError('NETWORK', null);
      return token;
    },
    // The server refused the token, possibly because its rights have changed. The delay prevents a
    // loop.
    () => {
      if (token) refreshIn(Math.max(0, refreshedAt + minRefreshPauseMs - Date.now()));
    },
  );
  otherTabs = new BroadcastChannel('session');
  otherTabs.onmessage = () => void refreshAfterChange();
  if (!isReturn) return void refresh();
  void setPending(redirectDelay().then(fetchAndApply)).then(tellOtherTabs);
}

export function useSession(): Session {
  return useSyncExternalStore(listeners.subscribe, () => session);
}

/** The person of the token, and their organization, if any. `account` combines both. */
export function useClaims() {
  const current = useSyncExternalStore(listeners.subscribe, () => token);
  const { sub = '', org_id, org_role = '' } = current ? readClaims(current) : {};
  const isOwner = !org_id || roleFromClaim(org_role) === 'owner';
  const account = [sub, org_id].filter(Boolean).join(' ');
  return { person: sub, organizationId: org_id, account, isOwner };
}

/** Call after a change at the provider. Refreshes the session in every tab. */
export async function sessionChanged(): Promise<void> {
  await refreshAfterChange();
  tellOtherTabs();
}

function tellOtherTabs() {
  otherTabs?.postMessage('changed');
}

function redirectDelay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
}

/**
 * Awaits a sign-in. The form then stays for a moment, so that a password manager can offer to save.
 */
export async function finishSignIn(
  signIn: Promise<Failure | undefined>,
): Promise<Failure | undefined> {
  const failure = await signIn;
  if (failure) return failure;
  await redirectDelay();
  await sessionChanged();
  return undefined;
}

/**
 * Switches this tab to an organization, or to the person alone (null). Other tabs are unaffected.
 * Returns whether the person is allowed to. If not, nothing changes.
 */
export async function actFor(organizationId: string | null): Promise<boolean> {
  while (pending) await pending;
  let isAllowed = true;
  const switchOrganization = async () => {
    const fetched = await provider?.fetchToken(organizationId).catch(() => undefined);
    isAllowed = !fetched || (readClaims(fetched).org_id ?? null) === organizationId;
    if (!isAllowed) return;
    const person = readOrganization()?.person ?? '';
    storeOrganization({ person, organizationId });
    changedInBrowser = true;
    applyToken(fetched);
  };
  await setPending(switchOrganization());
  return isAllowed;
}

export async function signOut(): Promise<void> {
  changedInBrowser = true;
  await provider?.signOut();
  clearOrganization();
  await sessionChanged();
}

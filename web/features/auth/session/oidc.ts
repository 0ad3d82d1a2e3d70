// Sign-in at the OIDC issuer. The whole page goes there and returns signed in.
import { useEffect, useState } from 'react';
import { failureParameter, type OidcFailure, oidcFailures } from '#domain/auth/auth-config.ts';
import { navigate } from '#web/navigation/location.ts';
import { type Failure, post, requestJson } from './identity-http.ts';

/** Goes to the issuer, which returns to `next`. Returns the failure if that is not possible. */
export function startOidc(next: string): Promise<Failure | undefined> {
  return leaveFor('/oidc/start', { callbackURL: next });
}

/** Goes to the issuer to connect it to the account with this password. */
export function connectOidc(password: string): Promise<Failure | undefined> {
  return leaveFor('/oidc/connect', { password });
}

export function disconnectOidc(): Promise<Failure | undefined> {
  return post('/oidc/disconnect', {});
}

/** Set in this tab while it is at the issuer. */
const awayKey = 'atIssuer';

async function leaveFor(path: string, body: object): Promise<Failure | undefined> {
  const { data, failure } = await requestJson<{ url: string }>(path, body);
  if (failure) return failure;
  setAway('yes');
  location.assign(data.url);
  // Lasts until the page is gone, or until Back shows it again.
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
}

/** Whether the issuer has just returned to this tab. True only once. */
export function takeOidcReturn(): boolean {
  return Boolean(setAway(''));
}

/**
 * Returns the previous value. Without storage, other tabs notice the sign-in when they are used.
 */
function setAway(value: string): string | null {
  try {
    const before = sessionStorage.getItem(awayKey);
    sessionStorage.setItem(awayKey, value);
    return before;
  } catch {
    return null;
  }
}

/** Reads the failure from the address that the issuer returned to, and removes it. */
export function useOidcFailure(): OidcFailure | undefined {
  const [failure] = useState(() => {
    const named = new URLSearchParams(location.search).get(failureParameter);
    return oidcFailures.find((known) => known === named);
  });
  useEffect(() => {
    const address = new URL(location.href);
    if (!address.searchParams.has(failureParameter)) return;
    address.searchParams.delete(failureParameter);
    navigate(address.pathname + address.search, { replace: true });
  }, []);
  return failure;
}

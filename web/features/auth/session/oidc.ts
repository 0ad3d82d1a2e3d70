// Sign-in at the OIDC issuer: the whole page goes there, and comes back signed in.
import { useEffect, useState } from 'react';
import { failureParameter, type OidcFailure, oidcFailures } from '#domain/auth/auth-config.ts';
import { navigate } from '#web/navigation/location.ts';
import { type Failure, post, requestJson } from './identity-http.ts';

/** Leaves for the issuer, which leads back to `next`; returns why that was not possible. */
export function startOidc(next: string): Promise<Failure | undefined> {
  return leaveFor('/oidc/start', { callbackURL: next });
}

/** Leaves for the issuer, to connect it to the account whose password this is. */
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
  // Until the page is gone, or Back shows it again.
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
}

/** Whether the issuer has just led back to this tab; true only once. */
export function takeOidcReturn(): boolean {
  return Boolean(setAway(''));
}

/** Returns what was set before. Without storage other tabs learn of it when they are used. */
function setAway(value: string): string | null {
  try {
    const before = sessionStorage.getItem(awayKey);
    sessionStorage.setItem(awayKey, value);
    return before;
  } catch {
    return null;
  }
}

/** The failure in the address of the page that the issuer led back to; removed from the address. */
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

import { AppError } from '#domain/errors.ts';
import type { Access } from './function.ts';

/** Someone whose token was verified, and the account they act for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  account: { id: string; kind: 'person' | 'organization'; subject: string };
}

export interface Viewer {
  identity: Identity | null;
  /** What the browser of a guest made up for itself: it alone sees the orders placed with it. */
  guestKey: string | null;
}

export const nobody: Viewer = { identity: null, guestKey: null };

/** Viewers with equal keys see the same things. */
export function viewerKey({ identity }: Viewer): string {
  return identity ? JSON.stringify([identity.issuer, identity.subject, identity.account.id]) : '';
}

export const anyone: Access<unknown, undefined> = {
  scope: () => '',
  grant: () => undefined,
};

export const signedIn: Access<unknown, Identity> = {
  scope: viewerKey,
  grant: ({ viewer }) => requireIdentity(viewer),
};

/** A browser that says which one it is. */
export const guest: Access<unknown, string> = {
  scope: ({ guestKey }) => guestKey ?? '',
  grant: ({ viewer: { guestKey } }) => {
    if (!guestKey) throw new AppError('UNAUTHORIZED', null);
    return guestKey;
  },
};

/** Anyone, but the answer depends on who asks. */
export const whoever: Access<unknown, Identity | null> = {
  scope: viewerKey,
  grant: ({ viewer }) => viewer.identity,
};

export function requireIdentity({ identity }: Viewer): Identity {
  if (!identity) throw new AppError('UNAUTHORIZED', null);
  return identity;
}

// Who may call, where it takes no more than knowing who calls.
import { AppError } from '#domain/errors.ts';
import type { Access } from './function.ts';
import { type Identity, type Viewer, viewerKey } from './viewer.ts';

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

/** What members of an organization leave to its owners. */
export function requireOwner(viewer: Viewer): void {
  if (requireIdentity(viewer).role !== 'owner') throw new AppError('FORBIDDEN', null);
}

import { AppError } from '#domain/errors.ts';
import type { Access } from './function.ts';
import { type Identity, type Viewer, viewerKey } from './viewer.ts';

export const anyone: Access<unknown, unknown, undefined> = {
  scope: () => '',
  grant: () => undefined,
};

export const signedIn: Access<unknown, unknown, Identity> = {
  scope: viewerKey,
  grant: ({ viewer }) => requireIdentity(viewer),
};

export const guest: Access<unknown, unknown, string> = {
  scope: ({ guestKey }) => guestKey ?? '',
  grant: ({ viewer: { guestKey } }) => {
    if (!guestKey) throw new AppError('UNAUTHORIZED', null);
    return guestKey;
  },
};

export const optionalIdentity: Access<unknown, unknown, Identity | null> = {
  scope: viewerKey,
  grant: ({ viewer }) => viewer.identity,
};

export function requireIdentity({ identity }: Viewer): Identity {
  if (!identity) throw new AppError('UNAUTHORIZED', null);
  return identity;
}

export function requireOwner(viewer: Viewer): void {
  if (requireIdentity(viewer).role !== 'owner') throw new AppError('FORBIDDEN', null);
}

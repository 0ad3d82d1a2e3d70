import type { Role } from '#domain/auth/accounts.ts';

/** Someone whose token was verified, and the account they act for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  account: { id: string; kind: 'person' | 'organization'; subject: string };
  /** Their role in the account; a person is the owner of their own. */
  role: Role;
}

export interface Viewer {
  identity: Identity | null;
  /** A random key that a guest's browser generated: it alone sees the orders placed with it. */
  guestKey: string | null;
}

export const nobody: Viewer = { identity: null, guestKey: null };

/** Viewers with equal keys see the same things. */
export function viewerKey({ identity }: Viewer): string {
  if (!identity) return '';
  const { issuer, subject, account, role } = identity;
  return JSON.stringify([issuer, subject, account.id, role]);
}

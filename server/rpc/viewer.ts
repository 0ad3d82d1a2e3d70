import type { Role } from '#domain/accounts.ts';

/** Someone whose token was verified, and the account they act for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  account: { id: string; kind: 'person' | 'organization'; subject: string };
  /** In the account: a person owns their own. */
  role: Role;
}

export interface Viewer {
  identity: Identity | null;
  /** What the browser of a guest made up for itself: it alone sees the orders placed with it. */
  guestKey: string | null;
}

export const nobody: Viewer = { identity: null, guestKey: null };

/** Viewers with equal keys see the same things. */
export function viewerKey({ identity }: Viewer): string {
  if (!identity) return '';
  const { issuer, subject, account, role } = identity;
  return JSON.stringify([issuer, subject, account.id, role]);
}

import type { Role } from '#domain/auth/accounts.ts';

export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string | null;
  account: { id: string; kind: 'person' | 'organization'; subject: string };
  /** A person is the owner of their own account. */
  role: Role;
}

export interface Viewer {
  identity: Identity | null;
  /** A random key of the guest's browser. Only that browser sees the orders placed with it. */
  guestKey: string | null;
}

export const nobody: Viewer = { identity: null, guestKey: null };

export function viewerKey({ identity }: Viewer): string {
  if (!identity) return '';
  const { issuer, subject, account, role } = identity;
  return JSON.stringify([issuer, subject, account.id, role]);
}

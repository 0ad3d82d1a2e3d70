import type { Role } from '#domain/auth/accounts.ts';

export interface Member {
  id: string;
  userId: string;
  role: Role;
  name: string;
  email: string;
}

export interface Invitation {
  id: string;
  email: string;
}

export interface Organization {
  id: string;
  name: string;
  members: Member[];
  invitations: Invitation[];
}

/** Anybody with the link sees this. It must not reveal whether the address has an account. */
export interface InvitationSummary {
  organizationName: string;
  inviterName: string;
  /** Only an account with this address can accept the invitation. */
  email: string;
}

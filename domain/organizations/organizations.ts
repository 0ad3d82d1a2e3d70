import type { Role } from '#domain/auth/accounts.ts';

export interface Member {
  id: string;
  userId: string;
  role: Role;
  name: string;
  email: string;
}

/** A pending invitation. */
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

/** What an invitation tells whoever has its link; not whether the address has an account. */
export interface InvitationSummary {
  organizationName: string;
  inviterName: string;
  /** The address that it is for: no other account can accept it. */
  email: string;
}

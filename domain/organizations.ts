import type { Role } from './accounts.ts';

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

export interface InvitationSummary {
  organizationName: string;
  inviterName: string;
}

import * as z from 'zod/mini';
import type { Role } from './accounts.ts';

export const invitationId = z.string().check(z.regex(/^[\w-]{1,100}$/));

export interface Member {
  id: string;
  userId: string;
  role: Role;
  name: string;
  email: string;
}

/** One that can still be accepted. */
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

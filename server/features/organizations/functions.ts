import * as z from 'zod/mini';
import { invitationId } from '#domain/organizations/organizations.schema.ts';
import { query } from '#server/functions.ts';
import { anyone, signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as examples from './examples.ts';
import * as organizations from './organizations.ts';

export const getOrganization = query({
  summary:
    'Returns the organization that the viewer acts for, with its members and, for owners, its invitations. null for a person.',
  input: z.object({}),
  example: examples.getOrganization,
  access: signedIn,
  reads: (_input, { identity }) => (identity ? topics.organization(identity.account.subject) : []),
  run: ({ db, granted }) => organizations.findOrganization(db, granted),
});

export const getInvitation = query({
  summary:
    'Returns inviter and organization of an invitation, for anyone with the link. null once it is used or expired.',
  input: z.object({ invitationId }),
  example: examples.getInvitation,
  access: anyone,
  reads: () => [],
  run: ({ db }, input) => organizations.findInvitation(db, input.invitationId),
});

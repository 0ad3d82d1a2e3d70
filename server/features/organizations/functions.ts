import * as z from 'zod/mini';
import { invitationId } from '#domain/organizations/organizations.schema.ts';
import { query } from '#server/functions.ts';
import { anyone, signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as organizations from './organizations.ts';

export const getOrganization = query({
  summary:
    'The organization one acts for with its members, and its invitations for owners; null for a person',
  input: z.object({}),
  example: {
    input: {},
    result: {
      id: 'o9XkQ2',
      name: 'Zlatá líška',
      members: [
        {
          id: 'm1XkQ2',
          userId: 'kT3vXyZq',
          role: 'owner' as const,
          name: 'Mika',
          email: 'mika@zlataliska.sk',
        },
      ],
      invitations: [{ id: 'i4XkQ2', email: 'lea@zlataliska.sk' }],
    },
  },
  access: signedIn,
  reads: (_input, { identity }) => (identity ? topics.organization(identity.account.subject) : []),
  run: ({ db, granted }) => organizations.findOrganization(db, granted),
});

export const getInvitation = query({
  summary:
    'Who invites whom to which organization, for whoever has the link; null once it is used or over',
  input: z.object({ invitationId }),
  example: {
    input: { invitationId: 'i4XkQ2' },
    result: {
      organizationName: 'Zlatá líška',
      inviterName: 'Mika',
      email: 'lea@zlataliska.sk',
    },
  },
  access: anyone,
  reads: () => [],
  run: ({ db }, input) => organizations.findInvitation(db, input.invitationId),
});

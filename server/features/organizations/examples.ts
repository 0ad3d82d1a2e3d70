export const getOrganization = {
  input: {},
  result: {
    id: 'o9XkQ2',
    name: 'Zlatá líška',
    members: [
      {
        id: 'm1XkQ2',
        userId: 'kT3vXyZq',
        role: 'owner',
        name: 'Mika',
        email: 'mika@zlataliska.sk',
      },
    ],
    invitations: [{ id: 'i4XkQ2', email: 'lea@zlataliska.sk' }],
  },
} as const;

export const getInvitation = {
  input: { invitationId: 'i4XkQ2' },
  result: {
    organizationName: 'Zlatá líška',
    inviterName: 'Mika',
    email: 'lea@zlataliska.sk',
  },
} as const;

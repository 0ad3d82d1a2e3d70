export const loggedInUser = {
  input: {},
  result: { _id: 'kT3vXyZq', email: 'mika@zlataliska.sk', name: 'Mika' },
} as const;

export const createUserFromClerk = { input: {}, result: null } as const;

// Values of the functions' examples, which the API's documentation shows.

export const loggedInUser = {
  input: {},
  result: { _id: 'kT3vXyZq', email: 'mika@zlataliska.sk', name: 'Mika' },
} as const;

export const createUserFromClerk = { input: {}, result: null } as const;

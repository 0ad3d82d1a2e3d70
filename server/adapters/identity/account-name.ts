// Checks of names and email addresses. They are part of every token, and one that is too long for it
// would lock its owner out.
import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { isAccountName, isEmail, maxAccountNameLength } from '#domain/auth/accounts.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';

/** Cleaning may make a name shorter, but takes its time for one without end. */
const maxRawLength = 4 * maxAccountNameLength;

/** The cleaned name of a person or an organization; throws if it is invalid, or no text. */
export function accountName(name: unknown): string {
  const clean = typeof name === 'string' && name.length <= maxRawLength ? tidyLine(name) : '';
  if (!isAccountName(clean)) throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME' });
  return clean;
}

/** Checks the name in a change, if there is one. */
export function nameChecked<T extends { name?: string | undefined }>(change: T): T {
  return change.name === undefined ? change : { ...change, name: accountName(change.name) };
}

/** Pictures of people are shown nowhere, so whatever is sent as one is not stored. */
const noImage = { image: null };

export const personChecks = {
  create: {
    async before(user) {
      if (!isEmail(user.email)) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' });
      return { data: { ...user, ...noImage, name: accountName(user.name) } };
    },
  },
  update: { before: async (change) => ({ data: { ...nameChecked(change), ...noImage } }) },
} satisfies NonNullable<BetterAuthOptions['databaseHooks']>['user'];

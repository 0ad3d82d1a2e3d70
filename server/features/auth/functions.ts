import * as z from 'zod/mini';
import { mutation, query } from '#server/functions.ts';
import { optionalIdentity, signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as examples from './examples.ts';
import { findUser, registerUser } from './users.ts';

export const loggedInUser = query({
  summary: 'Returns the signed-in person, or null.',
  input: z.object({}),
  example: examples.loggedInUser,
  access: optionalIdentity,
  reads: (_input, { identity }) => (identity ? [topics.user(identity.subject)] : []),
  run: async ({ db, granted }) => (granted ? findUser(db, granted) : null),
});

export const createUserFromClerk = mutation({
  summary: 'Registers the signed-in person, or refreshes their name and email.',
  input: z.object({}),
  example: examples.createUserFromClerk,
  access: signedIn,
  run: async ({ db, granted }) => {
    await registerUser(db, granted);
    return null;
  },
});

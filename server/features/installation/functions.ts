import * as z from 'zod/mini';
import { query } from '#server/functions.ts';
import { signedIn } from '#server/rpc/access.ts';

/** The word of the change feed after which the level of the disk may be another. */
export const diskChanges = 'installation:disk';

export const getDiskLevel = query({
  summary:
    'Whether the disk of this installation has room: `ok`, `low`, or `full`, when no new orders are taken',
  input: z.object({}),
  example: { input: {}, result: 'ok' },
  access: signedIn,
  reads: () => [diskChanges],
  run: async ({ disk }) => disk?.level ?? 'ok',
});

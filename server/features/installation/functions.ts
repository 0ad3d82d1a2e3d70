import * as z from 'zod/mini';
import { query } from '#server/functions.ts';
import { signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as examples from './examples.ts';

export const getAddresses = query({
  summary:
    "Returns the address that the operator has set, or otherwise the server's addresses in its network.",
  input: z.object({}),
  example: examples.getAddresses,
  access: signedIn,
  reads: () => [],
  run: async ({ addresses }) => addresses(),
});

export const getDiskLevel = query({
  summary:
    'Returns the disk space of this installation: `ok`, `low`, or `full`, when no new orders are accepted.',
  input: z.object({}),
  example: examples.getDiskLevel,
  access: signedIn,
  reads: () => [topics.diskLevel],
  run: async ({ disk }) => disk?.level ?? 'ok',
});

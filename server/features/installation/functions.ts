import * as z from 'zod/mini';
import { query } from '#server/functions.ts';
import { signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';

export const getAddresses = query({
  summary:
    'The address that the operator has set and, where there is none, those of the server in its network',
  input: z.object({}),
  example: {
    input: {},
    result: { publicUrl: null, network: ['http://192.168.1.20:3000'] },
  },
  access: signedIn,
  reads: () => [],
  run: async ({ addresses }) => addresses(),
});

export const getDiskLevel = query({
  summary:
    'Whether the disk of this installation has room: `ok`, `low`, or `full`, when no new orders are taken',
  input: z.object({}),
  example: { input: {}, result: 'ok' },
  access: signedIn,
  reads: () => [topics.diskLevel],
  run: async ({ disk }) => disk?.level ?? 'ok',
});

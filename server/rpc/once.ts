import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from '#server/db/database.ts';

const keptMs = 24 * 3_600_000;

/**
 * Runs a mutation once for (client, key) and keeps its answer in the same transaction. The key is
 * written first: a second call with it waits there until the first has ended, and then finds its
 * answer, or nothing at all.
 */
export async function once(
  tx: Tx,
  call: { client: string; key: string; function: string },
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const payloadHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const taken = await tx
    .insertInto('idempotency')
    .values({ ...call, payload_hash: payloadHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!taken.numInsertedOrUpdatedRows) {
    const earlier = await tx
      .selectFrom('idempotency')
      .select(['function', 'payload_hash', 'result'])
      .where('client', '=', call.client)
      .where('key', '=', call.key)
      .executeTakeFirstOrThrow();
    if (earlier.function !== call.function || earlier.payload_hash !== payloadHash) {
      throw new AppError('KEY_REUSED', null);
    }
    return earlier.result?.value;
  }
  const value = await run();
  await tx
    .updateTable('idempotency')
    .set({ result: JSON.stringify({ value }) })
    .where('client', '=', call.client)
    .where('key', '=', call.key)
    .execute();
  return value;
}

export async function forgetOldKeys(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - keptMs);
  await db.deleteFrom('idempotency').where('created_at', '<', oldest).execute();
}

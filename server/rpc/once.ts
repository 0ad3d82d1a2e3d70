import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from '#server/db/database.ts';

const keptMs = 24 * 3_600_000;

/** A call by which it is known when it comes again. */
export interface OnceCall {
  client: string;
  key: string;
  function: string;
  payload_hash: string;
}

export function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/**
 * Runs a mutation once for (client, key) and keeps its answer in the same transaction. The key is
 * written first: a second call with it waits there until the first has ended, and then finds its
 * answer, or nothing at all.
 */
export async function once(tx: Tx, call: OnceCall, run: () => Promise<unknown>): Promise<unknown> {
  const taken = await tx
    .insertInto('idempotency')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!taken.numInsertedOrUpdatedRows) return (await earlierAnswer(tx, call))?.value;
  const value = await run();
  await tx
    .updateTable('idempotency')
    .set({ result: JSON.stringify({ value }) })
    .where('client', '=', call.client)
    .where('key', '=', call.key)
    .execute();
  return value;
}

/**
 * The first step of a `statement`: keeps the key and the answer, for each row of `from`. It leaves a
 * row where the rest may happen: the call is new, or has no key.
 */
export function keepOnce(call: OnceCall | undefined, value: unknown, from: string) {
  const source = sql.table(from);
  return sql`kept as (
      insert into idempotency (client, key, function, payload_hash, result)
      select ${call?.client ?? null}, ${call?.key ?? null}, ${call?.function ?? null},
        ${call?.payload_hash ?? null}, ${JSON.stringify({ value })}::jsonb
      from ${source} where ${call !== undefined}
      on conflict do nothing
      returning key
    ), may as (select from ${source} where ${call === undefined} or exists (select from kept))`;
}

/** What the same call was answered before, if it came before. */
export async function earlierAnswer(
  db: Db | Tx,
  call: OnceCall,
): Promise<{ value: unknown } | undefined> {
  const earlier = await db
    .selectFrom('idempotency')
    .select(['function', 'payload_hash', 'result'])
    .where('client', '=', call.client)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.function !== call.function || earlier.payload_hash !== call.payload_hash) {
    throw new AppError('KEY_REUSED', null);
  }
  return earlier.result ?? undefined;
}

export async function forgetOldKeys(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - keptMs);
  await db.deleteFrom('idempotency').where('created_at', '<', oldest).execute();
}

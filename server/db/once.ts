import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from './database.ts';

const keptMs = 24 * 3_600_000;

/** A call by which it is known when it comes again. */
export interface OnceCall {
  client: string;
  key: string;
  function: string;
  payload_hash: string;
}

export function hashOf(input: unknown): string {
  return hash('sha256', JSON.stringify(input), 'base64url');
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

/** The columns of `asked` by which `keepOnce` knows a call; all are null where it has no key. */
export const onceColumns = sql`client text, key text, function text, payload_hash text`;

/** Each call, but one that comes twice at the same time only once: the other finds its answer. */
export function firstsOf<T extends Partial<OnceCall>>(calls: readonly T[]): T[] {
  const seen = new Set<string>();
  return calls.filter(({ client, key }) => {
    if (key === undefined) return true;
    const call = `${client} ${key}`;
    return !seen.has(call) && seen.add(call);
  });
}

/**
 * The first step of a `statement`: of the calls in the table `from`, each of them there once, it keeps
 * the keys, and the answers in the column `value`. It leaves in `may` those that may happen: they are
 * new, or have no key.
 */
export function keepOnce(from: string) {
  return sql`kept as (
      insert into idempotency (client, key, function, payload_hash, result)
      select client, key, function, payload_hash, jsonb_build_object('value', value)
      from ${sql.table(from)} where key is not null
      on conflict do nothing
      returning client, key
    ), may as (
      select * from ${sql.table(from)}
      where key is null or (client, key) in (select client, key from kept)
    )`;
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

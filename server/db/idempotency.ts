import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from './database.ts';
import type { StoredAnswer } from './tables/infrastructure.ts';

export interface IdempotentCall {
  client: string;
  key: string;
  function: string;
  payload_hash: string;
}

export function hashOf(input: unknown): string {
  return hash('sha256', JSON.stringify(input), 'base64url');
}

/**
 * The key is inserted first: a second call with it waits until the first ends, and finds its
 * result.
 */
export async function runOnce(
  tx: Tx,
  call: IdempotentCall,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const claimed = await tx
    .insertInto('idempotency')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!claimed.numInsertedOrUpdatedRows) return (await earlierAnswer(tx, call))?.value;
  const value = await run();
  await tx
    .updateTable('idempotency')
    .set({ result: JSON.stringify({ value }) })
    .where('client', '=', call.client)
    .where('key', '=', call.key)
    .execute();
  return value;
}

/** Columns of the input table of `claimKeys`. Null without a key. */
export const callColumns = sql`client text, key text, function text, payload_hash text`;

export function firstPerKey<T extends Partial<IdempotentCall>>(calls: readonly T[]): T[] {
  const seen = new Set<string>();
  return calls.filter(({ client, key }) => {
    if (key === undefined) return true;
    const call = `${client} ${key}`;
    return !seen.has(call) && seen.add(call);
  });
}

/**
 * Common table expressions that insert the keys of the calls in `from` with their `value`, and
 * select the calls to run into `into`: those with a new key or without one.
 */
export function claimKeys({ from, into }: { from: string; into: string }) {
  return sql`claimed_keys as (
      insert into idempotency (client, key, function, payload_hash, result)
      select client, key, function, payload_hash, jsonb_build_object('value', value)
      from ${sql.table(from)} where key is not null
      on conflict do nothing
      returning client, key
    ), ${sql.table(into)} as (
      select * from ${sql.table(from)}
      where key is null or (client, key) in (select client, key from claimed_keys)
    )`;
}

/** The call changed nothing, so a late copy must change nothing either. The first result counts. */
export async function remember(db: Db, call: IdempotentCall, answer: StoredAnswer) {
  const payload_hash = answer.refusal ? refusedHash(call) : call.payload_hash;
  const stored = await db
    .insertInto('idempotency')
    .values({ ...call, payload_hash, result: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows ? undefined : earlierAnswer(db, call);
}

/** Earlier versions know no refusals. With this hash they respond to a copy with KEY_REUSED. */
function refusedHash({ payload_hash }: IdempotentCall): string {
  return `refused ${payload_hash}`;
}

/** Throws a stored refusal. */
export async function earlierAnswer(
  db: Db | Tx,
  call: IdempotentCall,
): Promise<{ value: unknown } | undefined> {
  const earlier = await db
    .selectFrom('idempotency')
    .select(['function', 'payload_hash', 'result'])
    .where('client', '=', call.client)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const hashes = [call.payload_hash, refusedHash(call)];
  if (earlier.function !== call.function || !hashes.includes(earlier.payload_hash)) {
    throw new AppError('KEY_REUSED', null);
  }
  const { result } = earlier;
  if (result?.refusal) throw new AppError(result.refusal.code, result.refusal.data as never);
  return result ?? undefined;
}

/** The call does nothing if it arrives later. Waits for a running call, and returns its result. */
export async function closeKey(
  tx: Tx,
  call: IdempotentCall,
): Promise<{ function: string; result: StoredAnswer | null } | undefined> {
  const closed = await tx
    .insertInto('idempotency')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (closed.numInsertedOrUpdatedRows) return undefined;
  return tx
    .selectFrom('idempotency')
    .select(['function', 'result'])
    .where('client', '=', call.client)
    .where('key', '=', call.key)
    .executeTakeFirst();
}

export async function purgeKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from idempotency where (client, key) in (
      select client, key from idempotency where created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning key
  `.execute(db);
  return rows.length;
}

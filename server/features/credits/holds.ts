// The price of an AI call is held before it runs, and charged when it has returned.
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import { type AiEngine, type AiFeature, aiFeatures } from '#domain/mixologist/ai-features.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { admitGuest } from './guest-night.ts';
import { balanceUpdate, book, type LockedAccount, lock, saveBalance } from './ledger.ts';
import { requireWithinLimit, thisMonth } from './monthly-limits.ts';

export const answerMaxAgeMs = 24 * 3_600_000;

export interface Use {
  accountId: string;
  barId: string | null;
  feature: AiFeature;
  /** The guest who asks, within the limits of their night. Undefined for the owner. */
  guestKey?: string | undefined;
  /** Idempotency key: a repeated use is charged once. */
  key: string;
}

export type Reservation =
  | { state: 'held'; holdId: string }
  | { state: 'under way' }
  | { state: 'answered'; value: unknown };

/** It has few statements, because orders wait for a transaction on the embedded engine. */
export function reserve(
  db: Db,
  { accountId, barId, feature, guestKey, key }: Use,
  rules: { monthlyLimit: number; holdMs: number },
): Promise<Reservation> {
  return db.transaction().execute(async (tx): Promise<Reservation> => {
    const account = await lock(tx, accountId);
    const { hasExpired, earlier, used } = await historyOf(tx, { accountId, feature, key });
    if (hasExpired) await releaseExpired(tx, account);
    if (earlier?.state === 'held') return { state: 'under way' };
    if (earlier) {
      if (!earlier.answer || earlier.feature !== feature) throw new AppError('KEY_REUSED', null);
      return { state: 'answered', value: earlier.answer.value };
    }

    requireWithinLimit(feature, used, rules.monthlyLimit);
    const { priceMicros } = aiFeatures[feature];
    const availableMicros = account.net - account.reserved;
    if (availableMicros < priceMicros) throw new AppError('INSUFFICIENT_CREDITS', null);
    const guest = guestKey !== undefined && {
      guest_key: guestKey,
      guest_night: await admitGuest(tx, {
        accountId,
        barId,
        guestKey,
        priceMicros,
        availableMicros,
      }),
    };
    account.reserved += priceMicros;
    const { id } = await tx
      .with('saved', (saved) => balanceUpdate(saved, account))
      .insertInto('credit_holds')
      .values({
        account_id: accountId,
        bar_id: barId,
        feature,
        amount_micros: priceMicros,
        key,
        ...guest,
        expires_at: sql`now() + make_interval(secs => ${rules.holdMs / 1000})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { state: 'held', holdId: id };
  });
}

interface History {
  /** Some holds belong to a process that has ended. The other fields count them as released. */
  hasExpired: boolean;
  earlier: {
    state: 'held' | 'settled';
    feature: AiFeature;
    answer: { value: unknown } | null;
  } | null;
  used: number;
}

async function historyOf(
  tx: Tx,
  { accountId, feature, key }: Pick<Use, 'accountId' | 'feature' | 'key'>,
): Promise<History> {
  const isLive = sql`state in ('held', 'settled') and not (state = 'held' and expires_at < now())`;
  const { rows } = await sql<History>`
    select
      exists (select from credit_holds
        where account_id = ${accountId} and state = 'held' and expires_at < now()) as "hasExpired",
      (select json_build_object('state', state, 'feature', feature, 'answer', answer)
        from credit_holds where account_id = ${accountId} and key = ${key} and ${isLive}) as earlier,
      (select count(*)::int from credit_holds
        where account_id = ${accountId} and feature = ${feature} and created_at >= ${thisMonth}
          and ${isLive}) as used
  `.execute(tx);
  return rows[0] as History;
}

/** False if the hold has ended before. Then nothing is charged. */
export function settle(
  db: Db,
  accountId: string,
  holdId: string,
  { engine, value }: { engine: AiEngine; value: unknown },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await lock(tx, accountId);
    const answer = JSON.stringify({ value }, storable);
    const hold = await closeHold(tx, account, holdId, { state: 'settled', engine, answer });
    if (!hold) return false;
    account.spent += hold.amount;
    await book(tx, account, {
      kind: 'usage',
      amount_micros: -hold.amount,
      feature: hold.feature,
      source: 'hold',
      source_id: holdId,
    });
    return true;
  });
}

/**
 * JSON replacer: PostgreSQL stores neither NUL nor lone surrogates, and a guest may type either.
 */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

export function release(
  db: Db,
  accountId: string,
  holdId: string,
  ending: { state: 'released' } | { state: 'free'; engine: AiEngine } = { state: 'released' },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const account = await lock(tx, accountId);
    if (await closeHold(tx, account, holdId, ending)) await saveBalance(tx, account);
  });
}

/** Their calls' processes have ended. */
export async function releaseExpiredHolds(db: Db): Promise<void> {
  const accounts = await db
    .selectFrom('credit_holds')
    .select('account_id')
    .distinct()
    .where('state', '=', 'held')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  for (const { account_id } of accounts) {
    await db.transaction().execute(async (tx) => {
      await releaseExpired(tx, await lock(tx, account_id));
    });
  }
}

/** The guest of a hold matters only during the night, and only if it was charged. */
const noGuest = { guest_key: null, guest_night: null };

export async function purgeAnswers(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('credit_holds')
    .select('id')
    .where('answer', 'is not', null)
    .where('closed_at', '<', before)
    .orderBy('closed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const cleared = await db
    .updateTable('credit_holds')
    .set({ answer: null, ...noGuest })
    .where('id', 'in', old)
    .returning('id')
    .execute();
  return cleared.length;
}

export async function purgeUncharged(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from credit_holds where id in (
      select id from credit_holds where state in ('free', 'released') and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning id
  `.execute(db);
  return rows.length;
}

type Ending =
  | { state: 'settled'; engine: AiEngine; answer: string }
  | { state: 'free'; engine: AiEngine }
  | { state: 'released' };

async function closeHold(tx: Tx, account: LockedAccount, holdId: string, ending: Ending) {
  const hold = await tx
    .updateTable('credit_holds')
    .set({ ...ending, ...(ending.state !== 'settled' && noGuest), closed_at: sql`now()` })
    .where('id', '=', holdId)
    .where('account_id', '=', account.id)
    .where('state', '=', 'held')
    .returning(['amount_micros as amount', 'feature'])
    .executeTakeFirst();
  account.reserved -= hold?.amount ?? 0;
  return hold;
}

async function releaseExpired(tx: Tx, account: LockedAccount): Promise<void> {
  const released = await tx
    .updateTable('credit_holds')
    .set({ state: 'released', ...noGuest, closed_at: sql`now()` })
    .where('account_id', '=', account.id)
    .where('state', '=', 'held')
    .where('expires_at', '<', sql<Date>`now()`)
    .returning('amount_micros')
    .execute();
  for (const { amount_micros } of released) account.reserved -= amount_micros;
  if (released.length) await saveBalance(tx, account);
}

// All changes of an account's credits. Each is a transaction that locks the account's row first, so
// that what it reads stays true until its end. Constraints of the tables guard the same rules.
import { sql } from 'kysely';
import { type AiEngine, type AiFeature, aiFeatures } from '#domain/ai-features.ts';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { admitGuest } from './guest-night.ts';
import { openCredits } from './model.ts';
import { nextMonth, thisMonth } from './month.ts';

/** How long an answer is kept under its key. */
export const answersKeptMs = 24 * 3_600_000;

/** An AI call to be paid for. */
export interface Use {
  accountId: string;
  barId: string | null;
  feature: AiFeature;
  /** The guest who asks, within the limits of their night. Undefined for the owner. */
  guestKey?: string | undefined;
  /** Idempotency key: a use that is repeated under it is charged once. */
  key: string;
}

export type Reservation =
  | { state: 'held'; holdId: string }
  /** Another call with this key has not ended yet. */
  | { state: 'under way' }
  /** Another call with this key was charged, and answered this. */
  | { state: 'answered'; value: unknown };

/** Holds the price of a use, or throws why it cannot. */
export function reserve(
  db: Db,
  { accountId, barId, feature, guestKey, key }: Use,
  rules: { monthlyLimit: number; holdMs: number },
): Promise<Reservation> {
  return db.transaction().execute(async (tx): Promise<Reservation> => {
    const account = await lock(tx, accountId);
    await releaseExpired(tx, account);
    const earlier = await tx
      .selectFrom('credit_holds')
      .select(['state', 'feature', 'answer'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('state', 'in', ['held', 'settled'])
      .executeTakeFirst();
    if (earlier?.state === 'held') return { state: 'under way' };
    if (earlier) {
      if (!earlier.answer || earlier.feature !== feature) throw new AppError('KEY_REUSED', null);
      return { state: 'answered', value: earlier.answer.value };
    }

    await requireWithinLimit(tx, accountId, feature, rules.monthlyLimit);
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
    const { id } = await tx
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
    account.reserved += priceMicros;
    await save(tx, account);
    return { state: 'held', holdId: id };
  });
}

/** Charges a hold. False where it has ended before: then nothing is charged. */
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

/** JSON replacer: PostgreSQL stores neither NUL nor lone surrogates, and a guest may type either. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

/** Ends a hold without charging it: the call failed, or its answer is free. */
export function release(
  db: Db,
  accountId: string,
  holdId: string,
  ending: { state: 'released' } | { state: 'free'; engine: AiEngine } = { state: 'released' },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const account = await lock(tx, accountId);
    if (await closeHold(tx, account, holdId, ending)) await save(tx, account);
  });
}

/**
 * Gives back what was set aside by calls whose process has gone, and gives up test checkouts that
 * nobody has ended: of its own Stripe tells that they have expired.
 */
export async function sweep(db: Db): Promise<void> {
  await db
    .updateTable('credit_purchases')
    .set({ status: 'expired' })
    .where('provider', '=', 'local-test')
    .where('status', '=', 'pending')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
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

/** Clears the guest of a hold: they matter during their night only, and only where it was charged. */
const noGuest = { guest_key: null, guest_night: null };

/** Deletes answers older than a day, and which guest asked. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await db
    .updateTable('credit_holds')
    .set({ answer: null, ...noGuest })
    .where('answer', 'is not', null)
    .where('closed_at', '<', new Date(Date.now() - answersKeptMs))
    .execute();
}

/** An account whose row is locked. `net` is its balance less what it owes. */
export interface LockedAccount {
  readonly id: string;
  net: number;
  reserved: number;
  spent: number;
}

export async function lock(tx: Tx, accountId: string): Promise<LockedAccount> {
  const balance = tx
    .selectFrom('credit_balances')
    .select(['balance_micros', 'reserved_micros', 'owed_micros', 'spent_micros'])
    .where('account_id', '=', accountId)
    .forUpdate();
  let row = await balance.executeTakeFirst();
  if (!row) {
    await openCredits(tx, accountId);
    row = await balance.executeTakeFirstOrThrow();
  }
  return {
    id: accountId,
    net: row.balance_micros - row.owed_micros,
    reserved: row.reserved_micros,
    spent: row.spent_micros,
  };
}

type NewEntry = Pick<Schema['credit_entries'], 'kind' | 'amount_micros' | 'source' | 'source_id'> &
  Partial<Pick<Schema['credit_entries'], 'feature' | 'purchase_id'>>;

/** Adds an entry to the ledger, and its amount to the account. */
export async function book(tx: Tx, account: LockedAccount, entry: NewEntry): Promise<void> {
  account.net += entry.amount_micros;
  await tx
    .insertInto('credit_entries')
    .values({ ...entry, account_id: account.id, net_after_micros: account.net })
    .execute();
  await save(tx, account);
}

/** The balance always covers what is reserved; the rest of a negative `net` is owed. */
async function save(tx: Tx, { id, net, reserved, spent }: LockedAccount): Promise<void> {
  const balance = Math.max(net, reserved);
  await tx
    .updateTable('credit_balances')
    .set({
      balance_micros: balance,
      owed_micros: balance - net,
      reserved_micros: reserved,
      spent_micros: spent,
      // A hold alone is no change of the balance.
      updated_at: sql`case when balance_micros - owed_micros = ${net}::bigint then updated_at else now() end`,
    })
    .where('account_id', '=', id)
    .execute();
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
  if (released.length) await save(tx, account);
}

async function requireWithinLimit(tx: Tx, accountId: string, feature: AiFeature, limit: number) {
  const { used } = await tx
    .selectFrom('credit_holds')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('account_id', '=', accountId)
    .where('feature', '=', feature)
    .where('state', 'in', ['held', 'settled'])
    .where('created_at', '>=', thisMonth)
    .executeTakeFirstOrThrow();
  if (used >= limit) throw new AppError('USAGE_LIMIT', { feature, limit, resetsAt: nextMonth() });
}

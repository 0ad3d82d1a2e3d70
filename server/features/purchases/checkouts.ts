import { sql } from 'kysely';
import type { CreditPurchase } from '#domain/credits/credits.ts';
import { AppError } from '#domain/errors.ts';
import type { Checkout, PaymentProvider } from '#server/adapters/payments/provider.ts';
import type { Db } from '#server/db/database.ts';
import { lock } from '#server/features/credits/ledger.ts';
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';

export interface NewPurchase extends Omit<Checkout, 'purchaseId'> {
  accountId: string;
  /** Idempotency key: a repeated call continues the same purchase. */
  key: string;
}

export async function initiatePurchase(
  { db, log, payments }: Pick<Context, 'db' | 'log' | 'payments'>,
  { accountId, key, ...checkout }: NewPurchase,
): Promise<{ success: boolean; checkoutUrl: string | null; purchaseId: string }> {
  if (!payments.isOpen) throw new AppError('PURCHASES_OFF', null);
  const purchaseId = await beginPurchase(db, payments, accountId, key, checkout.requestedCents);
  const ofPurchase = db.updateTable('credit_purchases').where('id', '=', purchaseId);
  try {
    const { ref, url } = await payments.createCheckout({ purchaseId, ...checkout });
    await ofPurchase.set({ provider_ref: ref }).execute();
    return { success: true, checkoutUrl: url, purchaseId };
  } catch (err) {
    log.error({ err, purchaseId }, 'no checkout could be opened');
    await ofPurchase.set({ status: 'failed' }).where('status', '=', 'pending').execute();
    return { success: false, checkoutUrl: null, purchaseId };
  }
}

function beginPurchase(
  db: Db,
  payments: PaymentProvider,
  accountId: string,
  key: string,
  requestedCents: number,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, accountId);
    const begun = await tx
      .selectFrom('credit_purchases')
      .select('id')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (begun) return begun.id;
    const { pending } = await tx
      .selectFrom('credit_purchases')
      .select(({ fn }) => fn.countAll<number>().as('pending'))
      .where('account_id', '=', accountId)
      .where('status', '=', 'pending')
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    if (pending >= budgets.person.pendingCheckoutsPerHour) {
      throw new AppError('TOO_MANY', { retryAfterSeconds: 3_600 });
    }
    const { id } = await tx
      .insertInto('credit_purchases')
      .values({
        account_id: accountId,
        key,
        provider: payments.name,
        requested_cents: requestedCents,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

export async function findPurchase(
  db: Db,
  accountId: string,
  purchaseId: string,
): Promise<CreditPurchase> {
  const found = await db
    .selectFrom('credit_purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND', null);
  return {
    _id: found.id,
    status: found.status,
    amount: (found.paid_cents ?? found.requested_cents) / 100,
    isTest: found.provider === 'local-test',
    timestamp: (found.paid_at ?? found.created_at).getTime(),
  };
}

export async function expireTestCheckouts(db: Db): Promise<void> {
  await db
    .updateTable('credit_purchases')
    .set({ status: 'expired' })
    .where('provider', '=', 'local-test')
    .where('status', '=', 'pending')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** An implausible payment stays, because its money must be refunded. Returns how many. */
export async function purgeUnpaid(db: Db, before: Date, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from credit_purchases p
      where status <> 'paid' and created_at < ${before}
        and not exists (select from credit_refunds where purchase_id = p.id)
        and not exists (select from credit_disputes where purchase_id = p.id)
        and not exists (select from payment_events
          where purchase_id = p.id and type ~ '(completed|succeeded)$')
      order by created_at limit ${limit} for update skip locked
    `.execute(tx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.deleteFrom('payment_events').where('purchase_id', 'in', ids).execute();
    await tx.deleteFrom('credit_purchases').where('id', 'in', ids).execute();
    return ids.length;
  });
}

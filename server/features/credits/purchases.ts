// Credits that were bought. A provider tells what became of a purchase in any order, late or twice:
// each telling only adds to what is known of the purchase, and then the ledger is made to agree.
import { sql } from 'kysely';
import { type CreditPurchase, purchaseDollars } from '#domain/credits.ts';
import { AppError } from '#domain/errors.ts';
import type {
  Checkout,
  DisputeState,
  PaymentEvent,
  PaymentProvider,
} from '#server/adapters/payments/provider.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';
import { addToNights } from './guest-night.ts';
import { book, type LockedAccount, lock } from './ledger.ts';

export interface NewPurchase extends Omit<Checkout, 'purchaseId'> {
  accountId: string;
  /** The same call sent again continues the same purchase. */
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

/** Takes in what a provider says. What cannot be right is logged for the operator, and not booked. */
export async function hearPayment(
  { db, log, payments }: Pick<Context, 'db' | 'log' | 'payments'>,
  news: PaymentEvent,
): Promise<void> {
  const { eventId, type, purchaseId } = news;
  const known = await db
    .selectFrom('credit_purchases')
    .select('account_id')
    .where('id', '=', purchaseId)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  if (!known) return void log.error({ news }, 'payment for an unknown purchase');
  await db.transaction().execute(async (tx) => {
    const account = await lock(tx, known.account_id);
    const first = await tx
      .insertInto('payment_events')
      .values({ provider: payments.name, event_id: eventId, type, purchase_id: purchaseId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!first.numInsertedOrUpdatedRows) return;
    const doubt = await note(tx, news);
    if (doubt) log.error({ news }, `payment not booked: ${doubt}`);
    else await bookPurchase(tx, account, purchaseId, `${payments.name}:${eventId}`);
  });
}

/** Writes down what was told; answers what is wrong with it, if anything is. */
async function note(tx: Tx, news: PaymentEvent): Promise<string | undefined> {
  const ofPurchase = tx.updateTable('credit_purchases').where('id', '=', news.purchaseId);
  switch (news.what) {
    case 'paid':
      return notePaid(tx, news);
    case 'failed':
    case 'expired':
      await ofPurchase.set({ status: news.what }).where('status', '=', 'pending').execute();
      return;
    case 'refunded':
      if (news.currency !== 'usd') return 'another currency';
      await ofPurchase
        .set({ refunded_cents: sql`greatest(refunded_cents, ${news.cents}::int)` })
        .execute();
      return;
    case 'refund':
      if (news.currency !== 'usd') return 'another currency';
      return noteRefund(tx, news);
    case 'disputed':
      if (news.currency !== 'usd') return 'another currency';
      return noteDispute(tx, news);
  }
}

async function notePaid(
  tx: Tx,
  { purchaseId, ref, cents, currency }: PaymentEvent & { what: 'paid' },
): Promise<string | undefined> {
  const purchase = await tx
    .selectFrom('credit_purchases')
    .select(['provider_ref', 'paid_cents'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const ofPurchase = tx.updateTable('credit_purchases').where('id', '=', purchaseId);
  const doubt =
    (currency !== 'usd' && 'another currency') ||
    (!isInRange(cents / 100) && 'an amount we never ask for') ||
    (purchase.provider_ref && purchase.provider_ref !== ref && 'another checkout') ||
    (purchase.paid_cents && purchase.paid_cents !== cents && 'another amount than before');
  if (doubt) {
    await ofPurchase.set({ status: 'failed' }).where('status', '=', 'pending').execute();
    return doubt;
  }
  await ofPurchase
    .set({ status: 'paid', paid_cents: cents, provider_ref: ref, paid_at: sql`now()` })
    .where('paid_cents', 'is', null)
    .execute();
}

function isInRange(dollars: number): boolean {
  return dollars >= purchaseDollars.least && dollars <= purchaseDollars.most;
}

/** A refund that has failed stays so: what is told late does not revive it. */
async function noteRefund(
  tx: Tx,
  { purchaseId, refundId, cents, hasFailed }: PaymentEvent & { what: 'refund' },
): Promise<undefined> {
  await tx
    .insertInto('credit_refunds')
    .values({
      id: refundId,
      purchase_id: purchaseId,
      amount_cents: cents,
      has_failed: hasFailed,
    })
    .onConflict((conflict) =>
      hasFailed ? conflict.column('id').doUpdateSet({ has_failed: true }) : conflict.doNothing(),
    )
    .execute();
}

/** How far a dispute has come: what is told late does not turn it back. */
const stages: Record<DisputeState, number> = { inquiry: 0, open: 1, lost: 2, won: 3 };

async function noteDispute(
  tx: Tx,
  { purchaseId, disputeId, cents, state }: PaymentEvent & { what: 'disputed' },
): Promise<undefined> {
  const known = await tx
    .selectFrom('credit_disputes')
    .select('state')
    .where('id', '=', disputeId)
    .executeTakeFirst();
  if (known && stages[known.state] > stages[state]) return;
  await tx
    .insertInto('credit_disputes')
    .values({ id: disputeId, purchase_id: purchaseId, amount_cents: cents, state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ amount_cents: cents, state }))
    .execute();
}

/** Adds the entries by which the ledger agrees with what is known of a purchase. */
async function bookPurchase(
  tx: Tx,
  account: LockedAccount,
  purchaseId: string,
  cause: string,
): Promise<void> {
  const missing = await tx
    .selectFrom('purchase_bookings')
    .select(['kind', ({ eb }) => eb('due_micros', '-', eb.ref('booked_micros')).as('amount')])
    .where('purchase_id', '=', purchaseId)
    .whereRef('due_micros', '<>', 'booked_micros')
    .orderBy('due_micros', 'desc')
    .execute();
  for (const { kind, amount } of missing) {
    if (kind === 'purchase') await addToNights(tx, account.id, amount);
    await book(tx, account, {
      kind,
      amount_micros: amount,
      purchase_id: purchaseId,
      // A purchase is paid for once, whatever causes it.
      ...(kind === 'purchase'
        ? { source: 'purchase', source_id: purchaseId }
        : { source: 'payment-event', source_id: `${cause}:${kind}` }),
    });
  }
}

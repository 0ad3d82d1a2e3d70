// Each event only adds to the recorded state of the purchase, because they come in any order.
import { sql } from 'kysely';
import { purchaseDollars } from '#domain/credits/credits.ts';
import type { DisputeState, PaymentEvent } from '#server/adapters/payments/provider.ts';
import type { Tx } from '#server/db/database.ts';
import { addToNights } from '#server/features/credits/guest-night.ts';
import { book, type LockedAccount, lock } from '#server/features/credits/ledger.ts';
import type { Context } from '#server/functions.ts';

/** An implausible event is logged and not booked. */
export async function handlePaymentEvent(
  { db, log, payments }: Pick<Context, 'db' | 'log' | 'payments'>,
  event: PaymentEvent,
): Promise<void> {
  const { eventId, type, purchaseId } = event;
  const known = await db
    .selectFrom('credit_purchases')
    .select('account_id')
    .where('id', '=', purchaseId)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  if (!known) return void log.error({ news: event }, 'payment for an unknown purchase');
  await db.transaction().execute(async (tx) => {
    const account = await lock(tx, known.account_id);
    const first = await tx
      .insertInto('payment_events')
      .values({ provider: payments.name, event_id: eventId, type, purchase_id: purchaseId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!first.numInsertedOrUpdatedRows) return;
    const doubt = await recordEvent(tx, event);
    if (doubt) log.error({ news: event }, `payment not booked: ${doubt}`);
    else await bookPurchase(tx, account, purchaseId, `${payments.name}:${eventId}`);
  });
}

/** Returns the reason why an event is implausible, if it is. */
async function recordEvent(tx: Tx, event: PaymentEvent): Promise<string | undefined> {
  const ofPurchase = tx.updateTable('credit_purchases').where('id', '=', event.purchaseId);
  switch (event.what) {
    case 'paid':
      return recordPayment(tx, event);
    case 'failed':
    case 'expired':
      await ofPurchase.set({ status: event.what }).where('status', '=', 'pending').execute();
      return;
    case 'refunded':
      if (event.currency !== 'usd') return 'another currency';
      await ofPurchase
        .set({ refunded_cents: sql`greatest(refunded_cents, ${event.cents}::int)` })
        .execute();
      return;
    case 'refund':
      if (event.currency !== 'usd') return 'another currency';
      return recordRefund(tx, event);
    case 'disputed':
      if (event.currency !== 'usd') return 'another currency';
      return recordDispute(tx, event);
  }
}

async function recordPayment(
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

/** A failed refund stays failed, even after a late event. */
async function recordRefund(
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

/** A dispute's states in order, because a late event must not revert it. */
const stages: Record<DisputeState, number> = { inquiry: 0, open: 1, lost: 2, won: 3 };

async function recordDispute(
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

/** Adds the ledger entries that are missing for the recorded state of a purchase. */
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
      // A purchase is booked once, whichever event causes it.
      ...(kind === 'purchase'
        ? { source: 'purchase', source_id: purchaseId }
        : { source: 'payment-event', source_id: `${cause}:${kind}` }),
    });
  }
}

// Runs random operations of the ledger on PostgreSQL until it is killed. It prints a dot for each
// completed operation.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isAppError } from '#domain/errors.ts';
import { aiFeatureNames } from '#domain/mixologist/ai-features.ts';
import type { PaymentEvent, PaymentProvider } from '#server/adapters/payments/provider.ts';
import type { Db } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { release, releaseExpiredHolds, reserve, settle } from '#server/features/credits/holds.ts';
import { initiatePurchase } from '#server/features/purchases/checkouts.ts';
import { handlePaymentEvent } from '#server/features/purchases/payment-events.ts';

const payments: PaymentProvider = {
  name: 'local-test',
  isOpen: true,
  signatureHeader: '',
  createCheckout: async ({ purchaseId }) => ({ ref: `ref-${purchaseId}`, url: '' }),
  parseWebhook: async () => null,
};
const log = { error() {}, warn() {} } as never;

/** The same in every process. */
export function paidCents(purchaseId: string): number {
  const [low = 0, high = 0] = createHash('sha256').update(purchaseId).digest();
  return 100 + ((low * 256 + high) % 200);
}

export function paymentOf(purchaseId: string, eventId: string): PaymentEvent {
  const cents = paidCents(purchaseId);
  const what = { what: 'paid', ref: `ref-${purchaseId}`, cents, currency: 'usd' } as const;
  return { eventId, type: 'paid', purchaseId, ...what };
}

export function sendEvent(db: Db, event: PaymentEvent): Promise<void> {
  return handlePaymentEvent({ db, log, payments }, event);
}

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

function operationsOn(db: Db, accounts: string[]): (() => Promise<unknown>)[] {
  const keys: string[] = Array.from({ length: 20 }, () => randomUUID());
  const purchase = async () => {
    const { rows } = await sql<{
      id: string;
    }>`select id from credit_purchases offset floor(random() *
      (select count(*) from credit_purchases)) limit 1`.execute(db);
    return rows[0]?.id;
  };
  const use = async (end: (accountId: string, holdId: string) => Promise<unknown>) => {
    const accountId = oneOf(accounts);
    const key = randomInt(10) ? randomUUID() : oneOf(keys);
    const asked = { accountId, barId: null, feature: oneOf(aiFeatureNames), key };
    const held = await reserve(db, asked, { monthlyLimit: 1_000_000, holdMs: 2_000 });
    if (held.state === 'held') await end(accountId, held.holdId);
  };
  const charge = (accountId: string, holdId: string) =>
    settle(db, accountId, holdId, { engine: 'model', value: null });
  const buy = () =>
    initiatePurchase(
      { db, log, payments },
      {
        // The other half runs out of credits.
        accountId: oneOf(accounts.slice(0, accounts.length / 2)),
        key: randomUUID(),
        requestedCents: 500,
        email: null,
        language: 'en',
      },
    );
  const sendForAny = async (eventOf: (purchaseId: string) => PaymentEvent) => {
    const id = await purchase();
    if (id) await sendEvent(db, eventOf(id));
  };
  const pay = () =>
    sendForAny((id) => paymentOf(id, oneOf([`${id}:completed`, `${id}:succeeded`])));
  const refund = () =>
    sendForAny((purchaseId) => {
      const cents = randomInt(1, paidCents(purchaseId));
      const eventId = `${purchaseId}:refunded:${cents}`;
      const what = { what: 'refunded', cents, currency: 'usd' } as const;
      return { eventId, type: 'refunded', purchaseId, ...what };
    });
  const dispute = () =>
    sendForAny((purchaseId) => {
      const end = paidCents(purchaseId) % 5 ? 'lost' : 'won';
      const state = oneOf(['inquiry', 'open', end] as const);
      const dispute = { disputeId: `du:${purchaseId}`, cents: paidCents(purchaseId), state };
      const eventId = `${purchaseId}:dispute:${state}`;
      return { eventId, type: state, purchaseId, what: 'disputed', currency: 'usd', ...dispute };
    });
  return [
    ...Array(8).fill(() => use(charge)),
    ...Array(2).fill(() => use((account, hold) => release(db, account, hold))),
    () => use((account, hold) => release(db, account, hold, { state: 'free', engine: 'house' })),
    () => use((...hold) => Promise.all([charge(...hold), charge(...hold), release(db, ...hold)])),
    () => use(async () => {}),
    buy,
    ...Array(4).fill(pay),
    ...Array(3).fill(refund),
    ...Array(3).fill(dispute),
    () => releaseExpiredHolds(db),
  ];
}

async function work(url: string, connections: number): Promise<never> {
  const { db } = await openDatabase({ url, poolSize: connections });
  const accounts = await db
    .selectFrom('credit_balances')
    .select('account_id')
    .orderBy('account_id')
    .execute();
  const operations = operationsOn(
    db,
    accounts.map(({ account_id }) => account_id),
  );
  const worker = async (): Promise<never> => {
    for (;;) {
      await oneOf(operations)().catch((error) => {
        const isRefusal =
          isAppError(error) &&
          ['INSUFFICIENT_CREDITS', 'TOO_MANY', 'KEY_REUSED'].includes(error.code);
        if (!isRefusal) throw error;
      });
      process.stdout.write('.');
    }
  };
  return Promise.race(Array.from({ length: connections }, worker));
}

if (process.argv[1] === import.meta.filename) {
  await work(String(process.argv[2]), Number(process.argv[3]));
}

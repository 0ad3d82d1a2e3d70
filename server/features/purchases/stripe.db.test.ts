import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reserve, settle } from '#server/features/credits/holds.ts';
import { reconcile } from '#server/features/credits/reconcile.ts';
import { type FakeStripe, startFakeStripe } from '#server/testing/connections/fake-stripe.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { expireTestCheckouts } from './checkouts.ts';

let stripe: FakeStripe;
let world: World;
let sarah: Person;
let before: number;

beforeAll(async () => {
  stripe = await startFakeStripe();
  world = await openWorld(stripe.env);
  await newcomer();
});
beforeEach(async () => {
  before = await balance();
});
afterEach(async () => {
  expect(await reconcile(world.db)).toEqual([]);
});
afterAll(async () => {
  await world.close();
  stripe.close();
});

/** Sarah with a new account, which has the initial credits. */
async function newcomer() {
  sarah = await world.person(`Sarah${randomUUID()}`);
}
const balance = async () => (await sarah.call('credits.getUserCreditBalance', {})).balance;
/** The change of the balance in this test, to the cent. */
const gained = async () => Math.round(((await balance()) - before) * 100) / 100;
const owed = async () => (await sarah.call('credits.getUserCreditBalance', {})).owed;

/** A purchase that waits for its payment. */
async function begin() {
  const started = await sarah.call('creditPurchases.initiateCreditPurchase', { amount: 5 });
  const { purchaseId } = started;
  const session = stripe.sessions.get(purchaseId);
  if (!session) throw new Error('Stripe knows nothing of it');
  const metadata = { purchaseId };
  const about = { id: session.id, metadata, payment_status: 'paid', currency: 'usd' };
  const tell = (type: string, object: object, id?: string) =>
    stripe.send(world.url, stripe.event(type, object, id));
  return {
    ...started,
    session,
    status: async () =>
      (await sarah.call('creditPurchases.getCreditPurchase', { purchaseId })).status,
    completed: (cents: number, more = {}, id?: string) =>
      tell('checkout.session.completed', { ...about, amount_total: cents, ...more }, id),
    succeeded: (cents: number, more = {}) =>
      tell('checkout.session.async_payment_succeeded', { ...about, amount_total: cents, ...more }),
    failed: () => tell('checkout.session.async_payment_failed', about),
    expired: () => tell('checkout.session.expired', about),
    refunded: (cents: number, id?: string) =>
      tell('charge.refunded', { metadata, amount_refunded: cents, currency: 'usd' }, id),
    refund: (what: string, id: string, status: string, cents = 500) =>
      tell(`refund.${what}`, {
        id: `re_${id}_${purchaseId}`,
        payment_intent: session.payment,
        amount: cents,
        currency: 'usd',
        status,
      }),
    disputed: (what: string, status: string, cents = 500) =>
      tell(`charge.dispute.${what}`, {
        id: `du_${purchaseId}`,
        payment_intent: session.payment,
        amount: cents,
        currency: 'usd',
        status,
      }),
  };
}

async function spend(times: number) {
  const bar = await sarah.call('bars.createBar', { name: 'Corner' });
  const { account_id } = await world.db
    .selectFrom('bars')
    .select('account_id')
    .where('id', '=', bar)
    .executeTakeFirstOrThrow();
  for (let use = 0; use < times; use++) {
    const held = await reserve(
      world.db,
      { accountId: account_id, barId: bar, feature: 'drinkCreation', key: randomUUID() },
      { monthlyLimit: 1_000, holdMs: 60_000 },
    );
    if (held.state !== 'held') throw new Error('not held');
    await settle(world.db, account_id, held.holdId, { engine: 'house', value: null });
  }
}

describe('a checkout', () => {
  it('lets people pay what they want, from $1 to $500', async () => {
    const { success, checkoutUrl, purchaseId, session } = await begin();
    expect({ success, checkoutUrl }).toEqual({
      success: true,
      checkoutUrl: `https://checkout.example/c/pay/${session.id}`,
    });
    expect(session.form).toMatchObject({
      mode: 'payment',
      client_reference_id: purchaseId,
      'metadata[purchaseId]': purchaseId,
      'payment_intent_data[metadata][purchaseId]': purchaseId,
      'adaptive_pricing[enabled]': 'false',
      success_url: `${world.url}/bartender/usage?purchase=${purchaseId}`,
    });
    await begin();
    expect(stripe.prices).toEqual([
      expect.objectContaining({
        currency: 'usd',
        'custom_unit_amount[enabled]': 'true',
        'custom_unit_amount[minimum]': '100',
        'custom_unit_amount[maximum]': '50000',
        'custom_unit_amount[preset]': '500',
      }),
    ]);
  });

  it('is the same one when the same call is sent again', async () => {
    const key = randomUUID();
    const buy = () => sarah.call('creditPurchases.initiateCreditPurchase', { amount: 5 }, key);
    expect(await buy()).toEqual(await buy());
  });

  it('fails with a result while Stripe does not respond', async () => {
    stripe.failing = 503;
    const { purchaseId, ...rest } = await sarah.call('creditPurchases.initiateCreditPurchase', {
      amount: 5,
    });
    stripe.failing = undefined;
    expect(rest).toEqual({ success: false, checkoutUrl: null });
    expect(await sarah.call('creditPurchases.getCreditPurchase', { purchaseId })).toMatchObject({
      status: 'failed',
    });
  });

  it('is limited per hour, and a repeated call still gets the last one', async () => {
    await newcomer();
    const buy = (key = randomUUID()) =>
      sarah.ask(
        'creditPurchases.initiateCreditPurchase',
        { amount: 5 },
        { 'idempotency-key': key },
      );
    const last = randomUUID();
    for (let opened = 0; opened < 15; opened++) expect((await buy()).status).toBe(200);
    const opened = await buy(last);
    const rest = await Promise.all(Array.from({ length: 12 }, () => buy()));
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await buy()).toMatchObject({ status: 429, error: { code: 'TOO_MANY' } });
    expect(await buy(last)).toEqual(opened);
    await newcomer();
  });
});

describe('a payment', () => {
  it('adds the paid amount, not the requested one, and updates open pages', async () => {
    await newcomer();
    const purchase = await begin();
    const line = await sarah.live();
    const { purchaseId } = purchase;
    const feed = line.follow('creditPurchases.getCreditPurchase', { purchaseId });
    const credits = line.follow('credits.getUserCreditBalance', {});
    expect(await feed.next()).toMatchObject({ value: { status: 'pending', amount: 5 } });
    expect(await credits.next()).toMatchObject({ value: { balance: 0.5 } });
    expect(await purchase.completed(1_234)).toBe(200);
    expect(await feed.next()).toMatchObject({
      value: { status: 'paid', amount: 12.34, isTest: false },
    });
    expect(await credits.next()).toMatchObject({ value: { balance: 12.84 } });
    expect(await sarah.call('credits.getCreditTransactions', { limit: 10 })).toMatchObject([
      { type: 'purchase', amount: 12.34, description: 'Credit purchase' },
      { type: 'initial', amount: 0.5 },
    ]);
  });

  it('is booked once, whatever the number of events that report it', async () => {
    const purchase = await begin();
    const told = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 3
          ? purchase.completed(500, {}, `evt_same_${purchase.purchaseId}`)
          : purchase.succeeded(500),
      ),
    );
    expect(new Set(told)).toEqual(new Set([200]));
    expect(await gained()).toBe(5);
  });

  it('is booked when the money of a slow payment method arrives', async () => {
    const purchase = await begin();
    await purchase.completed(500, { payment_status: 'unpaid' });
    expect([await purchase.status(), await gained()]).toEqual(['pending', 0]);
    await purchase.succeeded(500);
    expect([await purchase.status(), await gained()]).toEqual(['paid', 5]);
  });

  it('may fail or expire, and may be paid after all', async () => {
    const [failed, expired] = [await begin(), await begin()];
    await failed.failed();
    await expired.expired();
    expect([await failed.status(), await expired.status()]).toEqual(['failed', 'expired']);
    expect(await gained()).toBe(0);
    await expired.completed(500);
    await expired.expired();
    expect([await expired.status(), await gained()]).toEqual(['paid', 5]);
  });

  it('that is never completed is expired by Stripe, not by us', async () => {
    const purchase = await begin();
    await world.db
      .updateTable('credit_purchases')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', purchase.purchaseId)
      .execute();
    await expireTestCheckouts(world.db);
    expect(await purchase.status()).toBe('pending');
  });

  it.each([
    ['in another currency', 500, { currency: 'eur' }],
    ['of too little', 99, {}],
    ['of too much', 50_001, {}],
    ['of another checkout', 500, { id: 'cs_test_other' }],
  ])('%s is not booked', async (_what, cents, more) => {
    const purchase = await begin();
    expect(await purchase.completed(cents, more)).toBe(200);
    expect([await purchase.status(), await gained()]).toEqual(['failed', 0]);
  });
});

describe('a refund', () => {
  it('takes back the sum of all refunds', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.refunded(200);
    await purchase.refunded(300);
    // A late event.
    await purchase.refunded(200);
    expect(await gained()).toBe(2);
    expect(await sarah.call('credits.getCreditTransactions', { limit: 2 })).toMatchObject([
      { type: 'refund', amount: -1 },
      { type: 'refund', amount: -2 },
    ]);
  });

  it('may be reported before the payment', async () => {
    const purchase = await begin();
    await purchase.refunded(500);
    expect(await gained()).toBe(0);
    await purchase.completed(500);
    expect(await gained()).toBe(0);
  });

  it('of spent credits is owed, and the next purchase pays it back', async () => {
    await newcomer();
    const purchase = await begin();
    await purchase.completed(100);
    await spend(120);
    expect(await balance()).toBeCloseTo(0.3);
    await purchase.refunded(100);
    expect([await balance(), await owed()]).toEqual([0, 0.7]);
    await expect(spend(1)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    await (await begin()).completed(500);
    expect([await balance(), await owed()]).toEqual([4.3, 0]);
  });
});

describe('a refund that fails', () => {
  it('gives the credits back once, however often it is reported', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.refund('created', 'a', 'succeeded');
    await purchase.refunded(500);
    expect(await gained()).toBe(0);
    await Promise.all(
      ['failed', 'updated', 'failed'].map((what) => purchase.refund(what, 'a', 'failed')),
    );
    expect(await gained()).toBe(5);
    expect(await sarah.call('credits.getCreditTransactions', { limit: 2 })).toMatchObject([
      { type: 'refund', amount: 5, description: 'Refund failed, your credits are back' },
      { type: 'refund', amount: -5, description: 'Purchase refunded' },
    ]);
  });

  it('may be reported first, and a late event does not revert it', async () => {
    const purchase = await begin();
    await purchase.refund('failed', 'a', 'failed');
    await purchase.completed(500);
    await purchase.refunded(500);
    await purchase.refund('created', 'a', 'pending');
    expect(await gained()).toBe(5);
  });

  it('is one of several, and may be repeated', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.refund('created', 'a', 'succeeded', 200);
    await purchase.refund('created', 'b', 'succeeded', 100);
    await purchase.refunded(300);
    await purchase.refund('failed', 'a', 'failed', 200);
    expect(await gained()).toBe(4);
    await purchase.refund('updated', 'b', 'canceled', 100);
    expect(await gained()).toBe(5);
    // The reported sum may or may not include failed refunds.
    await purchase.refund('created', 'c', 'pending', 400);
    await purchase.refunded(400);
    expect(await gained()).toBe(1);
    await purchase.refunded(700);
    expect(await gained()).toBe(1);
  });

  it('keeps the money away while the payment is also disputed', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.refunded(500);
    await purchase.disputed('created', 'needs_response');
    await purchase.refund('failed', 'a', 'failed');
    expect(await gained()).toBe(0);
    await purchase.disputed('closed', 'won');
    expect(await gained()).toBe(5);
  });
});

describe('a dispute', () => {
  it('takes the credits away until it is won', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.disputed('created', 'needs_response');
    await purchase.disputed('funds_withdrawn', 'needs_response');
    expect(await gained()).toBe(0);
    await purchase.disputed('closed', 'won');
    await purchase.disputed('funds_reinstated', 'won');
    expect(await gained()).toBe(5);
    expect(await sarah.call('credits.getCreditTransactions', { limit: 2 })).toMatchObject([
      { type: 'dispute', amount: 5 },
      { type: 'dispute', amount: -5 },
    ]);
  });

  it('that was won stays won when its opening is reported late', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.disputed('closed', 'won');
    await purchase.disputed('created', 'needs_response');
    expect(await gained()).toBe(5);
  });

  it('takes nothing as an inquiry, and keeps the credits once it is lost', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    await purchase.disputed('created', 'warning_needs_response');
    expect(await gained()).toBe(5);
    await purchase.disputed('updated', 'under_review');
    await purchase.disputed('closed', 'lost');
    expect(await gained()).toBe(0);
    // Refunded by the bank and by us: taken back once.
    await purchase.refunded(500);
    expect(await gained()).toBe(0);
  });
});

describe('the webhook', () => {
  const paid = (metadata: object) =>
    stripe.event('checkout.session.completed', {
      id: 'cs_x',
      metadata,
      payment_status: 'paid',
      amount_total: 500,
      currency: 'usd',
    });

  it.each([
    ['of an unknown purchase', () => paid({ purchaseId: randomUUID() })],
    ['of another product', () => paid({ orderId: '7' })],
    ['of another kind', () => stripe.event('customer.created', { id: 'cus_1' })],
  ])('accepts an event %s and books nothing', async (_what, event) => {
    expect(await stripe.send(world.url, event())).toBe(200);
  });

  it.each([
    ['without a signature', (event: string) => [event, ''] as const],
    [
      'that was altered',
      (event: string) => [event.replace('500', '900'), stripe.sign(event)] as const,
    ],
    ['signed too long ago', (event: string) => [event, stripe.sign(event, 1_000_000)] as const],
  ])('refuses an event %s', async (_what, forge) => {
    const { purchaseId, session, status } = await begin();
    const event = paid({ purchaseId }).replace('cs_x', session.id);
    expect(await stripe.send(world.url, ...forge(event))).toBe(400);
    expect([await status(), await gained()]).toEqual(['pending', 0]);
  });

  it('asks for a retry when Stripe cannot say what a dispute is about', async () => {
    const purchase = await begin();
    await purchase.completed(500);
    stripe.failing = 500;
    expect(await purchase.disputed('created', 'needs_response')).toBe(500);
    stripe.failing = undefined;
    expect(await purchase.disputed('created', 'needs_response')).toBe(200);
    expect(await gained()).toBe(0);
  });
});

it('has no test checkout', async () => {
  const { purchaseId } = await begin();
  const answers = await Promise.all([
    fetch(`${world.url}/api/test-checkout/${purchaseId}_500_x`),
    fetch(`${world.url}/webhooks/local-test`, { method: 'POST' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await sarah.call('creditPurchases.getPurchaseOptions', {})).toMatchObject({
    isTest: false,
  });
});

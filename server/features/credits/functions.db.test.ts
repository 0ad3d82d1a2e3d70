import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AiFeature, aiFeatureNames } from '#domain/mixologist/ai-features.ts';
import { createLocalTest } from '#server/adapters/payments/local-test.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { expireTestCheckouts } from '#server/features/purchases/checkouts.ts';
import { budgets } from '#server/limits/budgets.ts';
import { createOrganization } from '#server/testing/account.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { metered, type Outcome } from './metering.ts';
import { reconcile } from './reconcile.ts';

let world: World;
let sarah: Person;
let lee: Person;

beforeAll(async () => {
  world = await openWorld({ LIMIT_PARTY_ANALYSIS: '7' });
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
afterEach(async () => {
  expect(await reconcile(world.db)).toEqual([]);
});
afterAll(() => world.close());

async function useAi(person: Person, feature: AiFeature, outcome: Outcome<unknown>) {
  const bars = await person.call('bars.getUserBars', {});
  const barId = bars[0]?._id ?? (await person.call('bars.createBar', { name: 'Corner' }));
  const { account_id: accountId } = await world.db
    .selectFrom('bars')
    .select('account_id')
    .where('id', '=', barId)
    .executeTakeFirstOrThrow();
  const monthlyLimits = Object.fromEntries(aiFeatureNames.map((name) => [name, 1_000]));
  const aiRules = { monthlyLimits: monthlyLimits as Record<AiFeature, number>, timeoutMs: 5_000 };
  const context = {
    address: '192.0.2.1',
    db: world.db,
    log: {} as never,
    aiRules,
  };
  const use = { accountId, barId, feature, key: randomUUID() };
  return metered(context, use, async () => outcome);
}

const answered = { value: null, engine: 'model' } as const;

describe('a new account', () => {
  it('has $0.50, once', async () => {
    const person = await world.person('Newcomer');
    expect(await person.call('credits.getUserCreditBalance', {})).toMatchObject({ balance: 0.5 });
    for (let time = 0; time < 3; time++) await person.call('auth.createUserFromClerk', {});
    await person.call('bars.createBar', { name: 'Corner' });
    expect(await person.call('credits.getUserCreditBalance', {})).toMatchObject({
      balance: 0.5,
      totalSpent: 0,
      owed: 0,
    });
    expect(await person.call('credits.getCreditTransactions', { limit: 10 })).toMatchObject([
      { amount: 0.5, type: 'initial', description: 'Welcome credits' },
    ]);
  });

  it('of an organization starts with nothing, and people have their own', async () => {
    const olive = await world.account('Olive');
    const own = world.as(await olive.token());
    await useAi(own, 'drinkCreation', answered);
    await createOrganization(olive, 'The house');
    const house = world.as(await olive.token());
    expect(await house.call('credits.getUserCreditBalance', {})).toMatchObject({ balance: 0 });
    await house.call('auth.createUserFromClerk', {});
    expect(await house.call('credits.getUserCreditBalance', {})).toMatchObject({ balance: 0 });
    expect(await house.call('credits.getCreditTransactions', { limit: 10 })).toEqual([]);
    await expect(useAi(house, 'drinkCreation', answered)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    expect(await own.call('credits.getUserCreditBalance', {})).toMatchObject({ balance: 0.49 });
  });
});

it('gives accounts from before credits existed the credits of a new one', async () => {
  await sarah.call('auth.createUserFromClerk', {});
  const credits = readMigrations().find(({ name }) => name.includes('credits'))?.text ?? '';
  const before = world.db.transaction().execute(async (tx) => {
    await sql`drop table credit_balances, credit_entries, credit_holds, credit_purchases,
      credit_disputes, credit_refunds, payment_events cascade`.execute(tx);
    await sql`drop function refuse_change`.execute(tx);
    await sql.raw(credits).execute(tx);
    const given = await tx
      .selectFrom('accounts')
      .leftJoin('credit_entries', 'credit_entries.account_id', 'accounts.id')
      .leftJoin('credit_balances', 'credit_balances.account_id', 'accounts.id')
      .select(['credit_entries.kind', 'amount_micros', 'balance_micros'])
      .execute();
    // Thrown to roll back.
    throw new Set(given.map((account) => JSON.stringify(Object.values(account))));
  });
  await expect(before).rejects.toEqual(new Set(['["initial",500000,500000]']));
});

it('gives people their credits once, whatever the number of their organizations', async () => {
  const given = async () => {
    const { rows } = await sql<{ micros: number }>`
      select coalesce(sum(amount_micros), 0)::bigint as micros from credit_entries
      where kind = 'initial'`.execute(world.db);
    return rows[0]?.micros ?? 0;
  };
  const before = await given();
  const founders = ['Fay', 'Finn', 'Flo'];
  for (const name of founders) {
    const founder = await world.account(name);
    const tokens = [await founder.token()];
    for (let made = 0; made < budgets.person.organizations; made++) {
      await createOrganization(founder, 'A house');
      tokens.push(await founder.token());
    }
    await Promise.all(
      [...tokens, ...tokens].map((token) => world.as(token).call('auth.createUserFromClerk', {})),
    );
  }
  expect((await given()) - before).toBe(founders.length * 500_000);
  expect(await reconcile(world.db)).toEqual([]);
});

describe('the ledger', () => {
  it('is append-only', async () => {
    const change = world.db.updateTable('credit_entries').set({ amount_micros: 1 });
    await expect(change.execute()).rejects.toThrow(/only ever added to/);
    await expect(world.db.deleteFrom('credit_entries').execute()).rejects.toThrow(/only ever/);
    await expect(sql`truncate credit_entries`.execute(world.db)).rejects.toThrow(/only ever/);
  });

  it.each([
    ['below zero', { balance_micros: -1 }],
    ['overspent', { reserved_micros: 600_000 }],
    ['in debt beside money', { owed_micros: 1 }],
  ])('cannot be %s', async (_what, values) => {
    await lee.call('auth.createUserFromClerk', {});
    const change = world.db.updateTable('credit_balances').set(values);
    await expect(change.execute()).rejects.toThrow(/check constraint/);
  });
});

describe('usage', () => {
  it('updates the balance on open pages', async () => {
    await sarah.call('bars.createBar', { name: 'Corner' });
    const feed = (await sarah.live()).follow('credits.getUserCreditBalance', {});
    expect(await feed.next()).toMatchObject({ value: { balance: 0.5 } });
    await useAi(sarah, 'smartSearch', answered);
    expect(await feed.next()).toMatchObject({ value: { balance: 0.497, totalSpent: 0.003 } });
  });

  it('is reported by day, by type and by engine, with free uses apart', async () => {
    const mika = await world.person('Mika');
    await useAi(mika, 'smartSearch', answered);
    await useAi(mika, 'smartSearch', { ...answered, engine: 'house' });
    await useAi(mika, 'smartSearch', { ...answered, engine: 'house', free: true });
    await useAi(mika, 'drinkCreation', answered);
    await world.db
      .updateTable('credit_holds')
      .set({ created_at: sql`now() - interval '2 days'` })
      .where('feature', '=', 'drinkCreation')
      .execute();
    const stats = await mika.call('credits.getCreditUsageStats', { days: 30 });
    expect(stats).toMatchObject({
      totalCalls: 4,
      totalCost: 0.016,
      averageCostPerCall: 0.004,
      usageByType: {
        smartSearch: { count: 3, totalCost: 0.006, free: 1, byEngine: { house: 2, model: 1 } },
        drinkCreation: { count: 1, totalCost: 0.01, free: 0, byEngine: { house: 0, model: 1 } },
      },
    });
    expect(stats.daily).toHaveLength(30);
    expect(stats.daily.at(-1)).toEqual({
      day: new Date().toISOString().slice(0, 10),
      count: 3,
      totalCost: 0.006,
    });
    expect(stats.daily.at(-3)).toMatchObject({ count: 1, totalCost: 0.01 });
    const lately = await mika.call('credits.getCreditUsageStats', { days: 2 });
    expect(lately).toMatchObject({ totalCalls: 3, totalCost: 0.006 });
  });

  it('counts against the monthly limits, unless it was free', async () => {
    const nina = await world.person('Nina');
    await useAi(nina, 'partyAnalysis', answered);
    await useAi(nina, 'partyAnalysis', { ...answered, free: true });
    const { features } = await nina.call('credits.getMonthlyLimits', {});
    expect(features).toEqual({
      smartSearch: { used: 0, limit: 200 },
      ingredientRecommendations: { used: 0, limit: 100 },
      partyAnalysis: { used: 1, limit: 7 },
      drinkCreation: { used: 0, limit: 50 },
    });
  });

  it('is hidden from other accounts', async () => {
    await useAi(sarah, 'partyAnalysis', answered);
    expect(await lee.call('credits.getCreditTransactions', { limit: 10 })).toMatchObject([
      { type: 'initial' },
    ]);
    expect(await lee.call('credits.getCreditUsageStats', { days: 30 })).toMatchObject({
      totalCalls: 0,
      totalCost: 0,
      averageCostPerCall: 0,
      usageByType: {},
    });
  });

  it('is described in the language of the call', async () => {
    const { body } = await sarah.ask(
      'credits.getCreditTransactions',
      { limit: 1 },
      { 'accept-language': 'sk' },
    );
    expect(body).toMatchObject([
      { type: 'usage', description: 'Vyhodnotenie párty', amount: -0.007 },
    ]);
  });
});

it.each([
  ['credits.getCreditTransactions', { limit: 0 }],
  ['credits.getCreditTransactions', { limit: 101 }],
  ['credits.getCreditUsageStats', { days: 0 }],
  ['credits.getCreditUsageStats', { days: 366 }],
  ['creditPurchases.getCreditPurchase', { purchaseId: 'x' }],
  ['creditPurchases.initiateCreditPurchase', {}],
  ['creditPurchases.initiateCreditPurchase', { amount: 0.99 }],
  ['creditPurchases.initiateCreditPurchase', { amount: 500.01 }],
  ['creditPurchases.initiateCreditPurchase', { amount: 5.001 }],
  ['creditPurchases.initiateCreditPurchase', { amount: '5' }],
])('%s refuses %j', async (name, input) => {
  expect(await sarah.ask(name, input)).toMatchObject({
    status: 400,
    error: { code: 'INVALID_REQUEST' },
  });
});

describe('the test checkout', () => {
  async function begin(amount = 5) {
    const { checkoutUrl, purchaseId } = await sarah.call('creditPurchases.initiateCreditPurchase', {
      amount,
    });
    const url = String(checkoutUrl).replace('/test-checkout/', '/api/test-checkout/');
    return {
      url,
      purchaseId,
      status: async () =>
        (await sarah.call('creditPurchases.getCreditPurchase', { purchaseId })).status,
      choose: (outcome: string, amount = 5) =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ outcome, amount }),
        }),
    };
  }

  it('shows the requested amount and the way back', async () => {
    const { url, purchaseId } = await begin(20);
    expect(await (await fetch(url)).json()).toEqual({
      amount: 20,
      returnUrl: `/bartender/usage?purchase=${purchaseId}`,
    });
    expect((await fetch(`${url}x`)).status).toBe(404);
    expect(await sarah.call('creditPurchases.getPurchaseOptions', {})).toMatchObject({
      isTest: true,
    });
  });

  it('books credits once through the signed webhook, marked as a test', async () => {
    const { choose, purchaseId } = await begin();
    const { balance } = await sarah.call('credits.getUserCreditBalance', {});
    const answers = await Promise.all([choose('paid', 12.5), choose('paid', 12.5), choose('paid')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await sarah.call('credits.getUserCreditBalance', {});
    expect([12.5, 5]).toContain(Math.round((after.balance - balance) * 1_000) / 1_000);
    expect(await sarah.call('creditPurchases.getCreditPurchase', { purchaseId })).toMatchObject({
      status: 'paid',
      isTest: true,
    });
    expect(await sarah.call('credits.getCreditTransactions', { limit: 1 })).toMatchObject([
      { type: 'purchase', description: 'Credit purchase (test mode)' },
    ]);
  });

  it.each(['failed', 'expired'])('simulates a payment that has %s', async (outcome) => {
    const { choose, status } = await begin();
    await choose(outcome);
    expect(await status()).toBe(outcome);
  });

  it('expires after a day, and can still be paid', async () => {
    const [left, fresh] = [await begin(), await begin()];
    await world.db
      .updateTable('credit_purchases')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', left.purchaseId)
      .execute();
    await expireTestCheckouts(world.db);
    expect([await left.status(), await fresh.status()]).toEqual(['expired', 'pending']);
    await left.choose('paid');
    expect(await left.status()).toBe('paid');
  });

  it.each([
    ['an amount too small', { outcome: 'paid', amount: 0.5 }],
    ['an amount too large', { outcome: 'paid', amount: 501 }],
    ['an outcome it does not know', { outcome: 'refunded', amount: 5 }],
  ])('refuses %s', async (_what, { outcome, amount }) => {
    expect((await (await begin()).choose(outcome, amount)).status).toBe(400);
  });

  it('refuses events that it did not sign', async () => {
    const { purchaseId, status } = await begin();
    const secret = await world.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'test-checkout-secret')
      .executeTakeFirstOrThrow();
    const options = { publicUrl: '', isOpen: true };
    const ours = createLocalTest({ ...options, secret: secret.value });
    const forger = createLocalTest({ ...options, secret: 'guessed' });
    const body = JSON.stringify({
      eventId: randomUUID(),
      type: 'test-checkout.expired',
      purchaseId,
      what: 'expired',
    });
    const tell = async (signature: string) => {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      return (await fetch(`${world.url}/webhooks/local-test`, { method: 'POST', headers, body }))
        .status;
    };
    const longAgo = ours.sign(body, Date.now() - 3_600_000);
    expect(await Promise.all(['', forger.sign(body), longAgo].map(tell))).toEqual([400, 400, 400]);
    expect(await status()).toBe('pending');
    expect(await tell(ours.sign(body))).toBe(200);
    expect(await status()).toBe('expired');
  });

  it('hides purchases of others as if they did not exist', async () => {
    const { purchaseId } = await begin();
    const refused = await lee.ask('creditPurchases.getCreditPurchase', { purchaseId });
    const missing = await lee.ask('creditPurchases.getCreditPurchase', {
      purchaseId: '00000000-0000-4000-8000-000000000000',
    });
    expect(refused.status).toBe(404);
    expect({ ...refused.error, id: '' }).toEqual({ ...missing.error, id: '' });
  });
});

it('reports every inconsistency', async () => {
  const { rows } = await sql<{
    found: number;
  }>`select count(*) as found from credit_balances`.execute(world.db);
  expect(rows[0]?.found).toBeGreaterThan(3);
  const shift = (micros: number) =>
    world.db
      .updateTable('credit_balances')
      .set({ balance_micros: sql`balance_micros + ${micros}::bigint` })
      .execute();
  await shift(1);
  const problems = await reconcile(world.db);
  await shift(-1);
  expect(problems).toHaveLength(Number(rows[0]?.found));
  expect(problems[0]).toMatch(/but the ledger says/);
});

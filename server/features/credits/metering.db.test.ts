import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireError } from '#domain/errors.ts';
import { type AiFeature, aiFeatures } from '#domain/mixologist/ai-features.ts';
import { gauge } from '#server/testing/gauge.ts';
import { openWorld, type World } from '#server/testing/world.ts';
import { releaseExpiredHolds } from './holds.ts';
import { metered, type Outcome, questionKey } from './metering.ts';

let world: World;
let barId: string;
let accountId: string;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  const owner = await world.person(`Owner${randomUUID()}`);
  barId = await owner.call('bars.createBar', { name: 'Corner' });
  const bar = world.db.selectFrom('bars').select('account_id').where('id', '=', barId);
  accountId = (await bar.executeTakeFirstOrThrow()).account_id;
});
afterAll(() => world.close());

const monthlyLimits = Object.fromEntries(
  Object.entries(aiFeatures).map(([name, { monthlyLimit }]) => [name, monthlyLimit]),
) as Record<AiFeature, number>;

interface Asked {
  feature?: AiFeature;
  key?: string;
  timeoutMs?: number;
}

function use<T>(
  { feature = 'smartSearch', key = randomUUID(), timeoutMs = 5_000 }: Asked,
  run: (signal: AbortSignal) => Promise<Outcome<T>>,
): Promise<T> {
  const log = { error() {}, warn() {} } as never;
  const context = {
    address: '192.0.2.1',
    db: world.db,
    log,
    aiRules: { monthlyLimits, timeoutMs },
  };
  return metered(context, { accountId, barId, feature, key }, run);
}

const answer = async () => ({ value: 'Negroni', engine: 'model' as const });

async function credits() {
  const row = await world.db
    .selectFrom('credit_balances')
    .select(['balance_micros', 'reserved_micros', 'spent_micros'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return [row.balance_micros, row.reserved_micros, row.spent_micros];
}

it('charges for an answer, and holds the price while the call runs', async () => {
  const during = await use({}, async () => ({ value: await credits(), engine: 'house' }));
  expect(during).toEqual([500_000, 3_000, 0]);
  expect(await credits()).toEqual([497_000, 0, 3_000]);
});

it.each([
  ['fails', () => use({}, () => Promise.reject(new Error('no')))],
  ['is free', () => use({}, async () => ({ ...(await answer()), free: true }))],
  ['takes too long', () => use({ timeoutMs: 20 }, () => new Promise<never>(() => {}))],
  [
    'is aborted by its signal',
    () => use({ timeoutMs: 20 }, (signal) => delay(5_000, undefined, { signal }).then(answer)),
  ],
])('charges nothing for a call that %s', async (_what, call) => {
  await call().catch(() => {});
  expect(await credits()).toEqual([500_000, 0, 0]);
});

it('counts a call as charged when it is settled, and as free when it has outlived its hold', async () => {
  const counted = (outcome: string) =>
    gauge(
      world.url,
      `ai_calls_total{feature="drinkCreation",engine="house",outcome="${outcome}"}`,
    ).then((count) => count || 0);
  const both = async () => [await counted('charged'), await counted('free')] as const;
  const call = (during: () => Promise<unknown>) =>
    use({ feature: 'drinkCreation' }, async () => {
      await during();
      return { value: await both(), engine: 'house' };
    });
  const before = await both();
  expect(await call(async () => {})).toEqual(before);
  expect(await both()).toEqual([before[0] + 1, before[1]]);
  await call(async () => {
    await world.db
      .updateTable('credit_holds')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('account_id', '=', accountId)
      .execute();
    await releaseExpiredHolds(world.db);
  });
  expect(await both()).toEqual([before[0] + 1, before[1] + 1]);
});

it('returns UNAVAILABLE when a call takes too long', async () => {
  const late = use({ timeoutMs: 20 }, () => new Promise<never>(() => {}));
  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('repeats a lost answer under its key, for one charge', async () => {
  const key = randomUUID();
  let runs = 0;
  const run = async () => {
    runs++;
    await delay(30);
    return { value: { drinks: ['negroni'] }, engine: 'model' as const };
  };
  const answers = await Promise.all([use({ key }, run), use({ key }, run)]);
  answers.push(await use({ key }, run));
  expect(answers).toEqual(Array(3).fill({ drinks: ['negroni'] }));
  expect(runs).toBe(1);
  expect(await credits()).toEqual([497_000, 0, 3_000]);
  await expect(use({ key, feature: 'drinkCreation' }, answer)).rejects.toMatchObject({
    code: 'KEY_REUSED',
  });
});

it('runs once for all concurrent equal questions, and again for another', async () => {
  const ask = (...question: string[]) =>
    use({ key: questionKey(...question) }, async () => {
      await delay(30);
      return { value: randomUUID(), engine: 'model' as const };
    });
  const [first, second] = await Promise.all([ask('bar', 'sour'), ask('bar', 'sour')]);
  expect(second).toBe(first);
  expect(await ask('bar', 'sweet')).not.toBe(first);
  expect(await credits()).toEqual([494_000, 0, 6_000]);
});

it('stores an answer with characters that the database refuses', async () => {
  const odd = { 'a\\u0000b': ['x\0y', '\ud83c', '\\u0000'] };
  const key = randomUUID();
  const run = async () => ({ value: odd, engine: 'house' as const });
  expect(await use({ key }, run)).toEqual(odd);
  expect(await use({ key }, run)).toEqual({ 'a\\u0000b': ['xy', '\ufffd', '\\u0000'] });
});

it('retries under the key of a call that failed', async () => {
  const key = randomUUID();
  await use({ key }, () => Promise.reject(new Error('no'))).catch(() => {});
  expect(await use({ key }, answer)).toBe('Negroni');
});

it('refuses a call that the balance does not cover, before it runs', async () => {
  await world.db
    .updateTable('credit_balances')
    .set({ balance_micros: 2_999 })
    .where('account_id', '=', accountId)
    .execute();
  let ran = false;
  const refused = use({}, () => {
    ran = true;
    return answer();
  });
  expect(wireError(await refused.catch((error) => error), 'id')).toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    message: expect.stringContaining('Insufficient credits'),
  });
  expect(ran).toBe(false);
});

it('never holds more than the balance', async () => {
  await world.db
    .updateTable('credit_balances')
    .set({ balance_micros: 100_000 })
    .where('account_id', '=', accountId)
    .execute();
  const call = () => use({ feature: 'drinkCreation' }, () => delay(50).then(answer));
  const ended = await Promise.allSettled(Array.from({ length: 25 }, call));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await credits()).toEqual([0, 0, 100_000]);
});

describe('the monthly limit', () => {
  const limit = aiFeatures.partyAnalysis.monthlyLimit;
  const call = () => use({ feature: 'partyAnalysis' }, answer);

  it('counts answered and running calls exactly', async () => {
    const ended = await Promise.allSettled(Array.from({ length: limit + 5 }, call));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
    const now = new Date();
    const refused = await call().catch((error) => error);
    expect(wireError(refused, 'id')).toMatchObject({
      code: 'USAGE_LIMIT',
      message: expect.stringContaining('Usage limit reached'),
      data: {
        feature: 'partyAnalysis',
        limit,
        resetsAt: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1),
      },
    });
    expect(await use({}, answer)).toBe('Negroni');
  });

  it('begins again with each month, in UTC', async () => {
    const lastMonth = sql<Date>`date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 ms'`;
    for (let count = 0; count < limit; count++) await call();
    await expect(call()).rejects.toMatchObject({ code: 'USAGE_LIMIT' });
    await world.db
      .updateTable('credit_holds')
      .set({ created_at: lastMonth })
      .where('account_id', '=', accountId)
      .execute();
    expect(await call()).toBe('Negroni');
  });
});

describe('a hold whose process has ended', () => {
  beforeEach(async () => {
    await use({ timeoutMs: 20, key: 'lost' }, () => new Promise<never>(() => {})).catch(() => {});
    await world.db
      .updateTable('credit_holds')
      .set({ state: 'held', closed_at: null, expires_at: sql`now() - interval '1 second'` })
      .where('account_id', '=', accountId)
      .execute();
    await world.db
      .updateTable('credit_balances')
      .set({ reserved_micros: 3_000 })
      .where('account_id', '=', accountId)
      .execute();
  });

  it('is released by the sweep', async () => {
    await releaseExpiredHolds(world.db);
    expect(await credits()).toEqual([500_000, 0, 0]);
  });

  it('does not block later calls', async () => {
    expect(await use({ key: 'lost' }, answer)).toBe('Negroni');
    expect(await credits()).toEqual([497_000, 0, 3_000]);
  });
});

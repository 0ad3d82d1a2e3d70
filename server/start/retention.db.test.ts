import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, startApp } from '#server/app.ts';
import { reconcile } from '#server/features/credits/reconcile.ts';
import {
  type Account,
  createOrganization,
  invite,
  openAccount,
  password,
  signUpAs,
} from '#server/testing/account.ts';
import { freshDatabase } from '#server/testing/databases/databases.ts';
import { createPerson } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { testConfig } from '#server/testing/world.ts';

const operations = fs.readFileSync(
  path.join(import.meta.dirname, '../../docs/operations.md'),
  'utf8',
);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let barId: string;
let partyId: string;
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
const old = daysAgo(401);
const keepsAll = { RETENTION_DAYS: '0', PERSONAL_DATA_DAYS: '0', PARTY_RESPONSE_DAYS: '0' };

/** A server deletes old rows when it has started. */
async function running<T>(env: Record<string, string>, use: (app: App) => Promise<T>): Promise<T> {
  const app = await startApp(await testConfig(database.options, env), { log: serverLog });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

const insertOrders = (app: App, count: number, at: RawBuilder<unknown>) =>
  sql`
    with placed as (
      insert into orders (bar_id, drink_id, guest_name, notes, status, created_at, changed_at)
      select ${barId}, 'negroni', 'Lee', 'Call me', 'done', ${at}, ${at}
      from generate_series(1, ${count}::int)
      returning id)
    insert into order_events (order_id, status, happened_at) select id, 'new', ${at} from placed
  `.execute(app.database.db);
const insertResponses = (app: App, count: number, at: RawBuilder<unknown>) =>
  sql`
    with added as (
      insert into party_responses (party_id, guest_name, preferences, created_at)
      select ${partyId}, 'Lee', 'Something sour', ${at} from generate_series(1, ${count}::int)
      returning id)
    update parties set responses_count = responses_count + (select count(*) from added)
    where id = ${partyId}
  `.execute(app.database.db);
const insertFreeCalls = (app: App, count: number, at: RawBuilder<unknown>) =>
  sql`
    insert into credit_holds (account_id, feature, amount_micros, state, engine, key, expires_at, created_at)
    select account_id, 'smartSearch', 1, 'free', 'house', gen_random_uuid(), ${at}, ${at}
    from credit_balances, generate_series(1, ${count}::int)
  `.execute(app.database.db);
/** Checkouts in each possible state, with what the provider reported. */
const insertCheckouts = (app: App, at: RawBuilder<unknown>) =>
  sql`
    with begun as (
      insert into credit_purchases (account_id, key, provider, requested_cents, paid_cents, status, created_at)
      select account_id, gen_random_uuid(), 'stripe', 500, case status when 'paid' then 500 end, status, ${at}
      from credit_balances, unnest(array['pending', 'paid', 'failed', 'expired']) as status
      returning id)
    insert into payment_events (provider, event_id, type, purchase_id)
    select 'stripe', gen_random_uuid(), 'checkout', id from begun
  `.execute(app.database.db);
const ownerAt = async (app: App) => {
  const sarah = openAccount(app.url, 'sarah@example.com');
  await sarah.post('/sign-in/email', { email: sarah.email, password });
  await sarah.post('/organization/set-active', { organizationId: null });
  return createPerson(app.url, await sarah.token(), []);
};
const countOf = async (app: App, table: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)}`.execute(app.database.db);
  return rows[0]?.n;
};

beforeAll(async () => {
  database = await freshDatabase();
  await running(keepsAll, async (app) => {
    const sarah: Account = await signUpAs(app.url, 'Sarah');
    const owner = createPerson(app.url, await sarah.token(), []);
    barId = await owner.call('bars.createBar', { name: 'Corner' });
    await owner.call('ingredients.initializeBarInventory', { barId });
    const party = { barId, name: 'Birthday' };
    ({ partyId } = await owner.call('cocktailParties.createCocktailParty', party));
    await owner.call('ingredientRecommendations.getIngredientRecommendations', { barId });
    await insertOrders(app, 450, old);
    await insertOrders(app, 3, daysAgo(399));
    await insertResponses(app, 230, daysAgo(91));
    await insertResponses(app, 2, daysAgo(89));
    const { db } = app.database;
    await sql`update parties set created_at = ${old}`.execute(db);
    await insertFreeCalls(app, 210, old);
    await insertFreeCalls(app, 4, daysAgo(399));
    await sql`
      update credit_holds set created_at = ${old}, closed_at = ${old} where state = 'settled'
    `.execute(db);
    await insertCheckouts(app, old);
    await insertCheckouts(app, daysAgo(399));
    await invite(sarah, await createOrganization(sarah, 'House'), 'lee@example.com');
    await sql`update auth.invitation set "createdAt" = ${old}`.execute(db);
    await sql`
      insert into auth.session (id, token, "expiresAt", "updatedAt", "userId")
      select ${randomUUID()}, ${randomUUID()}, ${old}, ${old}, id from auth."user"`.execute(db);
  });
});
afterAll(() => database.remove());

async function sessionsOver(app: App) {
  const over = sql`select id from auth.session where "expiresAt" < now()`;
  return (await over.execute(app.database.db)).rows;
}

it('keeps everything with RETENTION_DAYS=0', async () => {
  await running(keepsAll, async (app) => {
    expect(await countOf(app, 'orders')).toBe(453);
    const party = await (await ownerAt(app)).call('cocktailParties.getPartyDetails', { partyId });
    expect(party).toMatchObject({ responsesCount: 232 });
  });
});

it('deletes older rows in several batches, and keeps the ledger', async () => {
  await running({}, async (app) => {
    const owner = await ownerAt(app);
    await expect.poll(() => countOf(app, 'orders')).toBe(3);
    expect(await countOf(app, 'order_events')).toBe(3);
    await expect.poll(() => countOf(app, 'auth.invitation')).toBe(0);
    // Ended sessions are deleted in parallel.
    await expect.poll(async () => (await sessionsOver(app)).length).toBe(0);
    const responses = await owner.call('cocktailParties.getPartyResponses', { partyId });
    expect(responses).toHaveLength(2);
    const party = await owner.call('cocktailParties.getPartyDetails', { partyId });
    expect(party).toMatchObject({ responsesCount: 2 });
    await expect.poll(() => countOf(app, 'credit_holds')).toBe(5);
    await expect.poll(() => countOf(app, 'credit_purchases')).toBe(5);
    expect(await countOf(app, 'payment_events')).toBe(5);
    expect(await owner.call('credits.getCreditTransactions', { limit: 10 })).toHaveLength(2);
    // Two paid checkouts were inserted without their bookings. Nothing else is wrong.
    const problems = await reconcile(app.database.db);
    expect(problems.filter((problem) => !problem.endsWith('but 0 booked'))).toEqual([]);
  });
});

it('documents for every table how long its rows are kept', async () => {
  await running(keepsAll, async (app) => {
    const { rows } = await sql<{ name: string }>`
      select case when schemaname = 'auth' then 'auth.' || tablename else tablename end as name
      from pg_tables where schemaname in ('public', 'auth')`.execute(app.database.db);
    const [, section = ''] = operations.split('## What is kept, and for how long\n');
    const [table = ''] = section.split('\n## ');
    const firstColumns = table.split('\n').flatMap((line) => /^\| (`.+?) \|/.exec(line)?.[1] ?? []);
    const named = firstColumns.flatMap((column) => column.match(/[\w.]+/g) ?? []);
    expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

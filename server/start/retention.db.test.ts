import { randomUUID } from 'node:crypto';
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
import { freshDatabase } from '#server/testing/databases.ts';
import { createPerson } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { testConfig } from '#server/testing/world.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let barId: string;
let partyId: string;
const old = sql`now() - interval '401 days'`;

/** Runs a server, which deletes old rows when it has started. */
async function running<T>(days: string | undefined, use: (app: App) => Promise<T>): Promise<T> {
  const env: Record<string, string> = days === undefined ? {} : { RETENTION_DAYS: days };
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
  await running('0', async (app) => {
    const sarah: Account = await signUpAs(app.url, 'Sarah');
    const owner = createPerson(app.url, await sarah.token(), []);
    barId = await owner.call('bars.createBar', { name: 'Corner' });
    await owner.call('ingredients.initializeBarInventory', { barId });
    const party = { barId, name: 'Birthday' };
    ({ partyId } = await owner.call('cocktailParties.createCocktailParty', party));
    await owner.call('ingredientRecommendations.getIngredientRecommendations', { barId });
    await insertOrders(app, 450, old);
    await insertOrders(app, 3, sql`now()`);
    await insertResponses(app, 230, old);
    await insertResponses(app, 2, sql`now()`);
    const { db } = app.database;
    await sql`update parties set created_at = ${old}`.execute(db);
    await sql`update credit_holds set created_at = ${old}, closed_at = ${old}`.execute(db);
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
  await running('0', async (app) => {
    expect(await countOf(app, 'orders')).toBe(453);
    const party = await (await ownerAt(app)).call('cocktailParties.getPartyDetails', { partyId });
    expect(party).toMatchObject({ responsesCount: 232 });
  });
});

it('deletes older rows in several batches, and keeps the ledger', async () => {
  await running(undefined, async (app) => {
    const owner = await ownerAt(app);
    await expect.poll(() => countOf(app, 'orders')).toBe(3);
    expect(await countOf(app, 'order_events')).toBe(3);
    // Invitations are deleted last; ended sessions are deleted in parallel.
    await expect.poll(() => countOf(app, 'auth.invitation')).toBe(0);
    await expect.poll(async () => (await sessionsOver(app)).length).toBe(0);
    const responses = await owner.call('cocktailParties.getPartyResponses', { partyId });
    expect(responses).toHaveLength(2);
    const party = await owner.call('cocktailParties.getPartyDetails', { partyId });
    expect(party).toMatchObject({ responsesCount: 2 });
    expect(await countOf(app, 'credit_holds')).toBe(1);
    expect(await owner.call('credits.getCreditTransactions', { limit: 10 })).toHaveLength(2);
    expect(await reconcile(app.database.db)).toEqual([]);
  });
});

// Limits that hold across all replicas of an installation.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type App, startApp } from './app.ts';
import { budgets } from './limits/budgets.ts';
import { engine, freshDatabase } from './testing/databases.ts';
import { createPerson, signUp } from './testing/person.ts';
import { serverLog } from './testing/server-log.ts';
import { testConfig } from './testing/world.ts';

describe.runIf(engine === 'postgres')('two replicas on one database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let replicas: App[];

  beforeAll(async () => {
    database = await freshDatabase();
    const start = async () =>
      startApp(await testConfig(database.options, { TRUST_PROXY: '1' }), { log: serverLog });
    replicas = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await database.remove();
  });

  const here = () => replicas[0]?.url ?? '';
  const db = () => (replicas[0] as App).database.db;
  /** How many statements wait for another transaction. */
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db());
    return rows.length;
  };
  /** Starts `count` of them in parallel, through each replica in turn. */
  const atOnce = <T>(count: number, ask: (url: string) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(replicas[n % 2]?.url ?? '')));

  it('limit a guest to ten open orders, also for parallel orders', async () => {
    const sarah = createPerson(here(), await signUp(here(), 'Sarah'), []);
    const barId = await sarah.call('bars.createBar', { name: 'Everywhere' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    const key = randomUUID();
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    // No order completes before all are counted: each needs the row of its bar.
    const { asked } = await db()
      .transaction()
      .execute(async (tx) => {
        await tx.selectFrom('bars').select('id').where('id', '=', barId).forUpdate().execute();
        const asked = atOnce(40, (url) =>
          createPerson(url, null, [], key).ask('orders.createOrder', order),
        );
        await vi.waitUntil(async () => (await waiting()) >= replicas.length, 20_000);
        return { asked };
      });
    const answers = await asked;
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(10);
    expect(await sarah.call('orders.getNewOrdersCount', { barId })).toBe(placed.length);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['TOO_MANY_OPEN']));
  });

  it('limit an account to twenty pending checkouts, also for parallel ones', async () => {
    const lee = await signUp(here(), 'Lee');
    const answers = await atOnce(60, (url) =>
      createPerson(url, lee, []).ask('creditPurchases.initiateCreditPurchase', { amount: 5 }),
    );
    const begun = answers.filter(({ status }) => status === 200);
    expect(begun).toHaveLength(budgets.person.pendingCheckoutsPerHour);
    const pending = await db()
      .selectFrom('credit_purchases')
      .select('id')
      .where('status', '=', 'pending')
      .execute();
    expect(pending).toHaveLength(begun.length);
  });
});

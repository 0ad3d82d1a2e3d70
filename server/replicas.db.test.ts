// Limits that hold for the whole installation, whatever the number of its servers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { budgets } from './limits/budgets.ts';
import { engine, freshDatabase } from './testing/databases.ts';
import { serverLog } from './testing/server-log.ts';
import { createPerson, signUp, testConfig } from './testing/world.ts';

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
  /** So many of them at once, through each replica in turn. */
  const atOnce = <T>(count: number, ask: (url: string) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(replicas[n % 2]?.url ?? '')));

  it('let a guest have ten open orders, however many are placed at once', async () => {
    const sarah = createPerson(here(), await signUp(here(), 'Sarah'), []);
    const barId = await sarah.call('bars.createBar', { name: 'Everywhere' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    const key = randomUUID();
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    const answers = await atOnce(40, (url) =>
      createPerson(url, null, [], key).ask('orders.createOrder', order),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(budgets.guest.openOrders);
    expect(await sarah.call('orders.getNewOrdersCount', { barId })).toBe(placed.length);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['TOO_MANY']));
  });

  it('let an account have twenty pending checkouts, however many are begun at once', async () => {
    const lee = await signUp(here(), 'Lee');
    const answers = await atOnce(60, (url) =>
      createPerson(url, lee, []).ask('creditPurchases.initiateCreditPurchase', { amount: 5 }),
    );
    const begun = answers.filter(({ status }) => status === 200);
    expect(begun).toHaveLength(budgets.person.pendingCheckoutsPerHour);
    const pending = await replicas[0]?.database.db
      .selectFrom('credit_purchases')
      .select('id')
      .where('status', '=', 'pending')
      .execute();
    expect(pending).toHaveLength(begun.length);
  });
});

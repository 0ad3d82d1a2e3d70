// Guarantees across all replicas of an installation.
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { aiFeatures } from '#domain/mixologist/ai-features.ts';
import { createDatabase, dropDatabase } from '#scripts/lib/postgres.mjs';
import { openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { engine } from '#server/testing/databases/databases.ts';
import { type App, startApp } from './app.ts';
import { readMigrations } from './db/migrate.ts';
import { budgets } from './limits/budgets.ts';
import { openAccount } from './testing/account.ts';
import { createPerson, signUp } from './testing/person.ts';
import { serverLog } from './testing/server-log.ts';
import { testConfig } from './testing/world.ts';

const searchName = 'naturalLanguageSearch.searchDrinksWithNaturalLanguage';

describe.runIf(engine === 'postgres')('three replicas on one database', () => {
  const databaseName = `replicas_${randomUUID().replaceAll('-', '')}`;
  const steps: string[] = [];
  let replicas: App[];

  beforeAll(async () => {
    // Empty: the first replica migrates it, and the others wait.
    const url = await createDatabase(inject('template'), databaseName);
    const start = async () =>
      startApp(await testConfig({ url, poolSize: 10 }, { TRUST_PROXY: '1' }), {
        log: serverLog,
        onProgress: (step) => void steps.push(step),
      });
    replicas = await Promise.all([start(), start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await dropDatabase(inject('template'), databaseName);
  });

  const urlOf = (n: number) => replicas[n % replicas.length]?.url ?? '';
  const here = () => urlOf(0);
  const db = () => (replicas[0] as App).database.db;
  /** The number of statements that wait for another transaction. */
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db());
    return rows.length;
  };
  /** Runs `count` calls in parallel, through each replica in turn. */
  const atOnce = <T>(count: number, ask: (url: string) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(urlOf(n))));

  let addresses = 0;
  const newAddress = () => `198.51.100.${++addresses}`;

  async function openBar(name: string) {
    const token = await signUp(here(), name);
    const owner = createPerson(here(), token, []);
    const barId = await owner.call('bars.createBar', { name });
    await owner.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    return { owner, token, barId };
  }

  it('that start together run each migration once', async () => {
    const prepared = steps.filter((step) => step.startsWith('Prepared the database'));
    const names = prepared.flatMap((step) => step.match(/\d{4}_\w+\.sql/g) ?? []);
    expect(names.sort()).toEqual(readMigrations().map(({ name }) => name));
  });

  it('show an order that was placed through any of them on every board', async () => {
    const { token, barId } = await openBar('Live');
    const sockets = await Promise.all(replicas.map(({ url }) => openLiveSocket(url, 'en', token)));
    const feeds = sockets.map((socket) => socket.follow('orders.getNewOrdersCount', { barId }));
    for (const feed of feeds) expect(await feed.next()).toEqual({ value: 0 });
    for (const [n, { url }] of replicas.entries()) {
      const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
      await createPerson(url, null, [], randomUUID()).call('orders.createOrder', order);
      for (const feed of feeds) expect(await feed.next()).toEqual({ value: n + 1 });
    }
    for (const socket of sockets) socket.close();
  });

  it('place an order once if it is sent to all of them', async () => {
    const { owner, barId } = await openBar('Once');
    const [guestKey, key] = [randomUUID(), randomUUID()];
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    const ids = await atOnce(9, (url) =>
      createPerson(url, null, [], guestKey).call('orders.createOrder', order, key),
    );
    expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
    expect(await owner.call('orders.getNewOrdersCount', { barId })).toBe(1);
  });

  it('count wrong passwords together', async () => {
    const address = newAddress();
    const signIn = (n: number) => {
      const email = `someone-${n}@example.com`;
      return openAccount(urlOf(n), email, address).post('/sign-in/email', {
        email,
        password: 'wrong password',
      });
    };
    for (let n = 0; n < 10; n++) expect((await signIn(n)).status).toBe(401);
    for (let n = 10; n < 13; n++) expect((await signIn(n)).status).toBe(429);
  });

  it('count wrong codes together, and check further ones in one queue', async () => {
    const address = newAddress();
    const lookUp = (url: string, barCode: string) =>
      createPerson(url, null, []).ask(
        'bars.getBarByCode',
        { barCode },
        { 'x-forwarded-for': address },
      );
    await atOnce(36, (url) => lookUp(url, `W${randomInt(1000)}`));
    // Each replica learns it from the next wrong code that it receives.
    for (const { url } of replicas) await lookUp(url, `W${randomInt(1000)}`);
    const { burst, everyMs } = budgets.address.slowCodes;
    const start = performance.now();
    const answers = await atOnce(80, (url) => lookUp(url, `W${randomInt(1000)}`));
    const mostAllowed = burst + (performance.now() - start) / everyMs;
    const checked = answers.filter(({ status }) => status !== 429);
    expect(checked.length).toBeLessThanOrEqual(mostAllowed);
    expect(checked.length).toBeGreaterThan(0);
  });

  it("count a guest's searches together", async () => {
    const { barId } = await openBar('Asked');
    const guestKey = randomUUID();
    const { burst, everyMs } = budgets.guest.searches;
    const start = performance.now();
    const answers = await atOnce(24, (url) =>
      createPerson(url, null, [], guestKey).ask(searchName, { query: 'sour', barId }),
    );
    const mostAllowed = burst + (performance.now() - start) / everyMs;
    const answered = answers.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThanOrEqual(burst);
    expect(answered.length).toBeLessThanOrEqual(mostAllowed);
  });

  it('share a paid answer', async () => {
    const { owner, token, barId } = await openBar('Answered');
    const input = { query: 'something smoky', barId };
    const answers: unknown[] = [];
    for (const { url } of replicas) {
      answers.push(await createPerson(url, token, []).call(searchName, input));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { balance } = await owner.call('credits.getUserCreditBalance', {});
    expect(balance).toBeCloseTo(0.5 - aiFeatures.smartSearch.priceMicros / 1e6, 6);
  });

  it('limit a guest to ten open orders, also for parallel orders', async () => {
    const sarah = createPerson(here(), await signUp(here(), 'Sarah'), []);
    const barId = await sarah.call('bars.createBar', { name: 'Everywhere' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    const key = randomUUID();
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    // No order completes before all are counted, because each needs the row of its bar.
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

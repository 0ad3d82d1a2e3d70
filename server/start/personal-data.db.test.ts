import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, startApp } from '#server/app.ts';
import { openAccount, password, signUpAs } from '#server/testing/account.ts';
import { freshDatabase } from '#server/testing/databases/databases.ts';
import { createPerson, type Person } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { testConfig } from '#server/testing/world.ts';

const guestKey = 'the-key-of-a-browser';
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let barId: string;
let app: App;
let owner: Person;

const insertOrders = (to: App, status: string, count: number, at: RawBuilder<unknown>) =>
  sql`
    with placed as (
      insert into orders (bar_id, drink_id, guest_name, guest_key, notes, for_name, table_name,
        without, allergy, status, created_at, changed_at, cancellation)
      select ${barId}, 'negroni', 'Lee', ${guestKey}, 'No nuts', 'Kim', '7', '{egg}',
        '{nuts}', ${status}, ${at}, ${at},
        case ${status}::text when 'cancelled' then ${cancellation}::jsonb end
      from generate_series(1, ${count}::int)
      returning id, status, cancellation)
    insert into order_events (order_id, status, happened_at, cancellation)
    select id, status, ${at}, cancellation from placed
  `.execute(to.database.db);
const cancellation = JSON.stringify({
  by: 'bar',
  reason: 'other',
  ingredient: null,
  words: 'Lee, you have had enough',
});

/** Whether any text of these rows reveals who it was. */
const personalRows = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders o
    where o::text ~ 'Lee|Kim|No nuts|the-key' or o.table_name is not null
      or o.without <> '{}' or o.allergy is not null
      or exists (select from order_events e where e.order_id = o.id and e::text ~ 'Lee')
  `.execute(app.database.db);
  return rows[0]?.n;
};

beforeAll(async () => {
  database = await freshDatabase();
  const first = await startApp(await testConfig(database.options), { log: serverLog });
  const sarah = await signUpAs(first.url, 'Sarah');
  const creator = createPerson(first.url, await sarah.token(), []);
  barId = await creator.call('bars.createBar', { name: 'Corner' });
  await creator.call('ingredients.initializeBarInventory', { barId });
  await insertOrders(first, 'done', 230, daysAgo(6));
  await insertOrders(first, 'new', 1, daysAgo(6));
  await insertOrders(first, 'cancelled', 1, daysAgo(6));
  await insertOrders(first, 'done', 1, daysAgo(4));
  await insertOrders(first, 'cancelled', 1, daysAgo(4));
  await first.close();
  // It deletes expired data when it has started.
  const config = await testConfig(database.options, { PERSONAL_DATA_DAYS: '5' });
  app = await startApp(config, { log: serverLog });
  const again = openAccount(app.url, sarah.email);
  await again.post('/sign-in/email', { email: sarah.email, password });
  owner = createPerson(app.url, await again.token(), []);
});
afterAll(async () => {
  await app.close();
  await database.remove();
});

it('deletes the guest and the notes of orders, not the orders, and nothing newer', async () => {
  await expect.poll(personalRows).toBe(2);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders where drink_id = 'negroni'`.execute(app.database.db);
  expect(rows[0]?.n).toBe(234);
});

it('shows a word instead of the name, in the language of the reader', async () => {
  await expect.poll(personalRows).toBe(2);
  const board = async (language: string) => {
    const input = { barId, completed: 3 };
    const headers = { 'accept-language': language };
    const { body } = await owner.ask('orders.getOrdersForBar', input, headers);
    const { orders } = body as { orders: { guestName: string; status: string }[] };
    return orders.map(({ status, guestName }) => `${status} ${guestName}`);
  };
  expect(await board('en')).toEqual(['new Guest', 'done Lee', 'done Guest', 'done Guest']);
  expect(await board('sk')).toEqual(['new Hosť', 'done Lee', 'done Hosť', 'done Hosť']);
  const { arrived } = await owner.call('orders.getOpenOrders', { barId });
  expect(arrived).toMatchObject([{ guestName: 'Guest' }]);
});

it('still moves anonymized orders, and counts popular drinks', async () => {
  await expect.poll(personalRows).toBe(2);
  const { orders } = await owner.call('orders.getOrdersForBar', { barId });
  const orderId = orders[0]?._id ?? '';
  const move = { orderId, status: 'processing' as const };
  expect(await owner.call('orders.updateOrderStatus', move)).toMatchObject({ isMoved: true });
  const popular = async () => {
    const { rows } = await sql`select drink_ids from popular_drinks`.execute(app.database.db);
    return rows;
  };
  await expect.poll(popular).toEqual([{ drink_ids: ['negroni'] }]);
});

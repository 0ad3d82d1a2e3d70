import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { countAgain, countNewOrders } from './popular.ts';

let world: World;
let sarah: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
});
beforeEach(async () => {
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

type Status = 'new' | 'processing' | 'done' | 'cancelled';
async function ordered(drinkId: string, count: number, status: Status = 'done', daysAgo = 0) {
  const at = sql`now() - make_interval(days => ${daysAgo}::int)`;
  await sql`
    insert into orders (bar_id, drink_id, guest_name, status, created_at, changed_at)
    select ${barId}, ${drinkId}, 'Marta', ${status}, ${at}, ${at}
    from generate_series(1, ${count}::int)`.execute(world.db);
}
const popular = async () => {
  const found = await world.db
    .selectFrom('popular_drinks')
    .select('drink_ids')
    .where('bar_id', '=', barId)
    .executeTakeFirst();
  return found?.drink_ids;
};

it('counts open and completed orders of 30 days, from 20 on, the most ordered first', async () => {
  await ordered('negroni', 9);
  await ordered('mojito', 6, 'new');
  await ordered('mojito', 4, 'processing');
  await ordered('daiquiri', 500, 'cancelled');
  await ordered('margarita', 500, 'done', 31);
  await countNewOrders(world.db, 20);
  expect(await popular()).toBeUndefined();
  await ordered('manhattan', 1);
  await countNewOrders(world.db, 20);
  // A drink that was ordered once is not popular.
  expect(await popular()).toEqual(['mojito', 'negroni']);
});

it('keeps at most twelve, and no retired drink', async () => {
  const rows = await world.db
    .selectFrom('drinks')
    .select('id')
    .where('bar_id', 'is', null)
    .orderBy('id')
    .limit(15)
    .execute();
  const ids = rows.map(({ id }) => id);
  for (const [index, id] of ids.entries()) await ordered(id, 20 - index);
  await sql`update drinks set is_retired = true where id = ${ids[0]}`.execute(world.db);
  await countAgain(world.db);
  expect(await popular()).toEqual(ids.slice(1, 13));
  await sql`update drinks set is_retired = false where id = ${ids[0]}`.execute(world.db);
});

it('notifies nobody of an unchanged list', async () => {
  const told: string[] = [];
  world.app.database.onChange((topic) => {
    if (topic === `popular_drinks:${barId}`) told.push(topic);
  });
  await ordered('negroni', 20);
  for (let times = 0; times < 3; times++) await countNewOrders(world.db, 20);
  await world.waitForChanges();
  expect(told).toHaveLength(1);
  await ordered('mojito', 30);
  await Promise.all([countAgain(world.db), countNewOrders(world.db, 20)]);
  await world.waitForChanges();
  expect(told.length).toBeGreaterThan(1);
  expect(await popular()).toEqual(['mojito', 'negroni']);
});

it('forgets old popularity', async () => {
  await ordered('negroni', 25);
  await countNewOrders(world.db, 20);
  expect(await popular()).toEqual(['negroni']);
  await sql`
    update orders set created_at = created_at - interval '31 days',
      changed_at = changed_at - interval '31 days' where bar_id = ${barId}`.execute(world.db);
  await countNewOrders(world.db, 20);
  expect(await popular()).toEqual(['negroni']);
  await countAgain(world.db);
  expect(await popular()).toBeUndefined();
});

it('counts new orders', async () => {
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  for (let guest = 0; guest < 20; guest++) {
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    await world.browser().call('orders.createOrder', order);
  }
  await countNewOrders(world.db, 20);
  expect(await popular()).toEqual(['negroni']);
});

it('shows guests at most six popular drinks that can be ordered and are not featured', async () => {
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  const change = (drinkId: string, what: object) =>
    sarah.call('menu.updateDrinks', { barId, drinkIds: [drinkId], change: what });
  const ids = ['negroni', 'mojito', 'daiquiri', 'margarita', 'manhattan', 'mai-tai', 'sidecar'];
  const most = [...ids, 'cosmopolitan', 'gimlet'];
  for (const [index, id] of most.entries()) await ordered(id, 20 - index);
  await change('mojito', { isFeatured: true });
  await change('daiquiri', { soldOut: 'back' });
  await countNewOrders(world.db, 20);
  const highlights = await world.guest.call('menu.getHighlights', {
    barId,
    unitPreference: 'ml',
  });
  const names = highlights.popular.map(({ _id }: { _id: string }) => _id);
  expect(names).toEqual(most.filter((id) => !['mojito', 'daiquiri', 'gimlet'].includes(id)));
});

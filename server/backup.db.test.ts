// npm run backup and npm run restore, as processes, on a running server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contents, contentsOf } from '#server/testing/databases/database-contents.ts';
import { emptyDatabase, engine } from '#server/testing/databases/databases.ts';
import { startApp } from './app.ts';
import { type DatabaseOptions, openDatabase } from './db/open.ts';
import { exampleHouseDrink } from './features/examples.ts';
import { deleteFullBuckets } from './limits/shared-rates.ts';
import { createOrganization, openAccount, password } from './testing/account.ts';
import { ownIngredient } from './testing/own-ingredients.ts';
import { createPerson } from './testing/person.ts';
import { serverLog } from './testing/server-log.ts';
import { pay } from './testing/test-checkout.ts';
import { openWorld, testConfig, type World } from './testing/world.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-backup-'));
const file = path.join(folder, 'evening.backup');
const extra = path.join(folder, 'extra.backup');
let world: World;
let barId: string;
let before: Contents;

beforeAll(async () => {
  world = await openWorld();
  barId = await spendAnEvening();
  // A server that starts on a copy does the same.
  await deleteFullBuckets(world.db);
  before = await contentsOf(world.db);
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function spendAnEvening(): Promise<string> {
  const olive = await world.account('Olive');
  await createOrganization(olive, 'The house');
  const owner = world.as(await olive.token());
  await owner.call('auth.createUserFromClerk', {});
  const barId = await owner.call('bars.createBar', {
    name: 'Žltý čln "1"',
    description: 'a\tb\\n',
  });
  await owner.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  await owner.call('ingredients.createIngredient', {
    barId,
    ingredient: ownIngredient('Syrup of the house'),
  });
  await owner.call('drinks.createDrink', { barId, drink: exampleHouseDrink });
  const guest = world.browser();
  const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
  const [first, second] = [
    await guest.call('orders.createOrder', { ...order, notes: "It's\nfor Ján" }),
    await guest.call('orders.createOrder', order),
  ];
  await owner.call('orders.updateOrderStatus', { orderId: first, status: 'processing' });
  await owner.call('orders.declineOrders', { barId, orderIds: [second], reason: 'tooMany' });
  await guest.call('orders.createOrder', order);
  const { shareCode } = await owner.call('cocktailParties.createCocktailParty', {
    barId,
    name: 'Silvester',
  });
  await guest.call('cocktailParties.submitGuestResponse', { shareCode, preferences: 'Gin' });
  const { checkoutUrl } = await owner.call('creditPurchases.initiateCreditPurchase', { amount: 5 });
  await pay(checkoutUrl, 5);
  await owner.call('drinks.generateAIDrinkData', { barId, unitPreference: 'oz' });
  await world.waitForChanges();
  return barId;
}

async function run(command: 'backup' | 'restore', options: DatabaseOptions, ...args: string[]) {
  const database = 'url' in options ? { DATABASE_URL: options.url } : { DATA_DIR: options.folder };
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...database },
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

describe('npm run backup', () => {
  it('has data of every kind to copy', () => {
    const empty = Object.keys(before.rows).filter((table) => before.rows[table]?.length === 0);
    const filled = `accounts bars credit_entries credit_purchases drink_drafts drinks ingredients
      inventory order_events orders parties party_responses settings users auth.account auth.session
      auth.organization auth.member auth."user"`;
    expect(empty.filter((table) => filled.split(/\s+/).includes(table))).toEqual([]);
  });

  it('writes a private file while the server runs', async () => {
    const { code, said } = await run('backup', world.options, file);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/^Backed up .+ MB\)\.$/),
    });
    expect(said).toContain(file);
    expect((fs.statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(fs.readdirSync(folder)).toEqual([path.basename(file)]);
  });

  it('replaces no file, and leaves nothing after a failure', async () => {
    expect(await run('backup', world.options, file)).toEqual({
      code: 1,
      said: `${file} already exists. Specify another file.`,
    });
    const nowhere = await run('backup', world.options, path.join(folder, 'none/a'));
    expect(nowhere).toEqual({
      code: 1,
      said: expect.stringMatching(/^The backup failed: ENOENT/),
    });
    expect(await run('backup', world.options)).toMatchObject({ code: 1 });
    expect(fs.readdirSync(folder)).toEqual([path.basename(file)]);
  });
});

describe('npm run restore', () => {
  it('brings everything back, and a server starts on it', async () => {
    const place = await emptyDatabase();
    const { code, said } = await run('restore', place.options, file);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^Restored .+\.$/) });

    const restored = await openDatabase(place.options);
    const after = await contentsOf(restored.db);
    await restored.close();
    expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows));
    for (const [table, rows] of Object.entries(before.rows)) {
      expect({ table, rows: after.rows[table] }).toEqual({ table, rows });
    }
    expect(after.definitions).toEqual(before.definitions);
    // A copy of files includes the numbers that the log has reserved.
    for (const [name, last] of Object.entries(before.sequences)) {
      expect(after.sequences[name] ?? 0).toBeGreaterThanOrEqual(last ?? 0);
    }
    if (engine === 'postgres') expect(after.sequences).toEqual(before.sequences);

    const app = await startApp(await testConfig(place.options), { log: serverLog });
    const account = openAccount(app.url, 'olive@example.com');
    expect(await account.post('/sign-in/email', { email: account.email, password })).toMatchObject({
      status: 200,
    });
    const owner = createPerson(app.url, await account.token(), []);
    const { orders } = await owner.call('orders.getOrdersForBar', { barId });
    expect(orders.map(({ status, guestName, notes }) => [status, guestName, notes])).toEqual([
      ['new', 'Marta', null],
      ['processing', 'Marta', "It's\nfor Ján"],
    ]);
    await createPerson(app.url, null, [], crypto.randomUUID()).call('orders.createOrder', {
      barId,
      drinkId: 'negroni',
      guestName: 'Next',
    });
    await app.close();
    await place.remove();
  });

  it('refuses a backup of a newer version, and changes nothing', async () => {
    const newer = { number: 9001, name: '9001_later.sql', checksum: 'x' };
    await world.db.insertInto('migrations').values(newer).execute();
    expect(await run('backup', world.options, extra)).toMatchObject({ code: 0 });
    await world.db.deleteFrom('migrations').where('number', '=', newer.number).execute();
    const place = await emptyDatabase();
    expect(await run('restore', place.options, extra)).toEqual({
      code: 1,
      said: `${extra} was not restored, and nothing was changed. The database was created by a newer version: this version does not know 9001_later.sql. Update Barback, or restore an older backup.`,
    });
    if ('folder' in place.options) expect(fs.readdirSync(place.options.folder)).toEqual([]);
    else {
      const { db, close } = await openDatabase(place.options);
      const { rows } = await sql`select from pg_class where relname = 'migrations'`.execute(db);
      expect(rows).toEqual([]);
      await close();
    }
    await place.remove();
  });

  it('refuses to restore into a database in use', async () => {
    const sentence =
      engine === 'postgres'
        ? /^The database of DATABASE_URL is not empty: it has \S+\. Create a new one/
        : /^The data folder \S+ is in use by process \d+\./;
    const { code, said } = await run('restore', world.options, file);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  });

  it('distinguishes the backups of the two engines', async () => {
    const other = path.join(folder, 'other');
    fs.writeFileSync(other, engine === 'postgres' ? 'a snapshot' : 'PGDMP and so on');
    expect(await run('restore', world.options, other)).toEqual({
      code: 1,
      said: expect.stringMatching(
        engine === 'postgres'
          ? /is not a backup of a PostgreSQL server\. .+ without DATABASE_URL\.$/
          : /is a backup of a PostgreSQL server\. Set DATABASE_URL to an empty database\.$/,
      ),
    });
  });
});

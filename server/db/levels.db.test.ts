// Databases of every earlier version keep all their data in this version.
import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '#server/adapters/identity/verify.ts';
import { type App, startApp } from '#server/app.ts';
import { openAccount, password } from '#server/testing/account.ts';
import { type Contents, rowsOf } from '#server/testing/databases/database-contents.ts';
import { freshDatabase } from '#server/testing/databases/databases.ts';
import { createPerson } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { testConfig } from '#server/testing/world.ts';
import type { Db } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';

/**
 * NNNN.sql has what the version with that migration wrote. It runs at each level from NNNN on, with
 * the level's number in its names. NNNN-MMMM.sql runs only up to level MMMM.
 */
const rowsFolder = path.join(import.meta.dirname, '../testing/levels');
const migrations = readMigrations();
const levels = migrations.map(({ number }) => number);
const issuer = 'urn:barback:embedded';
const secret = 'the secret of an installation, long enough';

/** Migrations delete these on purpose: advice of another shape, and known addresses. */
const discardedIn: Record<string, number> = { kept_advice: 24, 'auth.known_address': 36 };
const isDiscarded = (table: string, level: number) => level < (discardedIn[table] ?? 0);

let place: Awaited<ReturnType<typeof freshDatabase>>;
let app: App;
let after: Contents['rows'];
const written = new Map<number, Contents['rows']>();

beforeAll(async () => {
  place = await freshDatabase();
  const database = await openDatabase(place.options);
  // Faster than a new one: the state before the first migration.
  await sql`drop schema auth cascade`.execute(database.db);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  for (const level of levels) {
    await migrate({ db: database.db }, migrations.slice(0, level));
    await write(database.db, level);
    written.set(level, await rowsNaming(database.db, level));
  }
  after = await rowsOf(database.db);
  await database.close();
});
beforeAll(async () => {
  // Their passwords were hashed at full cost.
  process.env.PASSWORD_COST = 'full';
  const config = await testConfig(place.options, { AUTH_SECRET: secret });
  app = await startApp(config, { log: serverLog });
});
afterAll(async () => {
  delete process.env.PASSWORD_COST;
  await app.close();
  await place.remove();
});

const digits = (level: number) => String(level).padStart(2, '0');
const letters = (level: number) =>
  digits(level).replaceAll(/\d/g, (digit) => String.fromCharCode(65 + Number(digit)));
const uuid = (start: string, level: number) => `${start}-0000-4000-8000-0000000000${digits(level)}`;
const personOf = (level: number) => `user-${digits(level)}`;

async function write(db: Db, level: number): Promise<void> {
  const names: Record<string, string> = {
    '{level}': digits(level),
    '{letters}': letters(level),
    '{account}': identityOf(issuer, { sub: personOf(level) }).account.id,
    '{house}': identityOf(issuer, { sub: personOf(level), org_id: `house-${digits(level)}` })
      .account.id,
  };
  const files = fs.readdirSync(rowsFolder).filter((file) => {
    const [from = 0, to = Infinity] = path.basename(file, '.sql').split('-').map(Number);
    return from <= level && level <= to;
  });
  const texts = files.sort().map((file) => fs.readFileSync(path.join(rowsFolder, file), 'utf8'));
  const statements = texts.join('').replaceAll(/\{\w+\}/g, (token) => names[token] ?? token);
  await sql.raw(statements).execute(db);
}

async function rowsNaming(db: Db, level: number): Promise<Contents['rows']> {
  const rows = await rowsOf(db);
  const mark = new RegExp(`-0{10}${digits(level)}"|-${digits(level)}["@]|[a-z] ${digits(level)}"`);
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.filter((row) => mark.test(row))]),
  );
}

it.each(levels)('level %i: every row is kept', (level) => {
  const rows = Object.entries(written.get(level) ?? {});
  expect(rows.flatMap(([, found]) => found).length).toBeGreaterThan(4);
  for (const [table, found] of rows) {
    if (isDiscarded(table, level)) continue;
    const now = (after[table] ?? []).map((row) => JSON.parse(row));
    for (const row of found)
      expect(now, table).toContainEqual(expect.objectContaining(JSON.parse(row)));
  }
});

describe('a server of this version', () => {
  const nobody = () => createPerson(app.url, null, []);

  it.each(levels)('level %i: shows the bar, its drink and its party to guests', async (level) => {
    const bar = await nobody().call('bars.getBarByCode', { barCode: `LV${letters(level)}` });
    expect(bar).toMatchObject({ name: `Bar ${digits(level)}`, description: 'Žltý "čln"' });
    const guest = createPerson(app.url, null, [], uuid('a0000000', level));
    if (level >= 3) {
      const drink = { drinkId: uuid('d0000000', level), unitPreference: 'oz' as const };
      expect(await nobody().call('drinks.getDrinkById', drink)).toMatchObject({
        name: `Drink ${digits(level)}`,
      });
    }
    if (level >= 5) {
      const orders = await guest.call('orders.getGuestOrders', { barId: uuid('b0000000', level) });
      expect(orders).toHaveLength(2);
    }
    if (level >= 10) {
      const shareCode = `PART${letters(level)}`;
      const party = await nobody().call('cocktailParties.getCocktailPartyByShareCode', {
        shareCode,
      });
      expect(party).toMatchObject({ name: `Party ${digits(level)}` });
    }
  });

  it.each([2, levels.length])('level %i: lets the owner sign in', async (level) => {
    const email = `owner-${digits(level)}@example.com`;
    const account = openAccount(app.url, email);
    const answer = await account.post('/sign-in/email', { email, password });
    expect(answer.status).toBe(200);
    expect(await account.token()).toMatch(/^ey/);
  });

  it.each(levels.slice(1))('level %i: shows the owner their data', async (level) => {
    const owner = createPerson(app.url, await tokenOf(level), []);
    const barId = uuid('b0000000', level);
    expect(await owner.call('bars.getUserBars', {})).toEqual([
      expect.objectContaining({ _id: barId }),
    ]);
    const { balance } = await owner.call('credits.getUserCreditBalance', {});
    expect(balance).toBe(level < 6 ? 0.5 : 5.48);
    if (level < 3) return;
    const own = await owner.call('drinks.getOwnDrinks', { barId, unitPreference: 'oz' });
    expect(JSON.stringify(own)).toContain(`Drink ${digits(level)}`);
    if (level < 5) return;
    const board = await owner.call('orders.getOrdersForBar', { barId });
    expect(board.orders.map(({ _id, status }) => [_id, status]).sort()).toEqual([
      [uuid('c0000000', level), 'new'],
      [uuid('c0000001', level), 'processing'],
      [uuid('c0000002', level), 'done'],
    ]);
    if (level < 10) return;
    const partyId = uuid('f0000000', level);
    expect(await owner.call('cocktailParties.getPartyResponses', { partyId })).toEqual([
      expect.objectContaining({ preferences: 'Something with gin' }),
    ]);
  });

  /** From the session that was open before the update. */
  async function tokenOf(level: number): Promise<string> {
    const session = `token-${digits(level)}`;
    const signature = createHmac('sha256', secret).update(session).digest('base64');
    const cookie = `barback.session_token=${encodeURIComponent(`${session}.${signature}`)}`;
    const answer = await fetch(`${app.url}/api/auth/token`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    return token;
  }
});

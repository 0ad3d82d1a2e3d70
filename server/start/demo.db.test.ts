import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from '#server/app.ts';
import { type Account, openAccount } from '#server/testing/account.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { createPerson } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { testConfig } from '#server/testing/world.ts';

const email = 'demo@barback.example';
let database: Awaited<ReturnType<typeof freshDatabase>>;

async function running<T>(demo: 'on' | 'off', use: (app: App) => Promise<T>): Promise<T> {
  const config = await testConfig(database.options, { DEMO: demo });
  const app = await startApp(config, { log: serverLog });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

const signIn = async (app: App, password: string): Promise<[number, Account]> => {
  const account = openAccount(app.url, email);
  return [(await account.post('/sign-in/email', { email, password })).status, account];
};

let password: string;

// It starts many times, which is faster on PostgreSQL. main.test.ts tests the sign-in.
describe.runIf(engine === 'postgres')('the demo account', () => {
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.remove());

  it('has a strong password that is easy to type, the same at each start', async () => {
    password = await running('on', async ({ demo }) => demo?.password ?? '');
    // 16 characters of 31: 79 bits.
    expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  });

  it('has a description, specials made without substitutes, and a price for every drink', async () => {
    await running('on', async ({ url, database: { db } }) => {
      const bar = await db
        .selectFrom('bars')
        .select(['id', 'description'])
        .where('code', '=', 'FENEK')
        .executeTakeFirstOrThrow();
      expect(bar.description).toMatch(/koktail/i);
      const guest = createPerson(url, null, [], randomUUID());
      const of = { barId: bar.id, unitPreference: 'oz' } as const;
      const { featured } = await guest.call('menu.getHighlights', of);
      expect(featured.length).toBeGreaterThanOrEqual(4);
      expect(featured.length).toBeLessThanOrEqual(6);
      for (const { substitutions } of featured) expect(substitutions).toEqual([]);
      const { page } = await guest.call('drinks.getFilteredDrinksForBar', {
        ...of,
        paginationOpts: { numItems: 20, cursor: null },
      });
      expect(page).toHaveLength(20);
      for (const { menu } of page) expect(menu?.price).toMatchObject({ currency: 'EUR' });
    });
  });

  it('is locked with DEMO=off: its sessions and its password are gone, and its bar stays', async () => {
    const cookie = await running('on', async (app) => {
      expect(app.demo?.password).toBe(password);
      const [status, account] = await signIn(app, password);
      expect(status).toBe(200);
      return account.cookie;
    });
    await running('off', async (app) => {
      expect(app.demo).toBeUndefined();
      expect((await signIn(app, password))[0]).toBe(401);
      const { status } = await fetch(`${app.url}/api/auth/token`, { headers: { cookie } });
      expect(status).toBe(401);
      const { db } = app.database;
      const bars = db.selectFrom('bars').select('name').where('code', '=', 'FENEK');
      expect(await bars.execute()).toHaveLength(1);
    });
  });

  it('is unlocked with DEMO=on, and replaces a weak password of an older version', async () => {
    const weak = 'amber-lemon-123';
    await running('on', async (app) => {
      expect((await signIn(app, app.demo?.password ?? ''))[0]).toBe(200);
      expect(app.demo?.barCode).toBe('FENEK');
      await app.database.db
        .updateTable('settings')
        .set({ value: weak })
        .where('name', '=', 'demo-password')
        .execute();
    });
    await running('on', async (app) => {
      expect(app.demo?.password).not.toBe(weak);
      expect((await signIn(app, weak))[0]).toBe(401);
      expect((await signIn(app, app.demo?.password ?? ''))[0]).toBe(200);
    });
  });
});

// The people of the stories: each has windows of their own on the same running server.
import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { createBar, signUp, stock } from './bartending.ts';
import { type Engine, type Server, startServer } from './server.ts';

export interface Options {
  engine: Engine;
  /** Variables of the server's environment, where a story needs others. */
  environment: Record<string, string>;
}

/** Of stories in which the database has a part of its own: they are told on PostgreSQL, too. */
export const onBothEngines = { tag: '@engines' };

interface OwnBarOptions extends BrowserContextOptions {
  section?: 'inventory' | 'drinks' | 'orders' | 'parties' | 'share' | 'usage';
  /** What is on the shelf: nothing, if not said. */
  shelf?: 'full' | readonly string[];
}

const desktop = { viewport: { width: 1440, height: 900 } };

interface Fixtures {
  /** A new window of a guest, or of anyone not yet signed in. */
  guest(options?: BrowserContextOptions): Promise<Page>;
  serverLog: undefined;
  /** A window of a bartender who has just signed up, at the dashboard. */
  bartender(name?: string, options?: BrowserContextOptions): Promise<Page>;
  /** A bartender who has just signed up and opened a bar, in one of its sections. */
  bartenderAt(
    barName: string,
    options?: OwnBarOptions,
  ): Promise<{ page: Page; barId: string; code: string }>;
  /** A bar in the database, open and active, with a full shelf, and its code. */
  makeBar(name: string): Promise<string>;
  /** A guest who has opened the bar, given a name and browses the menu. */
  guestAt(code: string, name?: string, options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures, Options & { server: Server }>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ engine, environment }, use) => {
      const server = await startServer(engine, environment);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A story that failed has the server's last words with it. */
  serverLog: [
    async ({ server }, use, story) => {
      await use(undefined);
      if (story.status !== story.expectedStatus) {
        await story.attach('server log', { body: server.log(), contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
  guest: async ({ browser, server }, use) => {
    const windows: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
        ...options,
      });
      // As over plain http, on a bar's own Wi-Fi.
      await context.addInitScript(() => {
        for (const missing of ['randomUUID', 'subtle']) delete Crypto.prototype[missing as never];
      });
      windows.push(context);
      return context.newPage();
    });
    for (const context of windows) await context.close();
  },
  bartender: async ({ guest }, use) => {
    await use(async (name = 'Mika', options) => {
      const page = await guest({ ...desktop, ...options });
      await signUp(page, name);
      await page.goto('/bartender');
      await page.getByText('Welcome to your Bartender Dashboard').waitFor();
      return page;
    });
  },
  bartenderAt: async ({ guest, server }, use) => {
    await use(async (barName, { section = 'inventory', shelf = [], ...options } = {}) => {
      const page = await guest({ ...desktop, ...options });
      await signUp(page, 'Mika');
      const barId = await createBar(page, barName);
      await server.sql(stock(barId, shelf));
      const [bar] = await server.sql(`select code from bars where id = '${barId}'`);
      await page.goto(`/bartender/bar/${barId}/${section}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return { page, barId, code: String(bar?.code) };
    });
  },
  makeBar: async ({ server }, use) => {
    await use(async (name) => {
      const code = randomUUID().slice(0, 5).toUpperCase().replaceAll('0', 'X').replaceAll('1', 'Y');
      const account = randomUUID();
      await server.sql(
        `insert into accounts (id, kind, issuer, subject) values ('${account}', 'person', 'story', '${account}')`,
      );
      await server.sql(
        `insert into bars (account_id, name, code) values ('${account}', '${name}', '${code}')`,
      );
      await server.sql(
        `insert into inventory (bar_id, ingredient_id, is_available) select b.id, i.id, true from bars b, ingredients i where b.code = '${code}'`,
      );
      return code;
    });
  },
  guestAt: async ({ guest }, use) => {
    await use(async (code, name = 'Marta', options) => {
      const page = await guest(options);
      await page.goto(`/?bar=${code}&view=browse`);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Show me the menu' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return page;
    });
  },
});

/** Each comes from somewhere else: together they would be too many for one address. */
function newAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

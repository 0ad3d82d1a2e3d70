// Playwright fixtures: guests and bartenders on one server, each in their own browser context.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { createBar, pageLoaded, signUp, stock } from './bartender-actions.ts';
import { BrowserCoverage } from './coverage.ts';
import { type Engine, type Server, startServer } from './server.ts';

export interface Options {
  engine: Engine;
  environment: Record<string, string>;
}

/** Tags of stories. docs/testing.md says which run where. */
export const journey = { tag: '@journey' };
export const onBothEngines = { tag: '@engines' };
export const journeyOnBothEngines = { tag: ['@engines', '@journey'] };
export const onlyEmbedded = { tag: '@embedded' };

interface OwnBarOptions extends BrowserContextOptions {
  section?: 'inventory' | 'drinks' | 'orders' | 'parties' | 'share' | 'usage';
  /** Ingredients in the inventory. The default is none. */
  shelf?: 'full' | readonly string[];
}

const desktop = { viewport: { width: 1440, height: 900 } };

export interface Fixtures {
  /** A page in a new browser context, not signed in. */
  guest(options?: BrowserContextOptions): Promise<Page>;
  serverLog: undefined;
  coverage: BrowserCoverage;
  /** Violations of the content security policy. Any violation fails the test. */
  violations: string[];
  /** The dashboard of a new bartender. */
  bartender(name?: string, options?: BrowserContextOptions): Promise<Page>;
  /** A new bartender with a new bar, in one of its sections. */
  bartenderAt(
    barName: string,
    options?: OwnBarOptions,
  ): Promise<{ page: Page; barId: string; code: string }>;
  /** Inserts an open and active bar with a full inventory, and returns its code. */
  makeBar(name: string): Promise<string>;
  /** A guest who has entered a name and sees the menu of the bar. */
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
  /** Attaches the server's log to a failed test. */
  serverLog: [
    async ({ server }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server log', { body: server.log(), contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
  /** With COVERAGE_DIR: records which functions a story enters. */
  coverage: [
    async ({ server }, use, { file, title }) => {
      const story = `${path.relative('.', file)} ${title}`;
      const coverage = new BrowserCoverage();
      await use(coverage);
      coverage.write(story);
      server.endStory(story);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  violations: async ({}, use) => use([]),
  guest: async ({ browser, server, coverage, violations }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
        ...options,
      });
      // Like plain http on a bar's own Wi-Fi, which is not a secure context.
      await context.addInitScript(() => {
        for (const missing of ['randomUUID', 'subtle']) delete Crypto.prototype[missing as never];
      });
      context.on('console', (message) => {
        if (isViolation(message)) violations.push(message.text());
      });
      coverage.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(violations, 'violations of the content security policy').toEqual([]);
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
      await pageLoaded(page);
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

/** The message that Chromium logs when a page violates its content security policy. */
function isViolation(message: ConsoleMessage): boolean {
  return message.type() === 'error' && message.text().includes('Content Security Policy');
}

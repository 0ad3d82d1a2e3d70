// The people of the stories: each has windows of their own on the same running server.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import pg from 'pg';
import { freePort } from '#scripts/lib/free-port.mjs';

export interface Options {
  engine: 'embedded' | 'postgres';
}

/** Of stories in which the database has a part of its own: they are told on PostgreSQL, too. */
export const onBothEngines = { tag: '@engines' };

interface Server {
  url: string;
  /** Runs SQL on the server's database, behind its back. */
  sql(statement: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

interface Fixtures {
  /** A new window of a guest, or of anyone not yet signed in. */
  guest(options?: BrowserContextOptions): Promise<Page>;
  /** A window of a bartender who has just signed up. */
  bartender(name?: string, options?: BrowserContextOptions): Promise<Page>;
  /** A bar in the database, open and active, with a full shelf, and its code. */
  makeBar(name: string): Promise<string>;
  /** A guest who has opened the bar, given a name and browses the menu. */
  guestAt(code: string, name?: string, options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures, Options & { server: Server }>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  server: [
    async ({ engine }, use) => {
      const server = await startServer(engine);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
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
      const page = await guest({ viewport: { width: 1440, height: 900 }, ...options });
      await page.goto('/bartender/signup');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('correct-horse');
      await page.getByLabel('Repeat password').fill('correct-horse');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.getByText('Welcome to your Bartender Dashboard').waitFor();
      return page;
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

async function startServer(engine: Options['engine']): Promise<Server> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-story-'));
  const port = await freePort();
  const database =
    engine === 'postgres' ? { DATABASE_URL: await createDatabase() } : { DATA_DIR: folder };
  const child = spawn('node', ['server/testing/serve.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DEMO: 'off',
      TRUST_PROXY: '1',
      ...database,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const read = async () => JSON.parse((await lines.next()).value ?? '{}');
  const { url } = await read();
  let last: Promise<unknown> = Promise.resolve();
  return {
    url,
    sql(statement) {
      const answer = last.then(async () => {
        child.stdin.write(`${statement.replaceAll('\n', ' ')}\n`);
        return (await read()).rows;
      });
      last = answer;
      return answer;
    },
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(): Promise<string> {
  const url = process.env.E2E_POSTGRES_URL ?? '';
  const name = `story_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return url.replace(/\/postgres$/, `/${name}`);
}

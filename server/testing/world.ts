// A running server with its own database, and its users.
import { randomUUID } from 'node:crypto';
import { freePort } from '#scripts/lib/free-port.mjs';
import { type App, startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/open.ts';
import { createWaitForChanges } from '#server/db/wait-for-changes.ts';
import type { LiveSocket } from '#server/testing/connections/live-socket.ts';
import { freshDatabase } from '#server/testing/databases/databases.ts';
import { type Account, signUpAs } from './account.ts';
import { createPerson, type Person, signUp } from './person.ts';
import { serverLog } from './server-log.ts';

/** Only against hanging: on a busy machine changes may be late. */
const timeoutMs = 60_000;

export type { Person } from './person.ts';

export interface World {
  url: string;
  options: DatabaseOptions;
  db: Db;
  app: App;
  /** Signs up with the embedded identity provider. */
  person(name: string): Promise<Person>;
  /** Signs up, and returns a client of the identity provider. */
  account(name: string): Promise<Account>;
  as(token: string): Person;
  /** Has neither a token nor a guest key. */
  guest: Person;
  /** A guest with a new browser. */
  browser(): Person;
  /** Resolves when the server has received all changes. Calls of people here wait for it. */
  waitForChanges(): Promise<void>;
  close(): Promise<void>;
}

export async function openWorld(
  env: Record<string, string> = {},
  log: { write(line: string): void } = serverLog,
): Promise<World> {
  const database = await freshDatabase();
  const app = await startApp(await testConfig(database.options, env), { log });
  const sockets: LiveSocket[] = [];
  const waitForChanges = createWaitForChanges(app.database, timeoutMs);
  const person = (token: string | null) =>
    createPerson(app.url, token, sockets, null, waitForChanges);
  return {
    url: app.url,
    options: database.options,
    db: app.database.db,
    app,
    guest: person(null),
    browser: () => createPerson(app.url, null, sockets, randomUUID(), waitForChanges),
    waitForChanges,
    account: (name) => signUpAs(app.url, name),
    as: person,
    async person(name) {
      return person(await signUp(app.url, name));
    },
    async close() {
      for (const socket of sockets) socket.close();
      await app.close();
      await database.remove();
    },
  };
}

export async function testConfig(database: DatabaseOptions, env: Record<string, string> = {}) {
  const port = String(await freePort());
  const config = readConfig({
    PORT: port,
    HOST: '127.0.0.1',
    DEMO: 'off',
    LOG_LEVEL: 'debug',
    ...env,
  });
  return { ...config, database };
}

// A running server on a database of its own, and the people who use it.
import { randomInt, randomUUID } from 'node:crypto';
import type { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { type Api, api, type ResultOf } from '#server/api.ts';
import { type App, startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { DatabaseOptions } from '#server/db/open.ts';
import { createWaitForChanges } from '#server/db/wait-for-changes.ts';
import { type Account, signUpAs } from './account.ts';
import { freshDatabase } from './databases.ts';
import { type LiveSocket, openLiveSocket } from './live-socket.ts';
import { serverLog } from './server-log.ts';

type InputOf<N extends keyof Api> = Parameters<Api[N]['run']>[1];

/** Only against hanging: on a busy machine changes may be late. */
const timeoutMs = 60_000;

export interface Answer<T> {
  status: number;
  body: T;
  error: Pick<AppError, 'code' | 'data' | 'message'> & { id: string };
}

export interface Person {
  token: string | null;
  /** Calls a function and returns its result; throws the error of the server. */
  call<N extends keyof Api>(name: N, input: InputOf<N>, key?: string): Promise<ResultOf<N>>;
  /** Calls a function and returns the whole answer, also of an error. */
  ask(name: string, input: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>;
  live(language?: Language): Promise<LiveSocket>;
}

export interface World {
  url: string;
  /** Where its database is. */
  options: DatabaseOptions;
  db: Db;
  app: App;
  /** Signs up with the embedded identity provider. */
  person(name: string): Promise<Person>;
  /** Signs up, and returns a client of the identity provider. */
  account(name: string): Promise<Account>;
  /** The person with this token. */
  as(token: string): Person;
  /** Someone without a token or a guest key. */
  guest: Person;
  /** A guest with a new browser. */
  browser(): Person;
  /** Resolves when the server has received all changes; calls of people here wait for it. */
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

export function createPerson(
  url: string,
  token: string | null,
  sockets: LiveSocket[],
  guestKey: string | null = null,
  waitForChanges: World['waitForChanges'] = async () => {},
): Person {
  const ownAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const ask: Person['ask'] = async (name, input, headers = {}) => {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(guestKey && { 'x-guest-key': guestKey, 'x-forwarded-for': ownAddress }),
        ...headers,
      },
      body: typeof input === 'string' ? input : JSON.stringify(input),
    });
    const body = await response.json();
    if (api[name as keyof Api]?.kind !== 'query') await waitForChanges();
    return { status: response.status, body, error: body };
  };
  return {
    token,
    ask,
    async call(name, input, key) {
      const { status, body, error } = await ask(name, input, key ? { 'idempotency-key': key } : {});
      if (status !== 200) throw Object.assign(new Error(error.message), error);
      return body as never;
    },
    async live(language = 'en') {
      const socket = await openLiveSocket(url, language, token, guestKey);
      sockets.push(socket);
      return socket;
    },
  };
}

export async function signUp(url: string, name: string): Promise<string> {
  return (await signUpAs(url, name)).token();
}

// An evening in a bar with guests and two bartenders on bad connections. At its end, the results
// they got, their screens and the database are compared.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import { createOrganization, join, signUpAs } from '#server/testing/account.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { startBadLine } from './bad-line.ts';
import { workEvening } from './bartender.ts';
import { Client } from './client.ts';
import { spendEvening } from './guest.ts';
import { checkHistory } from './history.ts';
import { Night } from './night.ts';
import { checkViews, type People } from './views.ts';

export interface EveningOptions {
  /** One or several servers on one database. They must trust a proxy. */
  urls: string[];
  /** Called when everybody has gone home. */
  db: () => Promise<Db>;
  /** The number of ordered drinks, or work at whose end the evening is over. */
  orders: number | (() => Promise<void>);
  guests: number;
  /** Whether connections are cut, reset and delayed at random. */
  hasBadLines: boolean;
  /** The maximum pause of a guest between two actions. */
  thinkMs: number;
  seed: number;
}

export interface Evening {
  /** Counts of actions, errors and network faults. */
  done: Record<string, number>;
  refused: Record<string, number>;
  lines: Record<string, number>;
  problems: string[];
}

/** Only against hanging: until all screens show the last change. */
const settleMs = 30_000;
const handsEach = 3;
const tokenMs = 120_000;
export const drinkIds = ['negroni', 'mojito', 'americano', 'daiquiri', 'margarita'];

export async function spendAnEvening(options: EveningOptions): Promise<Evening> {
  const { guests, thinkMs, seed } = options;
  const random = seededRandom(seed);
  const lines = await Promise.all(options.urls.map((url) => startBadLine(url, random)));
  if (!options.hasBadLines) for (const line of lines) line.mend();
  const { barId, people: staff } = await openBar(options.urls[0] ?? '', ['Olive', 'Mika']);
  const bartenders = staff.map(({ name, account }) => ({
    name,
    token: renewed(async () => {
      // While the database is unavailable there is none. A browser keeps retrying.
      const { status, body } = await account.get('/token');
      if (status !== 200) throw new Error(`no token: ${status}`);
      return String(body.token);
    }),
  }));
  const orders = typeof options.orders === 'number' ? options.orders : options.orders();
  const night = new Night({ barId, drinkIds, orders, thinkMs, random });
  const lineOf = (n: number) => lines[n % lines.length]?.url ?? '';
  const guestQueries = [['orders.getGuestOrders', { barId }] as ['orders.getGuestOrders', object]];
  const room = Array.from({ length: guests }, (_, n) => {
    const key = randomUUID();
    const headers = { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` };
    const token = async () => null;
    const queries = guestQueries;
    return {
      key,
      name: `Guest ${n + 1}`,
      client: new Client({ url: lineOf(n), random, headers, token, guestKey: key, queries }),
    };
  });
  const bar = bartenders.map(({ name, token }, n) => ({
    name,
    client: new Client({
      url: lineOf(n),
      random,
      headers: {},
      token,
      guestKey: null,
      queries: [
        ['orders.getOrdersForBar', { barId }],
        ['orders.getCancelledOrders', { barId }],
      ],
    }),
  }));
  const clients = [...room, ...bar].map(({ client }) => client);
  try {
    const hands = bar.flatMap((one) => Array<typeof one>(handsEach).fill(one));
    await Promise.all([
      ...room.map(({ key, name, client }) => spendEvening(night, client, key, name)),
      ...hands.map(({ name, client }) => workEvening(night, client, name)),
    ]);
    await orders;
    for (const line of lines) line.mend();
    const db = await options.db();
    const people = { bartenders: bar.map(({ client }) => client), guests: room };
    const sum = (figure: (client: Client) => number) =>
      clients.reduce((total, client) => total + figure(client), 0);
    return {
      done: night.counts,
      refused: night.refusals,
      lines: {
        ...sums(lines.map(({ faults }) => faults)),
        'lost responses': sum(({ lostAnswers }) => lostAnswers),
        'calls sent twice': sum(({ twice }) => twice),
        reconnected: sum(({ connections }) => connections - 1),
      },
      problems: [
        ...clients.flatMap(({ problems }) => problems),
        ...(await checkHistory(night, db)),
        ...(await settledViews(db, barId, people)),
      ],
    };
  } finally {
    for (const client of clients) client.close();
    for (const line of lines) line.close();
  }
}

/** The differences that remain after the last changes should have arrived everywhere. */
export async function settledViews(db: Db, barId: string, people: People): Promise<string[]> {
  for (const end = Date.now() + settleMs; ; await delay(200)) {
    const problems = await checkViews(db, barId, people);
    if (problems.length === 0 || Date.now() > end) return problems;
  }
}

/** A bar of an organization with these people and a full shelf. The first person owns it. */
export async function openBar(url: string, names: readonly [string, ...string[]]) {
  const open = async (name: string) => ({ name, account: await signUpAs(url, name) });
  const [first, ...others] = names;
  const owner = await open(first);
  const members = await Promise.all(others.map(open));
  const organizationId = await createOrganization(owner.account, 'The house');
  for (const { account } of members) await join(owner.account, organizationId, account);
  const authorization = `Bearer ${await owner.account.token()}`;
  const call = async (name: string, input: object) => {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    return response.json();
  };
  const barId: string = await call('bars.createBar', { name: 'Friday' });
  await call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  return { barId, people: [owner, ...members] };
}

/** Requests a new token before the last one has expired. */
function renewed(ask: () => Promise<string>): () => Promise<string> {
  let token: Promise<string> | undefined;
  let askedAt = 0;
  return () => {
    if (!token || Date.now() - askedAt > tokenMs) {
      askedAt = Date.now();
      const asked = ask();
      token = asked;
      asked.catch(() => {
        if (token === asked) token = undefined;
      });
    }
    return token;
  };
}

export function sums<K extends string>(
  records: readonly Record<K, number>[],
): Record<string, number> {
  const total: Record<string, number> = {};
  for (const record of records) {
    for (const [key, value] of Object.entries<number>(record))
      total[key] = (total[key] ?? 0) + value;
  }
  return total;
}

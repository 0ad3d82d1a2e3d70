// npm run bench:http: the requests of guests, end to end, on both engines beside a bare Node server (the
// floor) that sends the same bytes. Interleaved in one run; the clients are a process of their own.
// Figures are shares of the floor's rate. `npm run bench:http -- order` runs only the cases with this
// word in their name; so do `-- change`, `-- live`, `-- burst` and `-- growth`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { figure, median, percent, percentile, verdict } from '#bench/lib/measure.ts';
import { filled, get, post, type Request, read, tab, textOf } from '#bench/lib/requests.ts';
import { queryKey } from '#domain/protocol.ts';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import type { Measured, Phone } from './clients.ts';
import type { FloorAnswers } from './floor.ts';
import { growth } from './growth.ts';
import {
  cpuOf,
  type Engine,
  endAll,
  type Product,
  type Sides,
  startSides,
  type Target,
} from './processes.ts';

const turns = 5;
const turnMs = 1_200;
const connections = 10;
const changesMade = 60;
const only = process.argv[2] ?? '';
const phones = 200;
const burstMs = 5_000;

/** A request to measure, and the share of the floor's rate that it must reach. */
interface Case {
  name: string;
  request: (product: Product) => Request;
  atLeast: Record<Engine, number>;
}

const page = { paginationOpts: { numItems: 10, cursor: null }, unitPreference: 'oz' };

const cases: Case[] = [
  call('menu page of 10', 'drinks.getFilteredDrinksForBar', page, 0.25),
  call(
    'menu page, filter',
    'drinks.getFilteredDrinksForBar',
    {
      ...page,
      categories: ['sours', 'highballs'],
      ingredientIds: ['gin'],
    },
    0.25,
  ),
  call(
    'menu page, search term',
    'drinks.getFilteredDrinksForBar',
    { ...page, searchTerm: 'gin' },
    0.25,
  ),
  call('whole menu', 'drinks.getAvailableDrinksForBar', { unitPreference: 'oz' }, 0.5),
  call('one drink', 'drinks.getDrinkForBar', { drinkId: 'negroni', unitPreference: 'oz' }, 0.25),
  visit('guest page, br', ({ bar }) => `/?bar=${bar.barCode}`, 'br', 0.2),
  visit('guest page, gzip', ({ bar }) => `/?bar=${bar.barCode}`, 'gzip', 0.2),
  visit('party page, br', ({ shareCode }) => `/party/${shareCode}`, 'br', 0.2),
  {
    name: 'order',
    request: ({ bar }) =>
      post(
        'orders.createOrder',
        { barId: bar._id, drinkId: 'negroni', guestName: 'Marta', notes: 'Less ice' },
        { 'x-guest-key': '{uuid}', 'idempotency-key': '{uuid}', 'x-forwarded-for': '{address}' },
      ),
    atLeast: { embedded: 0.25, PostgreSQL: 0.35 },
  },
];

/** Changes during an evening; the inventory change is visible on the first page. */
const shelf = { fn: 'ingredients.switchInventory', ingredientIds: ['campari', 'lemon-juice'] };
const changes: Record<string, { fn: string; [input: string]: unknown }[]> = {
  'bar renamed': [{ fn: 'bars.updateBar', name: 'Bar {uuid}' }],
  'bottles gone and back': [
    { ...shelf, isAvailable: false },
    { ...shelf, isAvailable: true },
  ],
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-bench-'));
const postgres = await startPostgres({ fsync: 'on' });
try {
  await measure();
} finally {
  endAll();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const sides = await startSides(folder, postgres.url);
  const parts = {
    'guest page after a change': afterChange,
    'first live answer': firstAnswers,
    burst: openAtOnce,
    growth: () => growth(sides, postgres.url),
  };
  const chosen = Object.entries(parts).filter(([name]) => name.includes(only));
  const requests = cases.filter(({ name }) => name.includes(only));
  if (!chosen.length && !requests.length) throw new Error(`nothing here is called '${only}'`);
  for (const [, part] of chosen) await part(sides);
  // Orders come last, so that their rows do not affect the other cases.
  if (requests.length) await rates(sides, requests);
  verdict(sides.budgets);
}

async function rates({ products, floor, ask, tell, budgets }: Sides, requests: Case[]) {
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, request, atLeast } of requests) {
    const asked = request(products.embedded);
    const body = await read(products.embedded, { ...asked, headers: filled(asked.headers) });
    await tell({ paths: { [asked.path]: body }, live: {} });
    const results = await inTurns<Target>({ floor, ...products }, (target) =>
      ask({
        kind: 'rate',
        port: target.port,
        request: textOf(target === floor ? asked : request(target as Product)),
        connections,
        ms: turnMs,
      }),
    );
    rows[name] = report(results, body.length, atLeast, (engine, share, bound) =>
      budgets.push([`${name}, ${engine}: share of the floor`, share, '>=', bound]),
    );
  }
  process.stdout.write(`\n${connections} connections, ${turns} turns of ${turnMs / 1000} s each\n`);
  console.table(rows);
}

interface Turn {
  measured: Measured;
  cpuMs: number;
}

/** Measures all targets in each round, in varying order, so that other load affects all of them. */
async function inTurns<T extends Target>(
  targets: Record<string, T>,
  run: (target: T) => Promise<Measured>,
): Promise<Record<string, Turn[]>> {
  const names = Object.keys(targets);
  const results: Record<string, Turn[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = -1; turn < turns; turn++) {
    for (const at of names.keys()) {
      const name = names[(at + turn + 1) % names.length] ?? '';
      const target = targets[name] as T;
      const before = await cpuOf(target);
      const measured = await run(target);
      const cpuMs = ((await cpuOf(target)) - before) / Math.max(1, measured.count);
      // The first round is for warming up.
      if (turn >= 0) results[name]?.push({ measured, cpuMs });
    }
  }
  return results;
}

function report(
  results: Record<string, Turn[]>,
  bytes: number,
  atLeast: Partial<Case['atLeast']>,
  hold: (engine: Engine, share: number, bound: number) => void,
): Record<string, string> {
  const { floor = [], ...ours } = results;
  const row: Record<string, string> = {
    bytes: String(bytes),
    'floor/s': String(Math.round(median(floor.map(perSecond)))),
    'floor cpu ms': figure(median(floor.map(({ cpuMs }) => cpuMs))),
  };
  for (const [engine, taken] of Object.entries(ours)) {
    // Bytes as well as requests: the answers are the same.
    const share = median(taken.map((one, turn) => perSecond(one) / perSecond(floor[turn] as Turn)));
    row[`${engine}/s`] = String(Math.round(median(taken.map(perSecond))));
    row[`${engine} share`] = percent(share);
    row[`${engine} cpu ms`] = figure(median(taken.map(({ cpuMs }) => cpuMs)));
    const bound = atLeast[engine as Engine];
    if (bound !== undefined) hold(engine as Engine, share, bound);
  }
  return row;
}

/** A page that has just changed: the time of one client, as a share of the floor's rate. */
async function afterChange({ products, floor, ask, tell, budgets }: Sides) {
  const rows: Record<string, object> = {};
  for (const encoding of ['br', 'gzip']) {
    const request = ({ bar }: Product) => get(`/?bar=${bar.barCode}`, encoding);
    const body = await read(products.embedded, request(products.embedded));
    await tell({ paths: { '/page': body }, live: {} });
    const { floor: bare = [] } = await inTurns({ floor }, ({ port }) =>
      ask({ kind: 'rate', port, request: textOf(get('/page', encoding)), connections, ms: turnMs }),
    );
    for (const [engine, product] of Object.entries(products)) {
      for (const [what, inputs] of Object.entries(changes)) {
        const before = await cpuOf(product);
        const { times } = await ask({
          kind: 'after change',
          port: product.port,
          changes: inputs.map(({ fn, ...input }) =>
            textOf(
              post(
                fn,
                { barId: product.bar._id, ...input },
                { authorization: `Bearer ${product.token}` },
              ),
            ),
          ),
          request: textOf(request(product)),
          times: changesMade,
        });
        const cpuMs = ((await cpuOf(product)) - before) / changesMade;
        const share = 1000 / median(times) / median(bare.map(perSecond));
        rows[`${what}, ${engine}, ${encoding}`] = {
          'page ms': figure(median(times)),
          'p95 ms': figure(percentile(times, 0.95)),
          'cpu ms with the change': figure(cpuMs),
          share: percent(share),
        };
        budgets.push([
          `guest page, ${what}, ${encoding}, ${engine}: share of the floor`,
          share,
          '>=',
          0.03,
        ]);
      }
    }
  }
  process.stdout.write('\nThe guest page right after a change\n');
  console.table(rows);
}

/** From connecting to the first answer of a live query. */
async function firstAnswers({ products, floor, ask, tell }: Sides) {
  const name = 'drinks.getFilteredDrinksForBar';
  const input = (product: Product) => ({ barId: product.bar._id, ...page });
  const body = await read(products.embedded, post(name, input(products.embedded)));
  await tell({ paths: {}, live: { [name]: body } });
  const message = (product: Product) => tab([queryKey(name, input(product))]);
  const results = await inTurns<Target>({ floor, ...products }, (target) =>
    ask({
      kind: 'live',
      port: target.port,
      message: message(target === floor ? products.embedded : (target as Product)),
      connections,
      ms: turnMs,
    }),
  );
  process.stdout.write('\nFirst live answer: connect, follow a menu page, first value\n');
  console.table({ 'first answer': report(results, body.length, {}, () => {}) });
}

/** Many guests open the page at the same time. */
async function openAtOnce({ products, floor, ask, tell, budgets }: Sides) {
  const rows: Record<string, object> = {};
  const answers: FloorAnswers = { paths: {}, live: {} };
  const phonesOf = new Map<Target, Phone>();
  for (const product of Object.values(products)) {
    const pagePath = `/?bar=${product.bar.barCode}`;
    const compressed = await read(product, get(pagePath, 'br'));
    const html = zlib.brotliDecompressSync(compressed).toString();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    const keys = [
      ...Object.keys(boot.answers),
      queryKey('orders.getGuestOrders', { barId: product.bar._id }),
    ];
    phonesOf.set(product, {
      page: textOf(get(pagePath, 'br')),
      files: files.map((file) => textOf(get(file, 'br'))),
      message: tab(keys, '{uuid}'),
    });
    answers.paths[pagePath] = compressed;
    for (const file of files) {
      answers.paths[file] = await read(product, get(file, 'br'));
    }
    for (const key of keys) {
      const [name, input] = JSON.parse(key);
      const value = await read(product, post(name, input, filled({ 'x-guest-key': '{uuid}' })));
      answers.live[name] = Buffer.from(`{"key":${JSON.stringify(key)},"value":${value}}`);
    }
  }
  await tell(answers);
  phonesOf.set(floor, phonesOf.get(products.embedded) as Phone);
  const results: Record<string, Measured[]> = { floor: [], embedded: [], PostgreSQL: [] };
  for (let turn = 0; turn < 3; turn++) {
    for (const [name, target] of Object.entries({ floor, ...products })) {
      const phone = phonesOf.get(target) as Phone;
      const measured = await ask({ kind: 'burst', port: target.port, phones, ms: burstMs, phone });
      results[name]?.push(measured);
    }
  }
  const last = (taken: Measured[]) => median(taken.map(({ seconds }) => seconds));
  for (const [name, taken] of Object.entries(results)) {
    const times = taken.flatMap((one) => one.times);
    rows[name] = {
      'until the last is live, s': figure(last(taken)),
      'one phone p50 ms': figure(median(times)),
      'p99 ms': figure(percentile(times, 0.99)),
      MB: figure((taken[0]?.bytes ?? 0) / 1e6),
    };
    if (name !== 'floor') {
      const ratio = last(taken) / last(results.floor ?? []);
      budgets.push([
        `burst, ${name}: time until the last is live, times the floor`,
        ratio,
        '<=',
        1.2,
      ]);
    }
  }
  process.stdout.write(`\n${phones} phones open the bar within ${burstMs / 1000} s\n`);
  console.table(rows);
}

/** A query about the bar. */
function call(name: string, fn: string, input: object, atLeast: number): Case {
  return {
    name,
    request: ({ bar }) => post(fn, { barId: bar._id, ...input }),
    atLeast: { embedded: atLeast, PostgreSQL: atLeast },
  };
}

/** What a browser fetches, compressed. */
function visit(
  name: string,
  pathOf: (product: Product) => string,
  encoding: string,
  atLeast: number,
): Case {
  return {
    name,
    request: (product) => get(pathOf(product), encoding),
    atLeast: { embedded: atLeast, PostgreSQL: atLeast },
  };
}

function perSecond({ measured }: Turn): number {
  return measured.count / measured.seconds;
}

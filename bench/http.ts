// npm run bench:http: what guests ask for, over the whole path, on both engines beside a bare Node
// server (the floor) that answers the same bytes. Interleaved in one run; the phones are a process of
// their own. Figures are shares of the floor. `npm run bench:http -- order` measures only the requests
// that have this word in their name, `-- growth` only how cost grows.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { queryKey } from '#domain/protocol.ts';
import { createDatabase, startPostgres } from '#scripts/lib/postgres.mjs';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';
import { openDatabase } from '#server/db/open.ts';
import { openAccount } from '#server/testing/account.ts';
import type { Measured, Phone, Task } from './http-clients.ts';
import type { FloorAnswers } from './http-floor.ts';
import { fillMenus } from './made-up-menus.ts';
import { median, percentile, verdict } from './measure.ts';

const turns = 5;
const turnMs = 1_200;
const connections = 10;
const changes = 60;
const sizes = [
  { drinks: 500, bars: 10 },
  { drinks: 500, bars: 10_000 },
  { drinks: 50_000, bars: 10 },
  { drinks: 50_000, bars: 10_000 },
];
const barsOpened = 2_000;
const pagesAsked = 10_000;
const only = process.argv[2] ?? '';
const phones = 200;
const burstMs = 5_000;

type Engine = 'embedded' | 'PostgreSQL';

interface Target {
  port: number;
  process: ChildProcess;
}
interface Product extends Target {
  url: string;
  token: string;
  bar: { _id: string; barCode: string };
  shareCode: string;
}

/** Something that is measured: a request, and which share of the floor's rate is promised. */
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

const children: ChildProcess[] = [];
const endAll = () => children.forEach((child) => child.kill('SIGKILL'));
process.on('exit', endAll);
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
  const products: Record<Engine, Product> = {
    embedded: await startProduct({ DATA_DIR: folder }),
    PostgreSQL: await startProduct({ DATABASE_URL: postgres.url }),
  };
  const floor = await start('http-floor.ts');
  const clients = await start('http-clients.ts', false);
  const ask = async (task: Task) => (await answerOf(clients.process, task)) as Measured;
  const tell = (answers: FloorAnswers) => answerOf(floor.process, answers);
  const budgets: Parameters<typeof verdict>[0][number][] = [];

  const rows: Record<string, Record<string, string>> = {};
  for (const { name, request, atLeast } of cases.filter((each) => each.name.includes(only))) {
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
  if (only === 'growth') await growth(floor, ask, tell, budgets);
  if (only) return verdict(budgets);

  await afterChange(products, floor, ask, tell, budgets);
  await firstAnswers(products, floor, ask, tell);
  await openAtOnce(products, floor, ask, tell, budgets);
  await growth(floor, ask, tell, budgets);
  verdict(budgets);
}

interface Turn {
  measured: Measured;
  cpuMs: number;
}

/** Each target in each turn, in another order each time: what else the machine does falls on all. */
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
      // The first turn is for warming up.
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

/** A page that has just become another: the time of one phone, as a share of the floor's rate. */
async function afterChange(
  products: Record<Engine, Product>,
  floor: Target,
  ask: (task: Task) => Promise<Measured>,
  tell: (answers: FloorAnswers) => Promise<unknown>,
  budgets: Parameters<typeof verdict>[0][number][],
) {
  const rows: Record<string, object> = {};
  for (const encoding of ['br', 'gzip']) {
    const request = ({ bar }: Product) => get(`/?bar=${bar.barCode}`, encoding);
    const body = await read(products.embedded, request(products.embedded));
    await tell({ paths: { '/page': body }, live: {} });
    const { floor: bare = [] } = await inTurns({ floor }, ({ port }) =>
      ask({ kind: 'rate', port, request: textOf(get('/page', encoding)), connections, ms: turnMs }),
    );
    for (const [engine, product] of Object.entries(products)) {
      const rename = post(
        'bars.updateBar',
        { barId: product.bar._id, name: 'Bar {uuid}' },
        { authorization: `Bearer ${product.token}` },
      );
      const before = await cpuOf(product);
      const { times } = await ask({
        kind: 'after change',
        port: product.port,
        change: textOf(rename),
        request: textOf(request(product)),
        times: changes,
      });
      const cpuMs = ((await cpuOf(product)) - before) / changes;
      const share = 1000 / median(times) / median(bare.map(perSecond));
      rows[`${engine}, ${encoding}`] = {
        'page ms': figure(median(times)),
        'p95 ms': figure(percentile(times, 0.95)),
        'cpu ms with the change': figure(cpuMs),
        share: percent(share),
      };
      budgets.push([
        `guest page after a change, ${encoding}, ${engine}: share of the floor`,
        share,
        '>=',
        0.03,
      ]);
    }
  }
  process.stdout.write('\nThe guest page right after a change\n');
  console.table(rows);
}

/** From connecting to the first answer of a live query. */
async function firstAnswers(
  products: Record<Engine, Product>,
  floor: Target,
  ask: (task: Task) => Promise<Measured>,
  tell: (answers: FloorAnswers) => Promise<unknown>,
) {
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

/** Everyone at the table scans the code at once. */
async function openAtOnce(
  products: Record<Engine, Product>,
  floor: Target,
  ask: (task: Task) => Promise<Measured>,
  tell: (answers: FloorAnswers) => Promise<unknown>,
  budgets: Parameters<typeof verdict>[0][number][],
) {
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
      const answer = boot.answers[key] ?? [];
      answers.live[name] = Buffer.from(JSON.stringify({ key, input, value: answer }));
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

/** What a page and a bar cost where there are many drinks and many bars, on PostgreSQL. */
async function growth(
  floor: Target,
  ask: (task: Task) => Promise<Measured>,
  tell: (answers: FloorAnswers) => Promise<unknown>,
  budgets: Parameters<typeof verdict>[0][number][],
) {
  const rows: Record<string, Record<string, string>> = {};
  const warmMs: number[] = [];
  for (const { drinks, bars } of sizes) {
    const name = `growth_${drinks}_${bars}`;
    const env = { DATABASE_URL: await createDatabase(postgres.url, name) };
    // The first start migrates it and writes the catalogue.
    await answerOf((await start('http-server.ts', true, env)).process, 'stop');
    const database = await openDatabase({ url: env.DATABASE_URL, poolSize: 2 });
    await fillMenus(database.db, { drinks, bars, ingredients: 300 });
    const opened = await database.db
      .selectFrom('bars')
      .select('id')
      .where('name', 'like', 'Bar %')
      .limit(barsOpened)
      .execute();
    await database.close();
    const product = await start('http-server.ts', true, env);
    const requests = opened.map(({ id }) =>
      textOf(post('drinks.getFilteredDrinksForBar', { barId: id, ...page })),
    );
    const visit = async (some: string[], at = connections) => {
      const before = await cpuOf(product);
      const measured = await ask({
        kind: 'each',
        port: product.port,
        requests: some,
        connections: at,
      });
      return { ...measured, cpuMs: ((await cpuOf(product)) - before) / some.length };
    };
    // The first page ever reads the catalogue.
    const first = await visit(requests.slice(0, 1), 1);
    const memory = async () => Number(await answerOf(product.process, 'memory'));
    const before = await memory();
    const cold = await visit(requests.slice(1));
    const perBar = ((await memory()) - before) / (requests.length - 1);
    const body = await read(
      product,
      post('drinks.getFilteredDrinksForBar', { barId: opened[0]?.id, ...page }),
    );
    await tell({ paths: { '/api/drinks.getFilteredDrinksForBar': body }, live: {} });
    await visit(repeated(requests));
    const warm = await visit(repeated(requests));
    const bare = await ask({
      kind: 'each',
      port: floor.port,
      requests: repeated(requests),
      connections,
    });
    warmMs.push(warm.cpuMs);
    rows[`${drinks} drinks, ${bars} bars`] = {
      'first page ever, ms': figure(median(first.times)),
      'cold bar, cpu ms': figure(cold.cpuMs),
      'cold bar, p50 ms': figure(median(cold.times)),
      'page, cpu ms': figure(warm.cpuMs),
      'page, share of the floor': percent(warm.count / warm.seconds / (bare.count / bare.seconds)),
      'KB per bar': figure(perBar / 1000),
      'MB before': figure(before / 1e6),
    };
    await answerOf(product.process, 'stop').catch(() => {});
  }
  process.stdout.write('\nGrowth, on PostgreSQL: pages of ten drinks\n');
  console.table(rows);
  const grown = (warmMs.at(-1) ?? 0) / (warmMs[0] ?? 1);
  budgets.push([
    'page, 50,000 drinks and 10,000 bars against 500 and 10: cpu, times',
    grown,
    '<=',
    1.5,
  ]);
}

/** Each so often that a turn has enough of them. */
function repeated(requests: string[]): string[] {
  return Array.from({ length: pagesAsked }, (_, n) => requests[n % requests.length] ?? '');
}

async function startProduct(env: Record<string, string>): Promise<Product> {
  const { process: child, ...ready } = await start('http-server.ts', true, env);
  const { port, email, password, barCode } = ready as never as Record<string, string>;
  const url = `http://localhost:${port}`;
  const account = openAccount(url, email ?? '');
  await account.post('/sign-in/email', { email, password });
  const token = await account.token();
  const call = async (name: string, input: object) => {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return answer.json();
  };
  const bar = await call('bars.getBarByCode', { barCode });
  const { shareCode } = await call('cocktailParties.createCocktailParty', {
    barId: bar._id,
    name: 'Silvester',
  });
  return { process: child, port: Number(port), url, token, bar, shareCode };
}

async function start(
  program: string,
  hasWord = true,
  env: Record<string, string> = {},
): Promise<Target> {
  const child = fork(path.join(import.meta.dirname, program), {
    serialization: 'advanced',
    execArgv: [...serverArgs.slice(0, -1), '--expose-gc'],
    env: { ...process.env, ...serverEnvironment, NODE_ENV: 'production', ...env },
  });
  children.push(child);
  child.on('exit', (code) => code && process.exit(code));
  if (!hasWord) return { port: 0, process: child };
  const [ready] = (await once(child, 'message')) as [{ port: number }];
  return { ...ready, process: child };
}

async function answerOf(child: ChildProcess, message: object | string): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message as never);
  return (await answer)[0];
}

/** Milliseconds that a process has spent on all its threads. */
async function cpuOf(target: Target): Promise<number> {
  const { user, system } = (await answerOf(target.process, 'cpu')) as NodeJS.CpuUsage;
  return (user + system) / 1000;
}

interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

/** The body of an answer as it is sent. */
async function read({ port }: Target, { method, path, headers, body }: Request): Promise<Buffer> {
  const request = http.request({ host: '127.0.0.1', port, method, path, headers });
  request.end(body && JSON.stringify(body));
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${bytes}`);
  return bytes;
}

/** As the phones fill them. */
function filled(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace('{uuid}', randomUUID()).replace('{address}', '10.0.0.1'),
  ]);
  return Object.fromEntries(entries);
}

function textOf({ method, path, headers, body }: Request): string {
  const content = body ? JSON.stringify(body) : '';
  // A placeholder is as long as what it stands for, once it is filled.
  const length = Buffer.byteLength(content.replaceAll('{uuid}', '-'.repeat(36)));
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': length });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${content}`;
}

/** A query about the bar. */
function call(name: string, fn: string, input: object, atLeast: number): Case {
  return {
    name,
    request: ({ bar }) => post(fn, { barId: bar._id, ...input }),
    atLeast: { embedded: atLeast, PostgreSQL: atLeast },
  };
}

function post(fn: string, body: object, headers: Record<string, string> = {}): Request {
  return {
    method: 'POST',
    path: `/api/${fn}`,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body,
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

function get(path: string, encoding: string): Request {
  const headers = { 'accept-language': 'en-US,en;q=0.9,sk;q=0.8', 'accept-encoding': encoding };
  return { method: 'GET', path, headers };
}

function tab(queries: string[], guestKey: string | null = null): string {
  return JSON.stringify({ language: 'en', token: null, guestKey, queries });
}

function perSecond({ measured }: Turn): number {
  return measured.count / measured.seconds;
}

function percent(share: number): string {
  return `${figure(100 * share)} %`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/protocol.ts';
import { budgets } from '#server/limits/budgets.ts';
import { Turns } from '#server/limits/turns.ts';
import { type LiveSocket, openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { anyone, optionalIdentity } from './access.ts';
import { type AnyFunction, type AnyQuery, defineFunctions } from './function.ts';
import type { TransportOptions } from './http.ts';
import { LiveQueries } from './live.ts';
import { serveLive } from './socket.ts';
import { type Identity, nobody } from './viewer.ts';

const { mutation, query } = defineFunctions<unknown>();

const tooManyKeys = Array.from(
  { length: limits.queriesPerMessage + 1 },
  (_, number) => `key ${number}`,
);
const nested = '['.repeat(8_000) + ']'.repeat(8_000);

let counter = 0;
let runs = 0;
let database: Promise<unknown> = Promise.resolve();
let failing = false;
let gate = Promise.resolve();
let waiting = 0;
let verifying = Promise.resolve();
let beingVerified = '';
let verifications = 0;
const ended = new Set<string>();

const functions: Record<string, AnyFunction> = {
  'test.count': query({
    summary: 'Counts',
    input: z.object({}),
    example: { input: {}, result: 1 },
    access: anyone,
    reads: () => ['counter:1'],
    run: async () => {
      if (failing) throw new Error('a bug');
      return counter;
    },
  }),
  'test.bulky': query({
    summary: 'Answers a lot',
    input: z.object({}),
    example: { input: {}, result: '' },
    access: anyone,
    reads: () => ['counter:1'],
    run: async () => `${counter}:${'x'.repeat(1_000_000)}`,
  }),
  'test.who': query({
    summary: 'Says who asks, in which language',
    input: z.object({}),
    example: { input: {}, result: '' },
    access: optionalIdentity,
    localized: true,
    reads: () => [],
    run: async ({ granted, language }) => `${language} ${granted?.name ?? 'nobody'}`,
  }),
  'test.even': query({
    summary: 'Says whether the count is even',
    input: z.object({ strict: z.optional(z.boolean()) }),
    example: { input: {}, result: true },
    access: anyone,
    reads: () => ['counter:1'],
    run: async () => {
      runs++;
      return counter % 2 === 0;
    },
  }),
  'test.slow': query({
    summary: 'Takes its time',
    input: z.object({ number: z.number() }),
    example: { input: { number: 1 }, result: 1 },
    access: anyone,
    localized: true,
    reads: () => ['counter:1'],
    run: async (_, { number }) => {
      runs++;
      // One after the other, as on a database with one connection.
      database = database.then(() => delay(1));
      await database;
      return number;
    },
  }),
  'test.guarded': query({
    summary: 'Says who asks, when the gate opens',
    input: z.object({}),
    example: { input: {}, result: '' },
    access: optionalIdentity,
    admit: async () => {
      waiting++;
      await gate;
      waiting--;
    },
    reads: () => [],
    run: async ({ granted }) => granted?.name ?? 'nobody',
  }),
  'test.change': mutation({
    summary: 'Changes',
    input: z.object({}),
    example: { input: {}, result: null },
    access: anyone,
    run: async () => null,
  }),
};

function identityNamed(name: string): Identity {
  const account = { id: name, kind: 'person' as const, subject: name };
  return { issuer: 'test', subject: name, email: null, name, account, role: 'owner' };
}

const services = {
  log: { error() {}, warn() {} },
  turns: new Turns(budgets.address.runsAtOnce),
} as unknown as TransportOptions['services'];
const live = new LiveQueries(services);
const server = http.createServer();
const sockets = serveLive(server, {
  services,
  live,
  find: (name) => functions[name],
  async verify(token) {
    verifications++;
    if (token === 'forged' || ended.has(token)) throw new AppError('UNAUTHORIZED', null);
    if (token === 'no database') throw new Error('the database is away');
    if (token === 'no keys') throw new AppError('UNAVAILABLE', null);
    beingVerified = token;
    await verifying;
    const [name = '', lifetime = '60000'] = token.split(':');
    return { identity: identityNamed(name), expiresAt: Date.now() + Number(lifetime) };
  },
  addressOf: ({ headers }) => String(headers['x-address'] ?? '127.0.0.1'),
  allowsOrigin: ({ headers }) => headers.origin !== 'https://evil.example',
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const each of lines.splice(0)) each.close();
  await vi.waitUntil(() => sockets.size === 0, 20_000);
});
afterAll(() => {
  sockets.close();
  server.close();
});

const lines: LiveSocket[] = [];

async function line(token: string | null = null, address = '127.0.0.1'): Promise<LiveSocket> {
  const opened = await openLiveSocket(url, 'en', token, null, { 'x-address': address });
  lines.push(opened);
  return opened;
}

function following(queries: string[]): string {
  return JSON.stringify({ language: 'en', token: null, guestKey: null, queries });
}

function change() {
  counter++;
  live.changed('counter:1');
}

it('runs once per change for any number of subscribers', async () => {
  const tabs = await Promise.all(Array.from({ length: 20 }, () => line()));
  const feeds = tabs.map((each) => each.follow('test.count', {}));
  await Promise.all(feeds.map((feed) => feed.next()));
  const before = live.runs;
  change();
  expect(await Promise.all(feeds.map((feed) => feed.next()))).toEqual(
    feeds.map(() => ({ value: counter })),
  );
  expect(live.runs - before).toBe(1);
});

it('runs once for simultaneous changes', async () => {
  const feed = (await line()).follow('test.count', {});
  await feed.next();
  const before = live.runs;
  for (let times = 0; times < 50; times++) change();
  expect(await feed.next()).toEqual({ value: counter });
  expect(live.runs - before).toBe(1);
});

it('sends nothing when the result is the same', async () => {
  const each = await line();
  const even = each.follow('test.even', {});
  const count = each.follow('test.count', {});
  await Promise.all([even.next(), count.next()]);
  counter++;
  change();
  expect(await count.next()).toEqual({ value: counter });
  expect(even.unread).toBe(0);
});

it('drops a query without subscribers', async () => {
  const each = await line();
  const feed = each.follow('test.even', {});
  await feed.next();
  expect(live.size).toBe(1);
  feed.leave();
  await expect.poll(() => live.size).toBe(0);
});

it('subscribes once to a query that a tab sends again', async () => {
  const each = await line();
  const feed = each.follow('test.count', {});
  await feed.next();
  each.become({});
  each.become({});
  await each.follow('test.who', {}).next();
  expect(feed.unread).toBe(0);
  change();
  expect(await feed.next()).toEqual({ value: counter });
  expect(feed.unread).toBe(0);
});

it('sends the result again for a query that was dropped and subscribed to again', async () => {
  const each = await line();
  const feed = each.follow('test.count', {});
  await feed.next();
  feed.leave();
  await each.follow('test.who', {}).next();
  expect(await each.follow('test.count', {}).next()).toEqual({ value: counter });
});

it('sends the result for a query that was dropped and subscribed to again while another was being admitted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const each = await line();
  const left = each.follow('test.count', {});
  await left.next();
  gate = promise;
  each.follow('test.guarded', {});
  await expect.poll(() => waiting).toBe(1);
  left.leave();
  const feed = each.follow('test.count', {});
  resolve();
  expect(await feed.next()).toEqual({ value: counter });
});

it('applies the last of many messages that arrive at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  verifying = promise;
  const before = verifications;
  const each = await line('sarah');
  for (let number = 0; number < 20; number++) each.follow('test.even', {}).leave();
  const feed = each.follow('test.who', {});
  each.socket.ping();
  await once(each.socket, 'pong');
  resolve();
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  expect(live.size).toBe(1);
  // The first and the last.
  expect(verifications - before).toBe(2);
});

it('does not delay other queries while one is being admitted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const each = await line('sarah:500');
  const guarded = each.follow('test.guarded', {});
  const feed = each.follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  expect(await feed.next()).toEqual({ value: 'en nobody' });
  expect(guarded.unread).toBe(0);
  resolve();
  expect(await guarded.next()).toEqual({ value: 'nobody' });
});

it('does not subscribe to a query that was dropped while it was being admitted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const each = await line();
  each.follow('test.guarded', {}).leave();
  await each.follow('test.even', {}).next();
  expect(waiting).toBe(1);
  resolve();
  await turn();
  expect(waiting).toBe(0);
  expect(live.size).toBe(1);
});

it('does not subscribe for a tab that was closed while a query was being admitted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const each = await line();
  each.follow('test.guarded', {});
  await expect.poll(() => waiting).toBe(1);
  each.close();
  await expect.poll(() => sockets.size).toBe(0);
  resolve();
  await turn();
  expect(waiting).toBe(0);
  expect(live.size).toBe(0);
});

it('sends an unexpected error to subscribers, and the value once it works again', async () => {
  const feed = (await line()).follow('test.count', {});
  await feed.next();
  failing = true;
  change();
  expect(await feed.next()).toEqual({ code: 'UNEXPECTED' });
  failing = false;
  change();
  expect(await feed.next()).toEqual({ value: counter });
});

it('retries after an unexpected error, though nothing has changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const follower = vi.fn();
  const fn = functions['test.count'] as AnyQuery;
  const caller = { viewer: nobody, language: 'en' as const, address: '' };
  failing = true;
  const leave = live.subscribe({ key: 'k', name: 'test.count', fn, input: {}, caller }, follower);
  await vi.advanceTimersByTimeAsync(4_000);
  failing = false;
  expect(follower).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_100);
  vi.useRealTimers();
  await expect.poll(() => follower.mock.calls.length).toBe(2);
  leave();
  const answers = follower.mock.calls.map(([, { bytes }]) => JSON.parse(bytes));
  expect(answers).toMatchObject([{ error: { code: 'UNEXPECTED' } }, { value: counter }]);
});

it('changes viewer and language on an open socket', async () => {
  const each = await line();
  const feed = each.follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en nobody' });
  each.become({ token: 'sarah' });
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  each.become({ language: 'sk' });
  expect(await feed.next()).toEqual({ value: 'sk sarah' });
  each.become({ token: null });
  expect(await feed.next()).toEqual({ value: 'sk nobody' });
});

it('revokes rights when the token expires', async () => {
  const feed = (await line('sarah:150')).follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  expect(await feed.next()).toEqual({ value: 'en nobody' });
});

it('keeps the rights of a long-lived token', async () => {
  const feed = (await line(`sarah:${40 * 24 * 3_600_000}`)).follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  await delay(20);
  expect(feed.unread).toBe(0);
});

it.each(['no database', 'no keys'])(
  'closes the socket, but keeps the rights, when a token cannot be verified: %s',
  async (token) => {
    const each = await line(token);
    const feed = each.follow('test.who', {});
    await once(each.socket, 'close');
    expect(feed.unread).toBe(0);
  },
);

it('revokes rights that end while the token is being verified', async () => {
  const each = await line('sarah');
  const feed = each.follow('test.who', {});
  await feed.next();
  const { promise, resolve } = Promise.withResolvers<void>();
  verifying = promise;
  each.become({ token: 'lee' });
  await expect.poll(() => beingVerified).toBe('lee');
  ended.add('lee');
  sockets.recheck('lee');
  resolve();
  expect(await feed.next()).toEqual({ value: 'en nobody' });
});

it('revokes rights that end while a query is being admitted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const each = await line('mika');
  const guarded = each.follow('test.guarded', {});
  const feed = each.follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en mika' });
  ended.add('mika');
  sockets.recheck('mika');
  expect(await feed.next()).toEqual({ value: 'en nobody' });
  expect(guarded.unread).toBe(0);
  resolve();
  expect(await guarded.next()).toEqual({ value: 'nobody' });
});

it('gives a forged token no rights', async () => {
  const feed = (await line('forged')).follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en nobody' });
});

it.each([
  ['an unknown name', 'test.nothing', {}, 'UNKNOWN_FUNCTION'],
  ['a mutation', 'test.change', {}, 'UNKNOWN_FUNCTION'],
  ['a wrong shape', 'test.even', { strict: 'very' }, 'INVALID_REQUEST'],
])('refuses to subscribe to %s', async (_what, name, input, code) => {
  expect(await (await line()).follow(name, input).next()).toEqual({ code });
});

it.each([
  ['no JSON', '{', 'UNKNOWN_FUNCTION'],
  ['no list', '5', 'UNKNOWN_FUNCTION'],
  ['nests without end', nested, 'UNKNOWN_FUNCTION'],
  ['asks for what nests without end', `["test.even",${nested}]`, 'INVALID_REQUEST'],
])('refuses an invalid key: %s', async (_what, key, code) => {
  const { socket } = await line();
  socket.send(following([key]));
  const [answer] = await once(socket, 'message');
  expect(JSON.parse(answer)).toMatchObject({ key, error: { code } });
});

it('refuses more queries than a tab may have', async () => {
  const each = await line();
  const feeds = Array.from({ length: limits.queriesPerTab + 1 }, (_, number) =>
    each.follow('test.count', { number }),
  );
  const answers = await Promise.all(feeds.map((feed) => feed.next()));
  expect(answers.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(1);
  expect(answers.at(-1)).toEqual({ code: 'TOO_MANY' });
  feeds[0]?.leave();
  expect(await feeds.at(-1)?.next()).toEqual({ value: counter });
});

it.each([
  ['that is no JSON', 'hello', 1008],
  ['of an unknown kind', '{"drop":"tables"}', 1008],
  ['that names more queries than any tab', following(tooManyKeys), 1008],
  ['that nests without end', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 1008],
  ['that is too large', `{"token":"${'x'.repeat(limits.bodyBytes)}"}`, 1009],
])('closes the socket on a message %s', async (_what, message, code) => {
  const { socket } = await line();
  socket.send(message);
  const [closedWith] = await once(socket, 'close');
  expect(closedWith).toBe(code);
});

it('refuses a socket of another site', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
    origin: 'https://evil.example',
  });
  const [error] = await once(socket, 'error');
  expect(error.message).toContain('403');
});

it('sends a slow connection only the latest value, and buffers no more than the limit', async () => {
  const each = await line();
  const feed = each.follow('test.bulky', {});
  await feed.next();
  each.socket.pause();
  for (let times = 0; times < 40; times++) {
    change();
    await delay(12);
  }
  each.socket.resume();
  const last = `${counter}:`;
  let seen = 0;
  for (let value = ''; !value.startsWith(last); seen++) value = String((await feed.next()).value);
  expect(seen).toBeLessThan(40);
});

it('runs one query for many spellings of its input, and responds to each under its own key', async () => {
  const each = await line();
  const spellings = Array.from({ length: 50 }, (_, unknown) => ({ strict: true, unknown }));
  const feeds = spellings.map((input) => each.follow('test.even', input));
  const even = { value: counter % 2 === 0 };
  expect(await Promise.all(feeds.map((feed) => feed.next()))).toEqual(spellings.map(() => even));
  expect(live.size).toBe(1);
  runs = 0;
  change();
  const odd = { value: counter % 2 === 0 };
  expect(await Promise.all(feeds.map((feed) => feed.next()))).toEqual(spellings.map(() => odd));
  expect(runs).toBe(1);
});

it('does not run a query that lost its subscribers while it was queued', async () => {
  const each = await line();
  runs = 0;
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  database = promise;
  const feeds = Array.from({ length: 60 }, (_, number) => each.follow('test.slow', { number }));
  await vi.waitUntil(() => runs > 0, 20_000);
  for (let times = 0; times < 40; times++) {
    each.become({ language: times % 2 ? 'en' : 'sk' });
    await turn();
  }
  each.become({ language: 'sk' });
  // The server has read everything when it responds to a ping.
  each.socket.ping();
  await once(each.socket, 'pong');
  answer();
  expect(await feeds.at(-1)?.next()).toEqual({ value: 59 });
  await expect
    .poll(() => feeds.every((feed) => feed.unread > 0 || feed === feeds.at(-1)))
    .toBe(true);
  // All of the last language, and those that were running when the first one was left.
  expect(runs).toBeLessThanOrEqual(60 + budgets.address.runsAtOnce);
});

it('delays one address by only a few runs of another', async () => {
  const hostile = await Promise.all(Array.from({ length: 10 }, () => line(null, '203.0.113.1')));
  const count = hostile.length * limits.queriesPerTab;
  const feeds = Array.from({ length: count }, (_, number) =>
    (hostile[number % hostile.length] as LiveSocket).follow('test.slow', { number }),
  );
  await Promise.all(feeds.map((feed) => feed.next()));
  const guest = await line(null, '203.0.113.2');
  runs = 0;
  change();
  await delay(20);
  // The guest's own query, while hundreds of the other's are queued.
  const before = runs;
  expect(await guest.follow('test.slow', { number: -1 }).next()).toEqual({ value: -1 });
  expect((runs - before) / count).toBeLessThan(0.1);
});

it('waits in the shortest queue of its subscribers', async () => {
  const hostile = await line(null, '203.0.113.1');
  const guest = await line(null, '203.0.113.2');
  const shared = hostile.follow('test.slow', { number: 0 });
  await shared.next();
  const feed = guest.follow('test.slow', { number: 0 });
  await feed.next();
  expect(live.size).toBe(1);
  const { turns } = services;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let times = 0; times < 100; times++) void turns.run('live 203.0.113.1', () => promise);
  runs = 0;
  change();
  await expect.poll(() => runs).toBe(1);
  resolve();
});

it('slows down a tab that sends too much, and applies its last message', async () => {
  const each = await line();
  const feed = each.follow('test.who', {});
  await feed.next();
  for (let times = 0; times < budgets.socket.messages.burst + 10; times++) {
    each.become({ language: times % 2 ? 'en' : 'sk' });
  }
  each.become({ language: 'en', token: 'sarah' });
  let last: unknown;
  while (last !== 'en sarah') last = (await feed.next()).value;
  expect(feed.unread).toBe(0);
});

it.each([
  ['messages', (socket: WebSocket) => socket.send(following([]))],
  ['pings', (socket: WebSocket) => socket.ping()],
])('closes the socket of a tab that sends far too much at once: %s', async (_what, say) => {
  // The heartbeat would also close it, but later.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { socket } = await line();
  for (let times = 0; times < 2_000; times++) say(socket);
  await once(socket, 'close');
});

it('retries a query that was refused temporarily', async () => {
  const full = await line(null, '203.0.113.13');
  gate = Promise.reject(new AppError('TOO_MANY', { retryAfterSeconds: 1 }));
  gate.catch(() => {});
  const feed = full.follow('test.guarded', {});
  expect(await feed.next()).toEqual({ code: 'TOO_MANY' });
  gate = Promise.resolve();
  expect(await feed.next()).toEqual({ value: 'nobody' });
});

it('responds to pings', async () => {
  const { socket } = await line();
  socket.ping('here');
  const [data] = await once(socket, 'pong');
  expect(String(data)).toBe('here');
});

it("refuses sockets above an address's limit, and none of another address", async () => {
  const here = { headers: { 'x-address': '203.0.113.9' } };
  const live = url.replace('http', 'ws');
  const open = async (options = here) => {
    const socket = new WebSocket(`${live}/live`, options);
    await once(socket, 'open');
    return socket;
  };
  const all = await Promise.all(Array.from({ length: budgets.address.sockets }, () => open()));
  await expect(open()).rejects.toThrow('429');
  const other = await open({ headers: { 'x-address': '203.0.113.10' } });
  other.close();
  all.pop()?.close();
  await vi.waitUntil(() => sockets.size < budgets.address.sockets, 20_000);
  all.push(await open());
  for (const socket of all) socket.close();
});

it('refuses queries above the total limit of the tabs of an address', async () => {
  const address = '203.0.113.11';
  const perTab = limits.queriesPerTab;
  const tabs = Math.ceil(budgets.address.queries / perTab);
  let number = 1_000_000;
  const follow = (each: LiveSocket) =>
    Array.from({ length: perTab }, () => each.follow('test.who', { number: number++ }));
  for (let tab = 0; tab < tabs; tab++) {
    const feeds = follow(await line(null, address));
    await Promise.all(feeds.map((feed) => feed.next()));
  }
  const one = await line(null, address);
  expect(await one.follow('test.who', {}).next()).toEqual({ code: 'TOO_MANY' });
  expect(await (await line(null, '203.0.113.12')).follow('test.who', {}).next()).toHaveProperty(
    'value',
  );
});

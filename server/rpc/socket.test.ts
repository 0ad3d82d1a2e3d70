import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/protocol.ts';
import type { Services } from '#server/services.ts';
import { type LiveLine, openLine } from '#server/testing/live-line.ts';
import { anyone, whoever } from './access.ts';
import { type AnyFunction, mutation, query } from './function.ts';
import { LiveQueries } from './live.ts';
import { createSocketServer } from './socket.ts';
import type { Viewer } from './viewer.ts';

let counter = 0;
let failing = false;
let gate = Promise.resolve();
let waiting = 0;

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
    access: whoever,
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
    run: async () => counter % 2 === 0,
  }),
  'test.guarded': query({
    summary: 'Lets in when the gate opens',
    input: z.object({}),
    example: { input: {}, result: 1 },
    access: anyone,
    admit: async () => {
      waiting++;
      await gate;
      waiting--;
    },
    reads: () => ['counter:1'],
    run: async () => counter,
  }),
  'test.change': mutation({
    summary: 'Changes',
    input: z.object({}),
    example: { input: {}, result: null },
    access: anyone,
    run: async () => null,
  }),
};

function viewerNamed(name: string): Viewer {
  const account = { id: name, kind: 'person' as const, subject: name };
  return {
    guestKey: null,
    identity: { issuer: 'test', subject: name, email: null, name, account },
  };
}

const services = { log: { error() {} } } as unknown as Services;
const live = new LiveQueries(services);
const sockets = createSocketServer({
  services,
  live,
  find: (name) => functions[name],
  async verify(token) {
    if (token === 'forged') throw new AppError('UNAUTHORIZED', null);
    const [name = '', lifetime = '60000'] = token.split(':');
    return { viewer: viewerNamed(name), expiresAt: Date.now() + Number(lifetime) };
  },
  addressOf: () => '127.0.0.1',
  allowsOrigin: ({ headers }) => headers.origin !== 'https://evil.example',
});
const server = http.createServer();
server.on('upgrade', sockets.upgrade);
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  sockets.close();
  server.close();
});

const line = (token: string | null = null): Promise<LiveLine> => openLine(url, 'en', token);

function change() {
  counter++;
  live.changed('counter:1');
}

it('runs once per change for any number of followers', async () => {
  const lines = await Promise.all(Array.from({ length: 20 }, () => line()));
  const feeds = lines.map((each) => each.follow('test.count', {}));
  await Promise.all(feeds.map((feed) => feed.next()));
  const before = live.runs;
  change();
  expect(await Promise.all(feeds.map((feed) => feed.next()))).toEqual(
    feeds.map(() => ({ value: counter })),
  );
  expect(live.runs - before).toBe(1);
  for (const each of lines) each.close();
});

it('gathers changes that come together into one run', async () => {
  const feed = (await line()).follow('test.count', {});
  await feed.next();
  const before = live.runs;
  for (let times = 0; times < 50; times++) change();
  expect(await feed.next()).toEqual({ value: counter });
  expect(live.runs - before).toBe(1);
});

it('stays silent when the answer is the same', async () => {
  const each = await line();
  const even = each.follow('test.even', {});
  const count = each.follow('test.count', {});
  await Promise.all([even.next(), count.next()]);
  counter++;
  change();
  expect(await count.next()).toEqual({ value: counter });
  expect(even.unread).toBe(0);
});

it('forgets a query that nobody follows', async () => {
  const before = live.size;
  const each = await line();
  const feed = each.follow('test.even', { strict: true });
  await feed.next();
  expect(live.size).toBe(before + 1);
  feed.leave();
  const other = each.follow('test.count', {});
  await other.next();
  await expect.poll(() => live.size).toBe(before);
});

it('answers anew what is asked for twice on one line, and follows it once', async () => {
  const each = await line();
  await each.follow('test.count', {}).next();
  const again = each.follow('test.count', {});
  expect(await again.next()).toEqual({ value: counter });
  change();
  expect(await again.next()).toEqual({ value: counter });
  await each.follow('test.who', {}).next();
  expect(again.unread).toBe(0);
});

it('follows nothing that was left while it waited to be let in', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const before = live.size;
  const each = await line();
  const feed = each.follow('test.guarded', {});
  feed.leave();
  const next = each.follow('test.even', { strict: false });
  resolve();
  await next.next();
  expect(live.size).toBe(before + 1);
  expect(feed.unread).toBe(0);
});

it('follows nothing for a tab that was closed while it waited to be let in', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const before = { queries: live.size, tabs: sockets.size };
  const each = await line();
  each.follow('test.guarded', {});
  await expect.poll(() => waiting).toBe(1);
  each.close();
  await expect.poll(() => sockets.size).toBe(before.tabs);
  resolve();
  await turn();
  expect(waiting).toBe(0);
  expect(live.size).toBe(before.queries);
});

it('tells followers of a bug, and of its end', async () => {
  const feed = (await line()).follow('test.count', {});
  await feed.next();
  failing = true;
  change();
  expect(await feed.next()).toEqual({ code: 'UNEXPECTED' });
  failing = false;
  change();
  expect(await feed.next()).toEqual({ value: counter });
});

it('changes viewer and language on the open line', async () => {
  const each = await line();
  const feed = each.follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en nobody' });
  each.send({ t: 'hello', language: 'en', token: 'sarah', guestKey: null });
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  each.send({ t: 'hello', language: 'sk', token: 'sarah', guestKey: null });
  expect(await feed.next()).toEqual({ value: 'sk sarah' });
  each.send({ t: 'hello', language: 'sk', token: null, guestKey: null });
  expect(await feed.next()).toEqual({ value: 'sk nobody' });
});

it('takes rights away when the token expires', async () => {
  const feed = (await line('sarah:150')).follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en sarah' });
  expect(await feed.next()).toEqual({ value: 'en nobody' });
});

it('gives a forged token no rights', async () => {
  const feed = (await line('forged')).follow('test.who', {});
  expect(await feed.next()).toEqual({ value: 'en nobody' });
});

it.each([
  ['an unknown name', 'test.nothing', {}, 'UNKNOWN_FUNCTION'],
  ['a mutation', 'test.change', {}, 'UNKNOWN_FUNCTION'],
  ['a wrong shape', 'test.even', { strict: 'very' }, 'INVALID_REQUEST'],
])('refuses to follow %s', async (_what, name, input, code) => {
  expect(await (await line()).follow(name, input).next()).toEqual({ code });
});

it('refuses more subscriptions than a tab can need', async () => {
  const each = await line();
  const feeds = Array.from({ length: limits.subscriptionsPerSocket + 1 }, (_, number) =>
    each.follow('test.count', { number }),
  );
  const answers = await Promise.all(feeds.map((feed) => feed.next()));
  expect(answers.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(1);
  expect(answers.at(-1)).toEqual({ code: 'TOO_MANY' });
});

it.each([
  ['that is no JSON', 'hello', 1008],
  ['of an unknown kind', '{"t":"drop"}', 1008],
  [
    'that nests without end',
    `{"t":"subscribe","name":"test.count","input":${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
    1008,
  ],
  ['that is too large', `{"t":"${'x'.repeat(limits.messageBytes)}"}`, 1009],
])('closes the line at a message %s', async (_what, message, code) => {
  const { socket } = await line();
  socket.send(message);
  const [closedWith] = await once(socket, 'close');
  expect(closedWith).toBe(code);
});

it('refuses a page of another site', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
    origin: 'https://evil.example',
  });
  const [error] = await once(socket, 'error');
  expect(error.message).toContain('403');
});

it('sends a slow line the latest value only, and holds no more than the limit for it', async () => {
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

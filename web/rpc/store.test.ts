import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '#domain/protocol.ts';

const menu = '["menu",{"bar":1}]';
const orders = '["orders",{}]';

/** The server's end of a line, in the hands of the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};

  constructor() {
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1) as Line;
  }

  async open() {
    this.readyState = Line.OPEN;
    this.onopen();
    await vi.advanceTimersByTimeAsync(0);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  say(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }

  get said() {
    return this.sent.map((message) =>
      message.t === 'hello' ? 'hello' : `${message.t} ${message.name}`,
    );
  }
}

let store: typeof import('./store.ts');
let identity: typeof import('#web/identity/token.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://bar.example' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.resetModules();
  Line.all = [];
  identity = await import('#web/identity/token.ts');
  store = await import('./store.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for nothing before it has said who asks', async () => {
  let tokenComes = (_token: string) => {};
  const token = new Promise<string>((resolve) => {
    tokenComes = resolve;
  });
  identity.setTokenSource(() => token, vi.fn());
  store.follow(menu, vi.fn());
  await Line.last.open();
  store.follow(orders, vi.fn());
  expect(Line.last.sent).toEqual([]);
  tokenComes('sarah');
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.sent).toMatchObject([
    { t: 'hello', token: 'sarah' },
    { t: 'subscribe', name: 'menu', input: { bar: 1 } },
    { t: 'subscribe', name: 'orders', input: {} },
  ]);
});

it('asks once for what several look at, and tells them all', async () => {
  const listeners = [vi.fn(), vi.fn()];
  for (const listener of listeners) store.follow(menu, listener);
  await Line.last.open();
  expect(Line.last.said).toEqual(['hello', 'subscribe menu']);
  expect(store.stateOf(menu).status).toBe('loading');
  Line.last.say({ t: 'value', key: menu, value: ['Negroni'] });
  expect(store.stateOf(menu)).toMatchObject({ status: 'ready', data: ['Negroni'] });
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what was left for a while, and then leaves it', async () => {
  const leave = store.follow(menu, vi.fn());
  await Line.last.open();
  Line.last.say({ t: 'value', key: menu, value: 1 });
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  Line.last.say({ t: 'value', key: menu, value: 2 });
  expect(store.stateOf(menu).data).toBe(2);
  store.follow(menu, vi.fn())();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(store.stateOf(menu).status).toBe('loading');
  expect(Line.last.said).toEqual(['hello', 'subscribe menu', 'unsubscribe menu']);
});

it('comes back when the line is lost, and shows what it knows meanwhile', async () => {
  store.follow(menu, vi.fn());
  await Line.last.open();
  Line.last.say({ t: 'value', key: menu, value: 1 });
  Line.last.close();
  expect(store.connectionState()).toBe('reconnecting');
  expect(store.stateOf(menu).data).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(Line.all).toHaveLength(2);
  await Line.last.open();
  expect(Line.last.said).toEqual(['hello', 'subscribe menu']);
  Line.last.say({ t: 'value', key: menu, value: 2 });
  expect(store.connectionState()).toBe('live');
  expect(store.stateOf(menu).data).toBe(2);
});

it('gives up a line that is silent for too long', async () => {
  store.follow(menu, vi.fn());
  await Line.last.open();
  await vi.advanceTimersByTimeAsync(30_000);
  Line.last.say({ t: 'beat' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.connectionState()).toBe('live');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.connectionState()).toBe('reconnecting');
});

it('greets again with another token, and says when one was refused', async () => {
  const refused = vi.fn();
  identity.setTokenSource(async () => 'sarah', refused);
  store.follow(menu, vi.fn());
  await Line.last.open();
  const error = { code: 'UNAUTHORIZED', message: '', data: null, id: 'x' } as const;
  Line.last.say({ t: 'error', key: menu, error });
  expect(store.stateOf(menu)).toMatchObject({ status: 'error', error: { code: 'UNAUTHORIZED' } });
  expect(refused).toHaveBeenCalledTimes(1);
  identity.setTokenSource(async () => 'lee', refused);
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.sent.at(-1)).toMatchObject({ t: 'hello', token: 'lee' });
});

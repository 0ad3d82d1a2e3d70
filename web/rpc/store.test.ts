import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, TabMessage } from '#domain/protocol.ts';

const menu = '["menu",{"bar":1}]';
const orders = '["orders",{}]';

/** The server's end of a line, in the hands of the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: TabMessage[] = [];
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

  say(answer?: Answer) {
    this.onmessage({ data: answer ? JSON.stringify(answer) : '' });
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }

  /** The queries of each message. */
  get asked() {
    return this.sent.map(({ queries }) => queries);
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

it('says what it follows together with who asks', async () => {
  let tokenComes = (_token: string) => {};
  const token = new Promise<string>((resolve) => {
    tokenComes = resolve;
  });
  identity.setTokenSource(() => token, vi.fn());
  store.subscribe(menu, vi.fn());
  await Line.last.open();
  store.subscribe(orders, vi.fn());
  expect(Line.last.sent).toEqual([]);
  tokenComes('sarah');
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.sent).toMatchObject([{ token: 'sarah', queries: [menu, orders] }]);
});

it('asks once for what several look at, and tells them all', async () => {
  const listeners = [vi.fn(), vi.fn()];
  for (const listener of listeners) store.subscribe(menu, listener);
  await Line.last.open();
  expect(Line.last.asked).toEqual([[menu]]);
  expect(store.queryState(menu).status).toBe('loading');
  Line.last.say({ key: menu, value: ['Negroni'] });
  expect(store.queryState(menu)).toMatchObject({ status: 'ready', data: ['Negroni'] });
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what was left for a while, and then leaves it', async () => {
  const leave = store.subscribe(menu, vi.fn());
  await Line.last.open();
  Line.last.say({ key: menu, value: 1 });
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  Line.last.say({ key: menu, value: 2 });
  expect(store.queryState(menu).data).toBe(2);
  store.subscribe(menu, vi.fn())();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(store.queryState(menu).status).toBe('loading');
  expect(Line.last.asked).toEqual([[menu], []]);
});

it('has an error answered anew when it is told to', async () => {
  const listener = vi.fn();
  store.subscribe(menu, listener);
  store.subscribe(orders, vi.fn());
  await Line.last.open();
  Line.last.say({ key: menu, error: { code: 'TOO_MANY', message: '', data: null, id: 'x' } });
  expect(store.queryState(menu).status).toBe('error');
  await store.refetchKey(menu);
  expect(store.queryState(menu).status).toBe('loading');
  expect(Line.last.asked).toEqual([[menu, orders], [orders], [menu, orders]]);
  Line.last.say({ key: menu, value: 1 });
  expect(store.queryState(menu).data).toBe(1);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('has it answered anew whatever else is to be said meanwhile', async () => {
  const listeners = [vi.fn(), vi.fn()] as const;
  store.subscribe(menu, listeners[0]);
  await Line.last.open();
  const error = { code: 'TOO_MANY', message: '', data: null, id: 'x' } as const;
  Line.last.say({ key: menu, error });
  // Before it could be said, and while it cannot be.
  store.refetchKey(menu);
  store.subscribe(menu, listeners[1]);
  store.subscribe(orders, vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.asked).toEqual([[menu], [orders], [menu, orders]]);
  Line.last.say({ key: menu, error });
  identity.setTokenSource(() => Promise.reject(new Error('no network')), vi.fn());
  await store.refetchKey(menu);
  expect(Line.last.asked).toHaveLength(3);
  identity.setTokenSource(async () => 'sarah', vi.fn());
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.asked.slice(3)).toEqual([[orders], [menu, orders]]);
  for (const listener of listeners) listener.mockClear();
  Line.last.say({ key: menu, value: 1 });
  expect(store.queryState(menu).data).toBe(1);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

it('starts from what came with the page, and never goes back to it', async () => {
  const { preload } = await import('./preloaded.ts');
  preload({ [menu]: 'at first' });
  expect(store.queryState(menu).data).toBe('at first');
  const leave = store.subscribe(menu, vi.fn());
  await Line.last.open();
  expect(store.queryState(menu).data).toBe('at first');
  Line.last.say({ key: menu, value: 'later' });
  leave();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(store.queryState(menu).status).toBe('loading');
});

it('loses nothing that is wanted again before it could say that it is not', async () => {
  let tokenComes = () => {};
  const leave = store.subscribe(menu, vi.fn());
  await Line.last.open();
  Line.last.say({ key: menu, value: 1 });
  identity.setTokenSource(
    () =>
      new Promise((resolve) => {
        tokenComes = () => resolve(null);
      }),
    vi.fn(),
  );
  leave();
  await vi.advanceTimersByTimeAsync(31_000);
  store.subscribe(menu, vi.fn());
  tokenComes();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.queryState(menu).data).toBe(1);
  expect(Line.last.asked.at(-1)).toEqual([menu]);
});

it('is not nobody while the token cannot be had', async () => {
  identity.setTokenSource(() => Promise.reject(new Error('no network')), vi.fn());
  store.subscribe(menu, vi.fn());
  await Line.last.open();
  expect(Line.last.sent).toEqual([]);
  identity.setTokenSource(async () => 'sarah', vi.fn());
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.sent).toMatchObject([{ token: 'sarah', queries: [menu] }]);
});

it('waits longer each time for a server that hangs up without a word', async () => {
  store.subscribe(menu, vi.fn());
  const waits: number[] = [];
  for (let times = 0; times < 5; times++) {
    await Line.last.open();
    const before = Line.all.length;
    Line.last.close();
    let waited = 0;
    for (; Line.all.length === before; waited += 125) await vi.advanceTimersByTimeAsync(125);
    waits.push(waited);
  }
  expect(waits.at(-1)).toBeGreaterThanOrEqual(2_000);
});

it('comes back when the line is lost, and shows what it knows meanwhile', async () => {
  store.subscribe(menu, vi.fn());
  await Line.last.open();
  Line.last.say({ key: menu, value: 1 });
  Line.last.close();
  expect(store.connectionState()).toBe('reconnecting');
  expect(store.queryState(menu).data).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(Line.all).toHaveLength(2);
  await Line.last.open();
  expect(Line.last.asked).toEqual([[menu]]);
  Line.last.say({ key: menu, value: 2 });
  expect(store.connectionState()).toBe('live');
  expect(store.queryState(menu).data).toBe(2);
});

it('gives up a line that is silent for too long', async () => {
  store.subscribe(menu, vi.fn());
  await Line.last.open();
  // A browser waits for the other end, which does not answer, and calls it closed much later.
  Line.last.close = vi.fn();
  await vi.advanceTimersByTimeAsync(30_000);
  Line.last.say();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.connectionState()).toBe('live');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.connectionState()).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(250);
  expect(Line.all).toHaveLength(2);
});

it('says who looks when it is somebody else, and hears when a token was refused', async () => {
  const refused = vi.fn();
  identity.setTokenSource(async () => 'sarah', refused);
  store.subscribe(menu, vi.fn());
  await Line.last.open();
  const error = { code: 'UNAUTHORIZED', message: '', data: null, id: 'x' } as const;
  Line.last.say({ key: menu, error });
  expect(store.queryState(menu)).toMatchObject({
    status: 'error',
    error: { code: 'UNAUTHORIZED' },
  });
  expect(refused).toHaveBeenCalledTimes(1);
  identity.setTokenSource(async () => 'lee', refused);
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.last.sent.at(-1)).toMatchObject({ token: 'lee', queries: [menu] });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, TabMessage } from '#domain/protocol.ts';

const menu = '["menu",{"bar":1}]';
const orders = '["orders",{}]';

/** A WebSocket whose server side is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: TabMessage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  async open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    await vi.advanceTimersByTimeAsync(0);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  receive(answer?: Answer) {
    this.onmessage({ data: answer ? JSON.stringify(answer) : '' });
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }

  /** The queries of each message. */
  get sentQueries() {
    return this.sent.map(({ queries }) => queries);
  }
}

let store: typeof import('./store.ts');
let identity: typeof import('#web/identity/token.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://bar.example' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.resetModules();
  FakeSocket.all = [];
  identity = await import('#web/identity/token.ts');
  store = await import('./store.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends its queries together with the token', async () => {
  let tokenComes = (_token: string) => {};
  const token = new Promise<string>((resolve) => {
    tokenComes = resolve;
  });
  identity.setTokenSource(() => token, vi.fn());
  store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  store.subscribe(orders, vi.fn());
  expect(FakeSocket.last.sent).toEqual([]);
  tokenComes('sarah');
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.last.sent).toMatchObject([{ token: 'sarah', queries: [menu, orders] }]);
});

it('subscribes once for several listeners, and notifies all of them', async () => {
  const listeners = [vi.fn(), vi.fn()];
  for (const listener of listeners) store.subscribe(menu, listener);
  await FakeSocket.last.open();
  expect(FakeSocket.last.sentQueries).toEqual([[menu]]);
  expect(store.queryState(menu).status).toBe('loading');
  FakeSocket.last.receive({ key: menu, value: ['Negroni'] });
  expect(store.queryState(menu)).toMatchObject({ status: 'ready', data: ['Negroni'] });
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

it('stays subscribed to an unused query for a while, then unsubscribes', async () => {
  const leave = store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  FakeSocket.last.receive({ key: menu, value: 1 });
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  FakeSocket.last.receive({ key: menu, value: 2 });
  expect(store.queryState(menu).data).toBe(2);
  store.subscribe(menu, vi.fn())();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(store.queryState(menu).status).toBe('loading');
  expect(FakeSocket.last.sentQueries).toEqual([[menu], []]);
});

it('refetches a query that failed', async () => {
  const listener = vi.fn();
  store.subscribe(menu, listener);
  store.subscribe(orders, vi.fn());
  await FakeSocket.last.open();
  FakeSocket.last.receive({
    key: menu,
    error: { code: 'TOO_MANY', message: '', data: null, id: 'x' },
  });
  expect(store.queryState(menu).status).toBe('error');
  await store.refetchKey(menu);
  expect(store.queryState(menu).status).toBe('loading');
  expect(FakeSocket.last.sentQueries).toEqual([[menu, orders], [orders], [menu, orders]]);
  FakeSocket.last.receive({ key: menu, value: 1 });
  expect(store.queryState(menu).data).toBe(1);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('refetches a query along with other messages of the same moment', async () => {
  const listeners = [vi.fn(), vi.fn()] as const;
  store.subscribe(menu, listeners[0]);
  await FakeSocket.last.open();
  const error = { code: 'TOO_MANY', message: '', data: null, id: 'x' } as const;
  FakeSocket.last.receive({ key: menu, error });
  // While a send is in progress, and while there is no token.
  store.refetchKey(menu);
  store.subscribe(menu, listeners[1]);
  store.subscribe(orders, vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.last.sentQueries).toEqual([[menu], [orders], [menu, orders]]);
  FakeSocket.last.receive({ key: menu, error });
  identity.setTokenSource(() => Promise.reject(new Error('no network')), vi.fn());
  await store.refetchKey(menu);
  expect(FakeSocket.last.sentQueries).toHaveLength(3);
  identity.setTokenSource(async () => 'sarah', vi.fn());
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.last.sentQueries.slice(3)).toEqual([[orders], [menu, orders]]);
  for (const listener of listeners) listener.mockClear();
  FakeSocket.last.receive({ key: menu, value: 1 });
  expect(store.queryState(menu).data).toBe(1);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
});

it('starts with the preloaded result, and never shows it again later', async () => {
  const { preload } = await import('./preloaded.ts');
  preload({ [menu]: 'at first' });
  expect(store.queryState(menu).data).toBe('at first');
  const leave = store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  expect(store.queryState(menu).data).toBe('at first');
  FakeSocket.last.receive({ key: menu, value: 'later' });
  leave();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(store.queryState(menu).status).toBe('loading');
});

it('renders nothing again for a first result that came with the page', async () => {
  const { preload } = await import('./preloaded.ts');
  preload({ [menu]: { drinks: ['Negroni'] } });
  const listener = vi.fn();
  store.subscribe(menu, listener);
  await FakeSocket.last.open();
  FakeSocket.last.receive({ key: menu, value: { drinks: ['Negroni'] } });
  expect(listener).not.toHaveBeenCalled();
  FakeSocket.last.receive({ key: menu, value: { drinks: [] } });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.queryState(menu).data).toEqual({ drinks: [] });
});

it('keeps the result of a query that is used again before it is unsubscribed', async () => {
  let tokenComes = () => {};
  const leave = store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  FakeSocket.last.receive({ key: menu, value: 1 });
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
  expect(FakeSocket.last.sentQueries.at(-1)).toEqual([menu]);
});

it('sends nothing while the token cannot be fetched', async () => {
  identity.setTokenSource(() => Promise.reject(new Error('no network')), vi.fn());
  store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([]);
  identity.setTokenSource(async () => 'sarah', vi.fn());
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.last.sent).toMatchObject([{ token: 'sarah', queries: [menu] }]);
});

it('waits longer after each connection that the server closes without a response', async () => {
  store.subscribe(menu, vi.fn());
  const waits: number[] = [];
  for (let times = 0; times < 5; times++) {
    await FakeSocket.last.open();
    const before = FakeSocket.all.length;
    FakeSocket.last.close();
    let waited = 0;
    for (; FakeSocket.all.length === before; waited += 125) await vi.advanceTimersByTimeAsync(125);
    waits.push(waited);
  }
  expect(waits.at(-1)).toBeGreaterThanOrEqual(2_000);
});

it('reconnects after a lost connection, and shows the last data meanwhile', async () => {
  store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  FakeSocket.last.receive({ key: menu, value: 1 });
  FakeSocket.last.close();
  expect(store.connectionState()).toBe('reconnecting');
  expect(store.queryState(menu).data).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(FakeSocket.all).toHaveLength(2);
  await FakeSocket.last.open();
  expect(FakeSocket.last.sentQueries).toEqual([[menu]]);
  FakeSocket.last.receive({ key: menu, value: 2 });
  expect(store.connectionState()).toBe('live');
  expect(store.queryState(menu).data).toBe(2);
});

it('drops a connection that is silent for too long', async () => {
  store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  // A browser waits for the server's close frame and reports the close much later.
  FakeSocket.last.close = vi.fn();
  await vi.advanceTimersByTimeAsync(30_000);
  FakeSocket.last.receive();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.connectionState()).toBe('live');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.connectionState()).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(250);
  expect(FakeSocket.all).toHaveLength(2);
});

it('sends a changed token, and reports a refused token', async () => {
  const refused = vi.fn();
  identity.setTokenSource(async () => 'sarah', refused);
  store.subscribe(menu, vi.fn());
  await FakeSocket.last.open();
  const error = { code: 'UNAUTHORIZED', message: '', data: null, id: 'x' } as const;
  FakeSocket.last.receive({ key: menu, error });
  expect(store.queryState(menu)).toMatchObject({
    status: 'error',
    error: { code: 'UNAUTHORIZED' },
  });
  expect(refused).toHaveBeenCalledTimes(1);
  identity.setTokenSource(async () => 'lee', refused);
  identity.tokenChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ token: 'lee', queries: [menu] });
});

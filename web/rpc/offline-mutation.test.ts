import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListeners } from '#web/ui/listeners.ts';
import { mutateWhenOnline } from './offline-mutation.ts';

const connection = vi.hoisted(() => ({ state: 'live', notify: () => {}, subscribe: vi.fn() }));
vi.mock('./store.ts', () => ({
  connectionState: () => connection.state,
  onConnection: connection.subscribe,
}));

let isReachable = true;
const keys: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const listeners = createListeners();
  Object.assign(connection, { state: 'live', notify: listeners.notify });
  connection.subscribe.mockImplementation(listeners.subscribe);
  isReachable = true;
  keys.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (!isReachable) throw new TypeError('offline');
    return new Response('"b1"');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function callMutation() {
  return mutateWhenOnline('bars.createBar', { name: 'Corner' }).catch(({ code }) => code);
}

function setOnline(isOnline: boolean) {
  isReachable = isOnline;
  connection.state = isOnline ? 'live' : 'offline';
  connection.notify();
}

it('is sent after a reconnect with the same idempotency key', async () => {
  setOnline(false);
  const outcome = callMutation();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = keys.length;
  setOnline(true);
  expect(await outcome).toBe('b1');
  expect(keys.length).toBe(before + 1);
  expect(new Set(keys).size).toBe(1);
});

it('fails after two minutes offline', async () => {
  setOnline(false);
  const ended = vi.fn();
  const outcome = callMutation().finally(ended);
  await vi.advanceTimersByTimeAsync(110_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('NETWORK');
});

it('fails sooner while connected if the server does not respond', async () => {
  isReachable = false;
  const outcome = callMutation();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('NETWORK');
  expect(keys).toHaveLength(5);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListeners } from '#web/ui/listeners.ts';
import { mutateWhenOnline } from './offline-mutation.ts';

const line = vi.hoisted(() => ({ state: 'live', notify: () => {}, subscribe: vi.fn() }));
vi.mock('./store.ts', () => ({
  connectionState: () => line.state,
  onConnection: line.subscribe,
}));

let isUp = true;
const keys: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const listeners = createListeners();
  Object.assign(line, { state: 'live', notify: listeners.notify });
  line.subscribe.mockImplementation(listeners.subscribe);
  isUp = true;
  keys.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (!isUp) throw new TypeError('no line');
    return new Response('"b1"');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function press() {
  return mutateWhenOnline('bars.createBar', { name: 'Corner' }).catch(({ code }) => code);
}

function setLine(up: boolean) {
  isUp = up;
  line.state = up ? 'live' : 'offline';
  line.notify();
}

it('is sent when the line is back, under the key it had', async () => {
  setLine(false);
  const outcome = press();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = keys.length;
  setLine(true);
  expect(await outcome).toBe('b1');
  expect(keys.length).toBe(before + 1);
  expect(new Set(keys).size).toBe(1);
});

it('is given up and told after two minutes without a line', async () => {
  setLine(false);
  const ended = vi.fn();
  const outcome = press().finally(ended);
  await vi.advanceTimersByTimeAsync(110_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('NETWORK');
});

it('is given up sooner where the line is there and nobody answers', async () => {
  isUp = false;
  const outcome = press();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('NETWORK');
  expect(keys).toHaveLength(5);
});

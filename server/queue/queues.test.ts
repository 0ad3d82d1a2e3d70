import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { simulatedOrder } from '#server/testing/simulated-bar.ts';
import { ordersOfBar, placesInQueue } from '#server/topics.ts';
import { Queues } from './queues.ts';
import type { Made, OpenRow, OrderRow } from './rows.ts';

const rows = vi.hoisted(() => ({
  readOpenOrders: vi.fn<() => Promise<OpenRow[]>>(),
  readMade: vi.fn<() => Promise<Made>>(),
  readOrdersOfGuests: vi.fn<() => Promise<Map<string | null, OrderRow[]>>>(),
  readDrink: vi.fn(),
}));
vi.mock('./rows.ts', () => rows);

const first = simulatedOrder('first', 'Peter', Date.now() - 2_000);
const second = simulatedOrder('second', 'Marta', Date.now() - 1_000);
const made: Made = { rows: [], limit: 31, count: 0, since: new Date() };
const reader = { db: { isTransaction: false } as Db, isLive: true };
const published: string[] = [];
let queues: Queues;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  published.length = 0;
  queues = new Queues(reader.db, () => true);
  queues.onPlacesChanged((topic) => published.push(topic));
  rows.readOpenOrders.mockResolvedValue([first, second]);
  rows.readMade.mockResolvedValue(made);
  rows.readOrdersOfGuests.mockResolvedValue(new Map([['Marta', [second]]]));
});
afterEach(() => void vi.useRealTimers());

const placeOfMarta = async () => (await queues.ofGuest(reader, 'bar', 'Marta'))[0]?.place.ahead;

it('notifies a guest whose place has changed, and no other', async () => {
  expect(await placeOfMarta()).toBe(1);
  queues.changed(ordersOfBar('bar'));
  await vi.advanceTimersByTimeAsync(200);
  expect(published).toEqual([]);
  rows.readOpenOrders.mockResolvedValue([second]);
  queues.changed(ordersOfBar('bar'));
  await vi.advanceTimersByTimeAsync(200);
  expect(published).toEqual([placesInQueue('bar', 'Marta')]);
  expect(await placeOfMarta()).toBe(0);
});

it('notifies a guest whose place has changed during the read', async () => {
  const slow = Promise.withResolvers<Made>();
  rows.readMade.mockReturnValueOnce(slow.promise);
  const place = placeOfMarta();
  await vi.waitUntil(() => rows.readMade.mock.calls.length > 0);
  rows.readOpenOrders.mockResolvedValue([second]);
  queues.changed(ordersOfBar('bar'));
  await vi.advanceTimersByTimeAsync(1_000);
  slow.resolve(made);
  expect(await place).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(published).toEqual([placesInQueue('bar', 'Marta')]);
});

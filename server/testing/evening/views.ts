// Each live view must equal a new query and the database.
import { isDeepStrictEqual } from 'node:util';
import {
  type GuestOrder,
  maxNewOrdersShown,
  type Order,
  type OrderBoard,
} from '#domain/orders/orders.ts';
import type { Db } from '#server/db/database.ts';
import type { Device } from './client.ts';
import { readOrders, type Stored } from './history.ts';

export interface People {
  bartenders: readonly Device[];
  guests: readonly { key: string; client: Device }[];
}

/** The differences between all screens, new queries, and the database. */
export async function checkViews(db: Db, barId: string, people: People): Promise<string[]> {
  const stored = await readOrders(db, barId);
  const problems: string[] = [];
  for (const [index, client] of people.bartenders.entries()) {
    const live = client.live('orders.getOrdersForBar', { barId });
    const asked = await client.ask('orders.getOrdersForBar', { barId });
    problems.push(...compare(`board ${index}, live and asked`, live, asked));
    problems.push(...checkBoard(asked, stored).map((problem) => `board ${index}: ${problem}`));
    const cancelled = client.live('orders.getCancelledOrders', { barId });
    const askedCancelled = await client.ask('orders.getCancelledOrders', { barId });
    problems.push(...compare(`cancelled ${index}, live and asked`, cancelled, askedCancelled));
    const known = stored.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
    if (askedCancelled.length !== Math.min(100, known.length)) {
      problems.push(`${askedCancelled.length} cancelled shown of ${known.length}`);
    }
  }
  const places = placesOf(stored);
  const estimates = new Map<string, number | null>();
  for (const { key, client } of people.guests) {
    const live = client.live('orders.getGuestOrders', { barId });
    const asked = await client.ask('orders.getGuestOrders', { barId });
    const own = stored.filter((order) => order.guest_key === key).toReversed();
    problems.push(...compare(`guest ${key}, live and asked`, live, asked));
    problems.push(...checkGuest(asked, own, places).map((problem) => `guest ${key}: ${problem}`));
    for (const { _id, readyAt } of asked) estimates.set(_id, readyAt);
  }
  return [...problems, ...checkEstimates(stored, estimates)];
}

function checkBoard({ orders, counts }: OrderBoard, stored: readonly Stored[]): string[] {
  const inStatus = (status: string) => stored.filter((order) => order.status === status);
  const done = inStatus('done')
    .toSorted((a, b) => b.changed_at.getTime() - a.changed_at.getTime())
    .slice(0, 30);
  const waiting = byPlace(inStatus('new')).slice(0, maxNewOrdersShown);
  const open = [...waiting, ...byPlace(inStatus('processing'))];
  const shown = (status: string) => orders.filter((order) => order.status === status);
  const total = { new: 0, processing: 0, done: 0 };
  for (const status of ['new', 'processing', 'done'] as const)
    total[status] = inStatus(status).length;
  return [
    ...compare('counts', counts, total),
    ...compare(
      'open orders in their order',
      [...shown('new'), ...shown('processing')].map(asTheBarSees),
      open.map(asStored),
    ),
    // Drinks that were completed together have one time.
    ...compare(
      'completed ones',
      shown('done').map(({ changedAt }) => changedAt),
      done.map((order) => order.changed_at.getTime()),
    ),
  ];
}

function asTheBarSees({ _id, status, sortKey, isOnHold, maker, roundId, table, notes }: Order) {
  return [_id, status, sortKey, isOnHold, maker?.name ?? null, roundId, table, notes];
}

function asStored(order: Stored) {
  const { id, status, is_on_hold, maker_name, round_id, table_name, notes } = order;
  return [id, status, sortKeyOf(order), is_on_hold, maker_name, round_id, table_name, notes];
}

function checkGuest(
  shown: readonly GuestOrder[],
  stored: readonly Stored[],
  places: ReadonlyMap<string, number>,
): string[] {
  const sort = <T extends readonly unknown[]>(rows: T[]) =>
    rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
  const seen = shown.map((order) => [
    order._id,
    order.status,
    order.ahead,
    order.isOnHold,
    order.roundId,
    order.calledAt,
    order.collectedAt,
    order.cancellation?.by ?? null,
    order.cancellation?.reason ?? null,
  ]);
  const real = stored.map((order) => [
    order.id,
    order.status,
    places.get(order.id) ?? null,
    order.is_on_hold,
    order.round_id,
    whenReady(order, order.called_at),
    whenReady(order, order.collected_at),
    order.cancellation?.by ?? null,
    order.cancellation?.reason ?? null,
  ]);
  return compare('orders', sort(seen), sort(real));
}

/**
 * An order that was put back keeps its times of call and collection for undo, and nobody sees them.
 */
function whenReady({ status }: Stored, time: Date | null): number | null {
  return status === 'done' ? (time?.getTime() ?? null) : null;
}

/** The orders of others before each waiting order that is not on hold. */
function placesOf(stored: readonly Stored[]): Map<string, number> {
  const waiting = byPlace(stored.filter((one) => one.status === 'new' && !one.is_on_hold));
  return new Map(
    waiting.map(({ id, guest_key }, index) => [
      id,
      waiting.slice(0, index).filter((other) => other.guest_key !== guest_key).length,
    ]),
  );
}

/** A later order is not ready earlier. An order that is on hold or not open has no estimate. */
function checkEstimates(
  stored: readonly Stored[],
  estimates: ReadonlyMap<string, number | null>,
): string[] {
  const problems: string[] = [];
  const known = ({ id, status, is_on_hold }: Stored) =>
    estimates.has(id) && status === 'new' && !is_on_hold;
  const waiting = byPlace(stored.filter(known));
  const times = waiting.map(({ id }) => estimates.get(id) ?? null);
  const made = times.filter((time) => time !== null);
  if (made.length && made.length < times.length) problems.push('some estimates are missing');
  if (made.some((time, index) => time < (made[index - 1] ?? 0))) {
    problems.push('a later order is estimated earlier');
  }
  for (const { id, status, is_on_hold } of stored) {
    const isTimed = status === 'processing' || (status === 'new' && !is_on_hold);
    if (!isTimed && estimates.get(id)) problems.push(`${id}: an estimate, though ${status}`);
  }
  return problems;
}

function byPlace(orders: readonly Stored[]): Stored[] {
  return orders.toSorted((a, b) => sortKeyOf(a) - sortKeyOf(b));
}

function sortKeyOf({ position, created_at }: Stored): number {
  return position ?? created_at.getTime();
}

function compare(what: string, a: unknown, b: unknown): string[] {
  if (isDeepStrictEqual(a, b)) return [];
  const [left, right] = [firstDifference(a, b), firstDifference(b, a)];
  return [`${what} differ: ${JSON.stringify(left)} and ${JSON.stringify(right)}`];
}

/** The first entry that differs between two lists. */
function firstDifference(a: unknown, b: unknown): unknown {
  if (!Array.isArray(a) || !Array.isArray(b)) return a;
  return a.find((one, index) => !isDeepStrictEqual(one, b[index])) ?? `${a.length} entries`;
}

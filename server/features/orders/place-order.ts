import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import { batched } from '#server/db/batch.ts';
import type { Db } from '#server/db/database.ts';
import {
  callColumns,
  claimKeys,
  earlierAnswer,
  firstPerKey,
  type IdempotentCall,
} from '#server/db/idempotency.ts';
import { prepared } from '#server/db/prepared.ts';
import { readVisitedBar } from '#server/features/bars/access.ts';
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Menus } from '#server/menu/menus.ts';
import { isOpen } from '#server/queue/rows.ts';
import { batchJson } from './batch-json.ts';

export interface NewOrder {
  barId: string;
  drinkId: string;
  guestName: string;
  notes?: string | undefined;
}

/** A call of a guest; `granted` is the key of their browser. */
type GuestCall = Context & { granted: string };

/** Places an order and answers its id; the same id to a repeated call. */
export async function placeOrder(call: GuestCall, order: NewOrder): Promise<string> {
  try {
    const { granted: guestKey, address } = call;
    call.orderRates.take({ guestKey, address, barId: order.barId });
  } catch (refusal) {
    // A repeated call is answered even above the rate limit.
    const earlier = await earlierOrder(call);
    if (earlier) return earlier;
    throw refusal;
  }
  const menu = await inTurn(call, () => call.menus.of(call.db, order.barId));
  if (menu?.canOrder(order.drinkId)) {
    call.orderRates.takeOfBar(order.barId);
    const placed = await insertOrder(call, order);
    if (placed) return placed;
  }
  return (await earlierOrder(call)) ?? inTurn(call, () => explainRefusal(call, order));
}

async function earlierOrder(call: GuestCall): Promise<string | undefined> {
  const { db, idempotentCall } = call;
  const earlier = idempotentCall && (await inTurn(call, () => earlierAnswer(db, idempotentCall)));
  return earlier?.value as string | undefined;
}

/** Runs a read in the queue of its address, as `invoke` does for other kinds of calls. */
function inTurn<T>({ turns, address }: GuestCall, read: () => Promise<T>): Promise<T> {
  return turns.run(networkOf(address), read, budgets.address.callsWaiting);
}

async function insertOrder(
  { db, viewer, granted, idempotentCall }: GuestCall,
  { barId, drinkId, guestName, notes }: NewOrder,
): Promise<string | undefined> {
  const id = randomUUID();
  const isPlaced = await insertOrders(db, {
    ...idempotentCall,
    value: id,
    id,
    bar_id: barId,
    drink_id: drinkId,
    guest_name: guestName,
    guest_key: granted,
    notes: notes || null,
    account_id: viewer.identity?.account.id ?? null,
  });
  return isPlaced ? id : undefined;
}

interface OrderRequest extends Partial<IdempotentCall> {
  value: string;
  id: string;
  bar_id: string;
  drink_id: string;
  guest_name: string;
  guest_key: string;
  notes: string | null;
  account_id: string | null;
}

/**
 * Hot path: one prepared statement for a batch of orders. It checks the bar and the guest's limit,
 * claims the idempotency keys, and inserts the orders with their history.
 */
const insertOrders = batched(async (db, requests: readonly OrderRequest[]) => {
  const { rows } = await sql<{ order_id: string }>`${prepared('place_orders')}
    with requests as materialized (
      select * from json_to_recordset(${batchJson(withGuestCount(firstPerKey(requests)))}) as requests(n int,
        ${callColumns}, value json, nth int, id uuid, bar_id uuid, drink_id text, guest_name text,
        guest_key text, notes text, account_id uuid)
    ), guests as materialized (
      select * from lock_open_orders(
        array(select guest_key from requests order by n), array(select bar_id from requests order by n)
      ) with ordinality as guest (open, place)
    ), admitted as (
      select r.* from requests r join guests g on g.place = r.n + 1 join bars b on b.id = r.bar_id
      where b.is_open and (b.is_active or b.account_id = r.account_id)
        and g.open + r.nth <= ${budgets.guest.openOrders}
    ), ${claimKeys({ from: 'admitted', into: 'to_run' })}, placed as (
      insert into orders (id, bar_id, drink_id, guest_name, guest_key, notes, created_at, changed_at)
      select id, bar_id, drink_id, guest_name, guest_key, notes, came_at, came_at
      from to_run, lateral (select now() + n * interval '1 microsecond') came (came_at)
      returning id, status
    )
    insert into order_events (order_id, status) select id, status from placed
    returning order_id`.execute(db);
  const placed = new Set(rows.map((row) => row.order_id));
  return requests.map(({ id }) => placed.has(id));
});

/** Adds `nth`: 1 for the first order of its guest and bar in the batch, 2 for the second, … */
function withGuestCount<T extends { guest_key: string; bar_id: string }>(requests: readonly T[]) {
  const counts = new Map<string, number>();
  return requests.map((request) => {
    const guest = `${request.guest_key} ${request.bar_id}`;
    const nth = (counts.get(guest) ?? 0) + 1;
    counts.set(guest, nth);
    return { ...request, nth };
  });
}

/** Throws why an order was not placed. */
async function explainRefusal(call: GuestCall, { barId, drinkId }: NewOrder): Promise<never> {
  const bar = await readVisitedBar(call, barId);
  if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
  await requireMakeable(call, bar, drinkId);
  await requireBelowOpenOrderLimit(call.db, bar, call.granted);
  // The reason has just gone: the client tries again, and the order is placed.
  throw new AppError('UNAVAILABLE', null);
}

async function requireMakeable(
  { db, menus }: { db: Db; menus: Menus },
  bar: { id: string },
  drinkId: string,
) {
  const menu = await menus.of(db, bar.id);
  if (menu?.canOrder(drinkId)) return;
  if (menu?.isOffered(drinkId)) throw new AppError('SOLD_OUT', null);
  const known = await db
    .selectFrom('drinks')
    .select('id')
    .where('id', '=', drinkId)
    .where(({ or, eb }) => or([eb('bar_id', 'is', null), eb('bar_id', '=', bar.id)]))
    .executeTakeFirst();
  throw new AppError(known ? 'CANNOT_MAKE' : 'DRINK_NOT_FOUND', null);
}

async function requireBelowOpenOrderLimit(db: Db, bar: { id: string }, guestKey: string) {
  const { open } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('guest_key', '=', guestKey)
    .where('bar_id', '=', bar.id)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  if (open >= budgets.guest.openOrders) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 });
}

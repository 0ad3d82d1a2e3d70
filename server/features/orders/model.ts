import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { canMove, type OrderStatus } from '#domain/order-status.ts';
import type { GuestOrder, Order } from '#domain/orders.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import type { Menus } from '#server/menu/menus.ts';

/** More than this at once is no thirst. */
const openOrdersPerGuest = 10;
const tonightMs = 12 * 3_600_000;

export interface NewOrder {
  drinkId: string;
  guestName: string;
  notes?: string | undefined;
}

/** The word of the change feed about the orders of a bar. */
export function orderWords(barId: string): string[] {
  return [`orders:${barId}`];
}

export async function placeOrder(
  { db, menus }: { db: Tx; menus: Menus },
  bar: { id: string; isOpen: boolean },
  guestKey: string | null,
  { drinkId, guestName, notes }: NewOrder,
): Promise<string> {
  if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
  await requireMakeable(db, menus, bar, drinkId);
  if (guestKey) await requirePatience(db, bar, guestKey);
  const { id, status } = await db
    .insertInto('orders')
    .values({
      bar_id: bar.id,
      drink_id: drinkId,
      guest_name: guestName,
      guest_key: guestKey,
      notes: notes || null,
    })
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
  await db.insertInto('order_events').values({ order_id: id, status }).execute();
  return id;
}

async function requireMakeable(db: Tx, menus: Menus, bar: { id: string }, drinkId: string) {
  const menu = await menus.of(db, bar.id);
  if (menu?.canMake(drinkId)) return;
  const known = await db
    .selectFrom('drinks')
    .select('id')
    .where('id', '=', drinkId)
    .where(({ or, eb }) => or([eb('bar_id', 'is', null), eb('bar_id', '=', bar.id)]))
    .executeTakeFirst();
  throw new AppError(known ? 'CANNOT_MAKE' : 'DRINK_NOT_FOUND', null);
}

async function requirePatience(db: Tx, bar: { id: string }, guestKey: string) {
  const { open } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('guest_key', '=', guestKey)
    .where('bar_id', '=', bar.id)
    .where('status', '<>', 'done')
    .executeTakeFirstOrThrow();
  if (open >= openOrdersPerGuest) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 });
}

/** What this browser ordered tonight, newest first. */
export async function ordersOfGuest(
  { db, language }: { db: Db; language: Language },
  bar: { id: string },
  guestKey: string,
): Promise<GuestOrder[]> {
  const since = new Date(Date.now() - tonightMs);
  const found = await orders(db)
    .select(
      sql<number>`(select count(*) from orders before
        where before.bar_id = o.bar_id and before.status = 'new'
          and (before.created_at, before.id) < (o.created_at, o.id))`.as('before'),
    )
    .where('o.bar_id', '=', bar.id)
    .where('o.guest_key', '=', guestKey)
    .where('o.created_at', '>', since)
    .orderBy('o.created_at', 'desc')
    .execute();
  return found.map((row) => {
    const { guestName: _, ...order } = present(row, language);
    return { ...order, ahead: row.status === 'new' ? row.before : null };
  });
}

/** Moves an order on. Asking for what is already so changes nothing. */
export async function moveOrder(db: Tx, orderId: string, accountId: string, to: OrderStatus) {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('bars as b', 'b.id', 'o.bar_id')
    .select('o.status')
    .where('o.id', '=', orderId)
    .where('b.account_id', '=', accountId)
    // Two bartenders at once: the second waits, and then finds the order where it is.
    .forUpdate('o')
    .executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  if (order.status === to) return;
  if (!canMove(order.status, to)) throw new AppError('CANNOT_UPDATE_ORDER', null);
  await db
    .updateTable('orders')
    .set({ status: to, changed_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  await db.insertInto('order_events').values({ order_id: orderId, status: to }).execute();
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

function orders(db: Db) {
  return db
    .selectFrom('orders as o')
    .leftJoin('drinks as d', 'd.id', 'o.drink_id')
    .select([
      'o.id',
      'o.drink_id',
      'o.guest_name',
      'o.notes',
      'o.status',
      'o.created_at',
      'o.changed_at',
      'd.name_en',
      'd.name_sk',
      'd.look',
    ]);
}

function present(row: OrderRow, language: Language): Order {
  const name = row[`name_${language}`];
  return {
    _id: row.id,
    _creationTime: row.created_at.getTime(),
    drinkId: row.drink_id,
    drink:
      row.drink_id && row.look && name
        ? { name, imageUrl: pictureUrl(row.drink_id, row.look), hue: hueOf(row.look) }
        : null,
    guestName: row.guest_name,
    notes: row.notes,
    status: row.status,
    changedAt: row.changed_at.getTime(),
  };
}

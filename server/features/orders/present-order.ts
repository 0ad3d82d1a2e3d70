import type { Language } from '#domain/languages.ts';
import type {
  BoardStatus,
  Cancellation,
  KnownCancellation,
  Maker,
  Order,
  OrderedDrink,
  OrderStatus,
} from '#domain/orders/orders.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import { sortKey } from '#server/queue/queue.ts';
import type { OrderRow } from '#server/queue/rows.ts';

export type Reader = Pick<Context, 'db' | 'queues' | 'language' | 'isLive'>;
export type BoardReader = Reader & Pick<Context, 'menus' | 'viewer'>;

/** Replaces a guest's deleted name (retention.ts). */
const nameless: Record<Language, string> = { en: 'Guest', sk: 'Hosť' };

export async function present<S extends OrderStatus>(
  { db, queues, language }: Reader,
  rows: readonly (OrderRow & { status: S })[],
) {
  const ids = [...new Set(rows.map((row) => row.drink_id))];
  const drinks = new Map<string | null, OrderedDrink | null>();
  await Promise.all(ids.map(async (id) => drinks.set(id, await queues.drink(db, id, language))));
  return rows.map((row) => ({
    _id: row.id,
    _creationTime: row.created_at.getTime(),
    drinkId: row.drink_id,
    drink: drinks.get(row.drink_id) ?? null,
    guestName: row.guest_name ?? nameless[language],
    notes: row.notes,
    status: row.status,
    changedAt: row.changed_at.getTime(),
    roundId: row.round_id,
    number: row.number,
    forName: row.for_name,
    table: row.table_name,
    isOnHold: row.is_on_hold,
    without: row.without,
    allergy: row.allergy,
    // Stored while a ready order is reset to new, so that an undo restores it.
    calledAt: row.status === 'done' ? (row.called_at?.getTime() ?? null) : null,
    collectedAt: row.status === 'done' ? (row.collected_at?.getTime() ?? null) : null,
  }));
}

/** With the maker and the missing ingredients, which only the bar sees. */
export async function presentToBar(
  reader: BoardReader,
  bar: { id: string },
  rows: readonly (OrderRow & { status: BoardStatus })[],
): Promise<Order[]> {
  const { db, menus, language, viewer } = reader;
  const [orders, menu] = await Promise.all([present(reader, rows), menus.of(db, bar.id)]);
  const byDrink = new Map<string, Shortage>();
  const shortageOf = (drinkId: string) => {
    const found = byDrink.get(drinkId) ?? findShortage(menu, drinkId, language);
    byDrink.set(drinkId, found);
    return found;
  };
  return orders.map((order, index) => {
    const row = rows[index];
    const openDrinkId = order.status !== 'done' && order.drinkId;
    return {
      ...order,
      sortKey: row ? sortKey(row) : order._creationTime,
      maker: row ? makerOf(row, viewer.identity?.subject) : null,
      ...(openDrinkId ? shortageOf(openDrinkId) : noShortage),
    };
  });
}

export function presentCancellation(
  known: KnownCancellation | null,
  language: Language,
): Cancellation | null {
  if (!known) return null;
  const { batch: _, ingredient, ingredientId = null, ...cancellation } = known;
  return { ...cancellation, ingredient: ingredient?.[language] ?? null, ingredientId };
}

type Shortage = Pick<Order, 'missing' | 'standIns'>;
const noShortage: Shortage = { missing: [], standIns: [] };

/** Ingredients of a drink that the bar lacks, and its substitutes for them. */
function findShortage(menu: BarMenu | null, drinkId: string, language: Language): Shortage {
  if (!menu) return noShortage;
  const { shelf } = menu;
  const named = (number: number) => shelf.ingredients.list[number]?.name[language] ?? '';
  const recipe = menu.recipeOf(drinkId);
  return {
    missing: recipe
      .filter((ingredient) => !shelf.usable[ingredient])
      .map((ingredient) => ({
        _id: shelf.ingredients.list[ingredient]?.id ?? '',
        name: named(ingredient),
      })),
    standIns: recipe
      .filter((ingredient) => shelf.isReplaced(ingredient))
      .map((ingredient) => ({
        name: named(shelf.pouredFor(ingredient)),
        insteadOf: named(ingredient),
      })),
  };
}

export function makerOf(
  { maker_subject, maker_name }: Pick<OrderRow, 'maker_subject' | 'maker_name'>,
  viewer: string | null | undefined,
): Maker | null {
  return maker_name === null ? null : { name: maker_name, isYou: maker_subject === viewer };
}

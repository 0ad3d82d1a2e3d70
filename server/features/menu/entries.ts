import { AppError } from '#domain/errors.ts';
import {
  type MenuComposition,
  type MenuEntry,
  menuLimits,
  silentEntry,
} from '#domain/menu/menu.ts';
import { isSameEntry } from '#domain/menu/menu-change.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { readMenuEntries } from '#server/menu/rows.ts';

export async function compositionOf(db: Db, bar: AuthorizedBar): Promise<MenuComposition> {
  const [settings, entries] = await Promise.all([
    db
      .selectFrom('bars')
      .select(['menu_mode as mode', 'currency'])
      .where('id', '=', bar.id)
      .executeTakeFirstOrThrow(),
    readMenuEntries(db, bar.id),
  ]);
  return { ...settings, entries };
}

/** Changes of a bar's menu run one after another. Orders do not wait for them. */
export async function lockMenu(db: Tx, bar: AuthorizedBar) {
  const { menu_mode } = await db
    .selectFrom('bars')
    .select('menu_mode')
    .where('id', '=', bar.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return menu_mode;
}

export async function requireDrinks(db: Tx, bar: AuthorizedBar, drinkIds: string[]): Promise<void> {
  const { count } = await db
    .selectFrom('drinks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', drinkIds)
    .where(({ or, eb }) => or([eb('bar_id', 'is', null), eb('bar_id', '=', bar.id)]))
    .executeTakeFirstOrThrow();
  if (Number(count) !== drinkIds.length) throw new AppError('DRINK_NOT_FOUND', null);
}

/** Writes entries that differ from the known ones, and deletes empty ones. */
export async function writeEntries(
  db: Tx,
  bar: AuthorizedBar,
  known: ReadonlyMap<string, MenuEntry>,
  entries: readonly MenuEntry[],
): Promise<void> {
  const all = new Map(known);
  for (const entry of entries) all.set(entry.drinkId, entry);
  const limit = menuLimits.featured;
  if (featuredIn(all) > Math.max(limit, featuredIn(known))) {
    throw new AppError('LIMIT_REACHED', { limit });
  }
  const changed = entries.filter(
    (entry) => !isSameEntry(entry, known.get(entry.drinkId) ?? silentEntry(entry.drinkId)),
  );
  const silent = changed.filter((entry) => isSameEntry(entry, silentEntry(entry.drinkId)));
  const telling = changed.filter((entry) => !silent.includes(entry));
  if (silent.length > 0) {
    const ids = silent.map(({ drinkId }) => drinkId);
    await db
      .deleteFrom('menu_entries')
      .where('bar_id', '=', bar.id)
      .where('drink_id', 'in', ids)
      .execute();
  }
  if (telling.length === 0) return;
  await db
    .insertInto('menu_entries')
    .values(
      telling.map((entry) => ({
        bar_id: bar.id,
        drink_id: entry.drinkId,
        is_shown: entry.isShown,
        featured: entry.featured,
        sold_out: entry.soldOut,
        sold_out_until: entry.soldOutUntil === null ? null : new Date(entry.soldOutUntil),
        price: entry.price,
        note: entry.note,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['bar_id', 'drink_id']).doUpdateSet(({ ref }) => ({
        is_shown: ref('excluded.is_shown'),
        featured: ref('excluded.featured'),
        sold_out: ref('excluded.sold_out'),
        sold_out_until: ref('excluded.sold_out_until'),
        price: ref('excluded.price'),
        note: ref('excluded.note'),
      })),
    )
    .execute();
}

export function byDrink(entries: readonly MenuEntry[]): Map<string, MenuEntry> {
  return new Map(entries.map((entry) => [entry.drinkId, entry]));
}

function featuredIn(entries: ReadonlyMap<string, MenuEntry>): number {
  return [...entries.values()].filter(({ featured }) => featured !== null).length;
}

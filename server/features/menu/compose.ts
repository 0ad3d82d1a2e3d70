import { type MenuEntry, silentEntry } from '#domain/menu/menu.ts';
import {
  changeEntries,
  inAnHour,
  lastFeatured,
  type MenuChange,
} from '#domain/menu/menu-change.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { readMenuEntries } from '#server/menu/rows.ts';
import { byDrink, lockMenu, requireDrinks, writeEntries } from './entries.ts';

/** Returns the previous entries, for an undo. */
export async function updateEntries(
  db: Tx,
  bar: AuthorizedBar,
  ids: readonly string[],
  change: MenuChange,
): Promise<MenuEntry[]> {
  const drinkIds = [...new Set(ids)];
  const mode = await lockMenu(db, bar);
  await requireDrinks(db, bar, drinkIds);
  const known = byDrink(await readMenuEntries(db, bar.id));
  const before = drinkIds.map((drinkId) => known.get(drinkId) ?? silentEntry(drinkId));
  const after = changeEntries(before, change, {
    mode,
    now: Date.now(),
    lastFeatured: lastFeatured(known.values()),
  });
  await writeEntries(db, bar, known, after);
  return before;
}

export async function restoreEntries(
  db: Tx,
  bar: AuthorizedBar,
  entries: readonly MenuEntry[],
): Promise<void> {
  await lockMenu(db, bar);
  const restored = byDrink(entries.map(stillSoldOut));
  await requireDrinks(db, bar, [...restored.keys()]);
  await writeEntries(db, bar, byDrink(await readMenuEntries(db, bar.id)), [...restored.values()]);
}

/** Ignores drinks that are no longer featured. */
export async function orderFeatured(
  db: Tx,
  bar: AuthorizedBar,
  drinkIds: readonly string[],
): Promise<void> {
  await lockMenu(db, bar);
  const known = byDrink(await readMenuEntries(db, bar.id));
  const featured = [...known.values()]
    .filter((entry) => entry.featured !== null)
    .toSorted((a, b) => placeOf(a, drinkIds) - placeOf(b, drinkIds));
  const sorted = featured.map((entry, index) => ({ ...entry, featured: index + 1 }));
  await writeEntries(db, bar, known, sorted);
}

function placeOf({ drinkId }: MenuEntry, drinkIds: readonly string[]): number {
  const place = drinkIds.indexOf(drinkId);
  return place < 0 ? drinkIds.length : place;
}

/** An hour that has passed meanwhile does not start again. */
function stillSoldOut(entry: MenuEntry): MenuEntry {
  if (entry.soldOut !== 'hour') return { ...entry, soldOutUntil: null };
  const until = Math.min(entry.soldOutUntil ?? 0, inAnHour(Date.now()));
  return until > Date.now()
    ? { ...entry, soldOutUntil: until }
    : { ...entry, soldOut: null, soldOutUntil: null };
}

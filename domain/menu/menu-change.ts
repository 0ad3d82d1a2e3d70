import { isOnMenu, type MenuEntry, type MenuMode, type SoldOutSpan } from './menu.ts';

export interface MenuChange {
  isShown?: boolean | null | undefined;
  isFeatured?: boolean | undefined;
  soldOut?: SoldOutSpan | null | undefined;
  price?: number | null | undefined;
  note?: string | undefined;
}

interface Circumstances {
  mode: MenuMode;
  now: number;
  lastFeatured: number;
}

const hourMs = 3_600_000;

export function inAnHour(now: number): number {
  return now + hourMs;
}

/** Newly featured drinks are appended in the order of the change. */
export function changeEntries(
  entries: readonly MenuEntry[],
  change: MenuChange,
  { mode, now, lastFeatured }: Circumstances,
): MenuEntry[] {
  const { isShown, isFeatured, soldOut, price, note } = change;
  let last = lastFeatured;
  return entries.map((entry) => {
    const next = { ...entry };
    if (isShown !== undefined) next.isShown = isShown;
    if (price !== undefined) next.price = price;
    if (note !== undefined) next.note = note;
    if (soldOut !== undefined) {
      next.soldOut = soldOut;
      next.soldOutUntil = soldOut === 'hour' ? inAnHour(now) : null;
    }
    if (isFeatured === false) next.featured = null;
    if (isFeatured) {
      next.featured ??= ++last;
      // Featured drinks are on the menu, unless the same change says otherwise.
      if (isShown === undefined && !isOnMenu(next, mode)) next.isShown = true;
    }
    return next;
  });
}

export function lastFeatured(entries: Iterable<MenuEntry>): number {
  let last = 0;
  for (const { featured } of entries) last = Math.max(last, featured ?? 0);
  return last;
}

export function isSameEntry(a: MenuEntry, b: MenuEntry): boolean {
  return (Object.keys(a) as (keyof MenuEntry)[]).every((field) => a[field] === b[field]);
}

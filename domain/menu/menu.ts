export const menuModes = ['everything', 'chosen'] as const;
export type MenuMode = (typeof menuModes)[number];

/** For an hour, until the bar closes, or until somebody switches it back. */
export const soldOutSpans = ['hour', 'close', 'back'] as const;
export type SoldOutSpan = (typeof soldOutSpans)[number];

export const currencies = [
  'EUR',
  'CZK',
  'USD',
  'GBP',
  'PLN',
  'HUF',
  'CHF',
  'RON',
  'SEK',
  'DKK',
  'NOK',
  'CAD',
  'AUD',
  'JPY',
] as const;
export type Currency = (typeof currencies)[number];

export const menuLimits = {
  /** Characters of a note. */
  note: 80,
  featured: 12,
  /** In the smallest unit of the currency. */
  price: 10_000_000,
  drinksAtOnce: 1_000,
} as const;

export interface MenuEntry {
  drinkId: string;
  /** Null: as the bar's mode says. */
  isShown: boolean | null;
  featured: number | null;
  soldOut: SoldOutSpan | null;
  soldOutUntil: number | null;
  /** In the smallest unit of the bar's currency. */
  price: number | null;
  note: string;
}

export function silentEntry(drinkId: string): MenuEntry {
  return {
    drinkId,
    isShown: null,
    featured: null,
    soldOut: null,
    soldOutUntil: null,
    price: null,
    note: '',
  };
}

export function isOnMenu(entry: Pick<MenuEntry, 'isShown'> | undefined, mode: MenuMode): boolean {
  return entry?.isShown ?? mode === 'everything';
}

export interface MenuComposition {
  mode: MenuMode;
  currency: Currency;
  entries: MenuEntry[];
}

export interface DrinkOnMenu {
  isFeatured: boolean;
  soldOut: SoldOutSpan | null;
  soldOutUntil: number | null;
  price: { amount: number; currency: Currency } | null;
  note: string;
}

/** Which drinks a bar offers: all that it can make, or only those that its owner chose. */
export const menuModes = ['everything', 'chosen'] as const;
export type MenuMode = (typeof menuModes)[number];

/** How long a drink is sold out: for an hour, until the bar closes, until somebody switches it back. */
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
  /** Drinks that can be changed at once. */
  drinksAtOnce: 1_000,
} as const;

/** What the owner says about a drink of the bar's menu. */
export interface MenuEntry {
  drinkId: string;
  /** Null: as the bar's mode says. */
  isShown: boolean | null;
  /** The place among the featured drinks, null where it is none of them. */
  featured: number | null;
  soldOut: SoldOutSpan | null;
  /** When a drink that is sold out for an hour is back. */
  soldOutUntil: number | null;
  /** In the smallest unit of the bar's currency. */
  price: number | null;
  note: string;
}

/** What is said about a drink that nothing is said about. */
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

/** Whether guests see the drink, where the bar can make it. */
export function isOnMenu(entry: Pick<MenuEntry, 'isShown'> | undefined, mode: MenuMode): boolean {
  return entry?.isShown ?? mode === 'everything';
}

/** A bar's menu as its owner composes it; entries of drinks that nothing is said about are left out. */
export interface MenuComposition {
  mode: MenuMode;
  currency: Currency;
  entries: MenuEntry[];
}

/** What a guest sees of it. */
export interface DrinkOnMenu {
  isFeatured: boolean;
  soldOut: SoldOutSpan | null;
  soldOutUntil: number | null;
  price: { amount: number; currency: Currency } | null;
  note: string;
}

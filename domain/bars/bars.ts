import type { Currency, MenuMode } from '#domain/menu/menu.ts';

/** Max length of each text of a bar. */
export const barLengths = { name: 80, description: 500 } as const;

/** Limits of what an owner sets for the orders of a bar. */
export const orderSettings = {
  maxOpenPerGuest: { min: 1, max: 20 },
  maxOpenOrders: { min: 1, max: 500 },
  lateAfterMinutes: { min: 2, max: 60 },
  tables: 100,
} as const;

/** For how many minutes a bar can pause; null: until somebody ends it. */
export const pauseMinutes = [10, 20, 30] as const;
export type PauseMinutes = (typeof pauseMinutes)[number];

/** A bar that takes no orders for a while. `until`: null where it lasts until somebody ends it. */
export interface Pause {
  until: number | null;
}

/** What a guest sees of a bar. */
export interface GuestBar {
  _id: string;
  name: string;
  description: string | null;
  barCode: string;
  isOpen: boolean;
  pause: Pause | null;
  /** Guests may use smart search, not only browse. */
  allowsGuestSearch: boolean;
}

/** What its owner sees of it. */
export interface OwnBar extends GuestBar {
  isActive: boolean;
  /** A drink can be made with substitutes for missing ingredients. */
  allowsSubstitutes: boolean;
  /** See `guestSearchLimits`. */
  guestQuestionsPerNight: number;
  guestSharePercent: number;
  /** Max drinks that one guest has on the way. */
  maxOpenPerGuest: number;
  /** Max open orders of the bar; null: no limit. */
  maxOpenOrders: number | null;
  /** After so many minutes a ticket of the board is marked. */
  lateAfterMinutes: number;
  /** Names of its tables, for the codes on them. */
  tables: string[];
  menuMode: MenuMode;
  /** Of the prices on its menu. */
  currency: Currency;
}

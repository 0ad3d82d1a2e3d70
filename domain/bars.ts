import type { Currency, MenuMode } from './menu.ts';

/** Max length of each text of a bar. */
export const barLengths = { name: 80, description: 500 } as const;

/** What a guest sees of a bar. */
export interface GuestBar {
  _id: string;
  name: string;
  description: string | null;
  barCode: string;
  isOpen: boolean;
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
  menuMode: MenuMode;
  /** Of the prices on its menu. */
  currency: Currency;
}

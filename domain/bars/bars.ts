import type { Currency, MenuMode } from '#domain/menu/menu.ts';

export const barLengths = { name: 80, description: 500 } as const;

export const orderSettings = {
  maxOpenPerGuest: { min: 1, max: 20 },
  maxOpenOrders: { min: 1, max: 500 },
  lateAfterMinutes: { min: 2, max: 60 },
  tables: 100,
} as const;

export const pauseMinutes = [10, 20, 30] as const;
export type PauseMinutes = (typeof pauseMinutes)[number];

/** `until`: null where the pause lasts until somebody ends it. */
export interface Pause {
  until: number | null;
}

export interface GuestBar {
  _id: string;
  name: string;
  description: string | null;
  barCode: string;
  isOpen: boolean;
  pause: Pause | null;
  allowsGuestSearch: boolean;
}

export interface OwnBar extends GuestBar {
  isActive: boolean;
  allowsSubstitutes: boolean;
  guestQuestionsPerNight: number;
  guestSharePercent: number;
  maxOpenPerGuest: number;
  /** Null: no limit. */
  maxOpenOrders: number | null;
  lateAfterMinutes: number;
  tables: string[];
  menuMode: MenuMode;
  currency: Currency;
}

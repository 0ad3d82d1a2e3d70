// A walk leads through screens and states of the product, and stops at each of them.
import type { Page } from '@playwright/test';
import type { Fixtures } from '#e2e/fixtures.ts';
import type { Server } from '#e2e/server.ts';

export interface Stop {
  name: string;
  page: Page;
}

/** The people that a walk can include. */
export type World = Omit<Fixtures, 'serverLog' | 'coverage' | 'violations'> & { server: Server };

/** The page is in English, and can be on a screen of any size. */
export type Walk = (world: World) => AsyncGenerator<Stop>;

export const phone = { viewport: { width: 390, height: 844 } };
export const longBarName = 'The Extraordinarily Long-Named Speakeasy of Saint Wolfgang';
export const longGuestName = 'Bartholomew-Maximilian';

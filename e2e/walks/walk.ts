// A walk leads through the screens and states of the product, and stops at each of them.
import type { Page } from '@playwright/test';
import type { Fixtures } from '#e2e/fixtures.ts';
import type { Server } from '#e2e/server.ts';

/** One state of one screen, as it stands on the page. */
export interface Stop {
  name: string;
  page: Page;
}

/** Those who can be met on a walk. */
export type World = Omit<Fixtures, 'serverLog' | 'coverage' | 'violations'> & { server: Server };

/** It is in English, and may be on a screen of any size. */
export type Walk = (world: World) => AsyncGenerator<Stop>;

export const phone = { viewport: { width: 390, height: 844 } };
export const longBarName = 'The Extraordinarily Long-Named Speakeasy of Saint Wolfgang';
export const longGuestName = 'Bartholomew-Maximilian';

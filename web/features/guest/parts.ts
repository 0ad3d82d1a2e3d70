import { lazyPart } from '#web/i18n/lazy-part.ts';
import { HowToMake } from './recipe-part.ts';

// Parts of the guest's page that are fetched after it.

export const SmartResults = lazyPart(
  async () => (await import('./smart-results.tsx')).SmartResults,
);
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
export const DrinkContent = lazyPart(
  async () => (await import('./drink-content.tsx')).DrinkContent,
);
export const OrderPill = lazyPart(async () => (await import('./order-pill.tsx')).OrderPill);

/** Those that open on a tap are fetched ahead, so that they work when the connection is lost. */
export const tappedParts = [DrinkContent, SmartResults, FilterSheet, HowToMake, OrderPill];

import { lazyPart } from '#web/i18n/lazy-part.ts';
import { HowToMake } from './recipe-part.ts';

// Parts of the guest's page that are fetched after it.

export const SmartResults = lazyPart(
  async () => (await import('./smart-results.tsx')).SmartResults,
);
export const ActiveFilters = lazyPart(
  async () => (await import('./active-filters.tsx')).ActiveFilters,
);
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
export const OfflineDrinks = lazyPart(
  async () => (await import('./offline-drinks.tsx')).OfflineDrinks,
);
export const DrinkContent = lazyPart(
  async () => (await import('./drink-content.tsx')).DrinkContent,
);
export const GuestOrders = lazyPart(async () => (await import('./guest-orders.tsx')).GuestOrders);

export const CodeEntry = lazyPart(async () => (await import('./code-entry.tsx')).CodeEntry);
export const EmptyMenu = lazyPart(async () => (await import('./empty-menu.tsx')).EmptyMenu);
export const PauseNotice = lazyPart(async () => (await import('./pause-notice.tsx')).PauseNotice);

/** Those that open on a tap are fetched ahead, so that they work when the connection is lost. */
export const tappedParts = [
  DrinkContent,
  SmartResults,
  FilterSheet,
  ActiveFilters,
  OfflineDrinks,
  HowToMake,
  GuestOrders,
  EmptyMenu,
  CodeEntry,
];

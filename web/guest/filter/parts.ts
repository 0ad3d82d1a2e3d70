import { lazyPart } from '#web/i18n/lazy-part.ts';

export const ActiveFilters = lazyPart(
  async () => (await import('./active-filters.tsx')).ActiveFilters,
  'tapped',
);
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
export const OfflineDrinks = lazyPart(
  async () => (await import('./offline-drinks.tsx')).OfflineDrinks,
);

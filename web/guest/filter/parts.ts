import { lazyPart } from '#web/i18n/lazy-part.ts';

export const ActiveFilters = lazyPart(
  async () => (await import('./active-filters.tsx')).ActiveFilters,
  'guest/filter/active-filters.tsx',
);
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
export const OfflineDrinks = lazyPart(
  async () => (await import('./offline-drinks.tsx')).OfflineDrinks,
);

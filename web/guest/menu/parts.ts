import { lazyPart } from '#web/i18n/lazy-part.ts';

export const EmptyMenu = lazyPart(
  async () => (await import('./empty-menu.tsx')).EmptyMenu,
  'tapped',
);

/** Most bars open with the smart search. */
export const Filters = lazyPart(async () => (await import('./filters.tsx')).Filters, 'tapped');

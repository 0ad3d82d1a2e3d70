import { lazyPart } from '#web/i18n/lazy-part.ts';

export const EmptyMenu = lazyPart(async () => (await import('./empty-menu.tsx')).EmptyMenu);

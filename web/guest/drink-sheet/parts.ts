import { lazyPart } from '#web/i18n/lazy-part.ts';

export const DrinkContent = lazyPart(
  async () => (await import('./drink-content.tsx')).DrinkContent,
  'tapped',
);

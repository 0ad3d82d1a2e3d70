import { lazyPart } from '#web/i18n/lazy-part.ts';

export const SmartResults = lazyPart(
  async () => (await import('./smart-results.tsx')).SmartResults,
  'tapped',
);

import { lazyPart } from '#web/i18n/lazy-part.ts';

export const CodeEntry = lazyPart(
  async () => (await import('./code-entry.tsx')).CodeEntry,
  'code-entry',
);

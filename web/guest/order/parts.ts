import { lazyPart } from '#web/i18n/lazy-part.ts';

export const PauseNotice = lazyPart(
  async () => (await import('./pause-notice.tsx')).PauseNotice,
  'tapped',
);

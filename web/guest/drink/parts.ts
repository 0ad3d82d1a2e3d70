import { lazyPart } from '#web/i18n/lazy-part.ts';

export const HowToMake = lazyPart(async () => (await import('./how-to-make.tsx')).HowToMake);

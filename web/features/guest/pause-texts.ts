import { createTexts } from '#web/i18n/language.ts';

export const en = {
  breath: (back: string) => `The bar catches its breath, ${back}`,
  backIn: (minutes: number) => `back in about ${minutes} min`,
  backSoon: 'back soon',
  meanwhile: 'Look around meanwhile. Ordering comes back by itself.',
  again: 'The bar takes orders again',
};

export const usePauseText = createTexts(en, { sk: () => import('./pause-texts.sk.ts') });

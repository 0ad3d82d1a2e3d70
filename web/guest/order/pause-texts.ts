import { createTexts } from '#web/i18n/language.ts';

export const en = {
  breath: (back: string) => `The bar is catching its breath, ${back}`,
  backIn: (minutes: number) => `back in about ${minutes} min`,
  backSoon: 'back soon',
  meanwhile: 'Have a look around. Ordering comes back by itself.',
  again: 'The bar is taking orders again',
};

export const usePauseText = createTexts(en, { sk: () => import('./pause-texts.sk.ts') });

import { createTexts } from '#web/i18n/language.ts';

export const en = {
  reason: 'Upgrade your plan or wait until your usage resets to continue.',
  viewUsage: 'View usage & upgrade',
  creditsReason: 'Buy credits to continue.',
  buyCredits: 'Buy credits',
};

export const useLimitText = createTexts(en, { sk: () => import('./texts.sk.ts') });

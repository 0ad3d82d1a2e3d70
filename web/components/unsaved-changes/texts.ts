import { createTexts } from '#web/i18n/language.ts';

export const en = {
  question: 'Leave without saving?',
  hint: 'Your changes are not saved yet.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
};

export const useUnsavedText = createTexts(en, { sk: () => import('./texts.sk.ts') });

import { createTexts } from '#web/i18n/language.ts';

export const en = {
  didYouMean: (drink: string) => `Did you mean ${drink}?`,
  ask: 'Ask the AI instead',
  showAll: 'Show all drinks',
  leaveNothingOut: 'Leave nothing out',
};

export const useEmptyMenuText = createTexts(en, { sk: () => import('./texts.sk.ts') });

import { createTexts } from '#web/i18n/texts.ts';
import { en } from './text/en.ts';

export const usePartiesText = createTexts(en, {
  sk: async () => (await import('./text/sk.ts')).sk,
});

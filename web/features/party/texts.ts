import { createTexts } from '#web/i18n/texts.ts';
import { en } from './text/en.ts';

export const usePartyText = createTexts(en, { sk: async () => (await import('./text/sk.ts')).sk });

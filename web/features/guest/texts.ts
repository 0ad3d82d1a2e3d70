import { createTexts } from '#web/i18n/texts.ts';
import { en } from './text/en.ts';
import { en as ordersEn } from './text/orders-en.ts';

export const useSmartText = createTexts(en, { sk: async () => (await import('./text/sk.ts')).sk });

export const useOrderText = createTexts(ordersEn, {
  sk: async () => (await import('./text/orders-sk.ts')).sk,
});

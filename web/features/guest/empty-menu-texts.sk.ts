import type { en } from './empty-menu-texts.ts';

export const sk: typeof en = {
  ask: 'Radšej sa opýtať AI',
  showAll: 'Zobraziť všetky drinky',
};

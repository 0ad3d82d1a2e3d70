import type { en } from './texts.ts';

export const sk: typeof en = {
  didYouMean: (drink: string) => `Mysleli ste ${drink}?`,
  ask: 'Radšej sa opýtať AI',
  showAll: 'Zobraziť všetky drinky',
  leaveNothingOut: 'Nič nevynechávať',
};

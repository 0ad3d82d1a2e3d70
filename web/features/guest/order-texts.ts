import { createTexts } from '#web/i18n/language.ts';

export const en = {
  yours: 'Your orders tonight',
  waiting: (drink: string) => `${drink} is ordered`,
  beingMade: (drink: string) => `${drink} is being made`,
  ready: (drink: string) => `${drink} is ready`,
  next: 'You are next',
  ahead: (count: number) => (count === 1 ? '1 order before you' : `${count} orders before you`),
  orderedAgo: (ago: string) => `Ordered ${ago}`,
  more: (count: number) => `${count} more in your tab`,
  sound: 'Sound when a drink is ready',
  soundHint: 'It rings while this page is open.',
  pickUp: 'Pick it up at the bar',
  cancelled: (drink: string) => `${drink} was cancelled`,
  sorry: "Sorry, the bar can't make it",
};

export const useOrderText = createTexts(en, { sk: () => import('./order-texts.sk.ts') });

import { createTexts } from '#web/i18n/language.ts';

export const en = {
  barName: 'Bar name',
  barDescription: 'Description',
  optional: 'optional',
  createBar: 'Create bar',
  createBarFailed: (reason: string) => `Error creating bar: ${reason}`,
  updateBarFailed: (reason: string) => `Error updating bar: ${reason}`,
  settings: 'Bar settings',
  settingsShort: 'Settings',
  parts: { tonight: 'Tonight', bar: 'Bar', guests: 'Guests and limits', ai: 'AI' },
  partHints: {
    tonight: 'Changes take effect at once.',
    bar: 'Guests see the name and the description. Both are saved with the button.',
    guests: 'How much guests may order at a time, and when a card is late.',
    ai: 'What guests may ask the AI, and for how much of your credits.',
  },
  inactiveHint: 'The bar is deactivated: its code leads nowhere.',
  save: 'Save',
  saved: 'Bar saved',
  open: 'Open for orders',
  openHint: "Guests can order. When it's off, they see that the bar is closed.",
  pauseTitle: 'Pause orders',
  pauseHint: 'Guests see that the bar is catching its breath. They can browse but not order.',
  minutes: (count: number) => `${count} min`,
  untilSwitchedOn: 'Until I resume',
  paused: 'Paused',
  pausedUntil: (time: string) => `Paused until ${time}`,
  openState: 'Open: pause or close the bar',
  takesOrders: 'The bar is open',
  openBar: 'Open the bar',
  closedNow: 'The bar is closed',
  closeBar: 'Close the bar',
  closeBarHint: 'Nobody can order any more. Open orders carry on.',
  pauseAgain: 'Start a new pause',
  resume: 'Resume',
  resumeHint: 'Earlier orders carry on as usual.',
  pauseFailed: (reason: string) => `The pause could not be changed: ${reason}`,
  active: 'Active',
  activeHint: "Guests find the bar by its code. When it's off, the code leads nowhere.",
  substitutes: 'Substitutes',
  substitutesHint:
    'Offer a drink even when a good substitute has to stand in for a missing bottle.',
  guestSearch: 'Smart AI Match for guests',
  guestSearchHint:
    "Guests describe what they feel like, on your credits. When it's off, they can only browse.",
  guestQuestions: 'Questions per guest',
  guestQuestionsHint:
    'How many new questions one guest may ask in a night. A night begins when you open the bar.',
  guestShare: 'Share of your credits',
  guestShareHint: (kept: string) =>
    `How much of your balance guests may spend in a night. The last ${kept} always stays yours.`,
  guestShareNow: (most: string, balance: string, spent: string) =>
    `Up to ${most} of ${balance} tonight; spent so far: ${spent}.`,
  perGuest: 'Open drinks per guest',
  perGuestHint: 'A guest with this many waits until one has arrived.',
  perBar: 'Open orders at the bar',
  perBarHint: 'With this many open, guests are asked to order in a few minutes.',
  noLimit: 'No limit',
  lateAfter: 'Late after',
  lateAfterHint: 'A card that has been on the board for longer is marked.',
  stillOpen: (count: number) =>
    count === 1 ? '1 order is still open' : `${count} orders are still open`,
  openUnknown: 'Orders may still be open',
  closing: {
    isOpen: {
      reason: 'Nobody can order any more. Guests see their open orders until they are done.',
      keep: 'Close and keep them',
      cancel: (count: number) =>
        count === 1 ? 'Close and cancel 1 new order' : `Close and cancel ${count} new orders`,
      stay: 'Stay open',
    },
    isActive: {
      reason:
        'The code then leads nowhere. Guests who have ordered see their orders until they are done.',
      keep: 'Deactivate and keep them',
      cancel: (count: number) =>
        count === 1
          ? 'Deactivate and cancel 1 new order'
          : `Deactivate and cancel ${count} new orders`,
      stay: 'Stay active',
    },
  },
  undoCancel: 'Undo',
  cancelFailed: (reason: string) => `The open orders could not be cancelled: ${reason}`,
  cancelled: (count: number) => (count === 1 ? '1 order cancelled' : `${count} orders cancelled`),
  ownersDecide:
    'Only owners of the organization can rename or deactivate the bar and set limits for guests.',
  guestView: 'Guest view',
  isOpen: 'Open',
  isClosed: 'Closed',
  isInactive: 'Deactivated',
};

export const useBarText = createTexts(en, { sk: () => import('./texts.sk.ts') });

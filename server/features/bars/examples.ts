import { exampleBarId } from '#server/features/examples.ts';

const exampleBar = {
  _id: exampleBarId,
  name: 'Zlatá líška',
  description: null,
  barCode: 'FENEK',
  isOpen: true,
  pause: null,
  allowsGuestSearch: true,
} as const;

export const getBarByCode = { input: { barCode: 'fenek' }, result: exampleBar } as const;

export const getUserBars = {
  input: {},
  result: [
    {
      ...exampleBar,
      isActive: true,
      allowsSubstitutes: true,
      guestQuestionsPerNight: 20,
      guestSharePercent: 50,
      maxOpenPerGuest: 10,
      maxOpenOrders: null,
      lateAfterMinutes: 6,
      tables: ['1', '2', 'Terrace'],
      menuMode: 'everything',
      currency: 'EUR',
    },
  ],
} as const;

export const getBarOrganization = {
  input: { barId: exampleBarId },
  result: { organizationId: 'o9XkQ2' },
} as const;

export const createBar = { input: { name: 'Zlatá líška' }, result: exampleBarId } as const;

export const updateBar = { input: { barId: exampleBarId, isOpen: false }, result: null } as const;

export const pauseOrders = { input: { barId: exampleBarId, minutes: 20 }, result: null } as const;

export const resumeOrders = { input: { barId: exampleBarId }, result: null } as const;

export const getGuestNight = {
  input: { barId: exampleBarId },
  result: { balance: 0.5, spent: 0.012 },
} as const;

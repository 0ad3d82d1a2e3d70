import { exampleBarId } from '#server/features/examples.ts';

export const exampleOrderId = '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69';

export const exampleOrder = {
  _id: exampleOrderId,
  _creationTime: 1_763_164_800_000,
  drinkId: 'negroni',
  drink: {
    name: 'Negroni',
    imageUrl: '/pictures/negroni/0a1b2c3d4e5f.svg',
    hue: '#c8302a',
    category: 'stirred',
  },
  notes: 'Extra orange',
  status: 'new',
  changedAt: 1_763_164_800_000,
  number: 12,
  roundId: null,
  forName: null,
  table: '7',
  without: ['nuts'],
  allergy: null,
  isOnHold: false,
  calledAt: null,
  collectedAt: null,
} as const;

export const exampleOrderIds = { barId: exampleBarId, orderIds: [exampleOrderId] } as const;

export const createOrder = {
  input: { barId: exampleBarId, drinkId: 'negroni', guestName: 'Marta', notes: 'Extra orange' },
  result: exampleOrderId,
} as const;

export const createRound = {
  input: {
    barId: exampleBarId,
    guestName: 'Marta',
    table: '7',
    lines: [{ drinkId: 'negroni', quantity: 1, forName: 'Peter' }],
  },
  result: { roundId: '3b2a1c0d-9e8f-4a7b-8c6d-5e4f3a2b1c0d', orderIds: [exampleOrderId] },
} as const;

export const cancelOwnOrders = {
  input: exampleOrderIds,
  result: { cancelled: [exampleOrderId] },
} as const;

export const withdrawOrders = {
  input: { barId: exampleBarId, key: '6f1d0c5e9b3a4d7f8e2b1a0c9d8e7f6a' },
  result: { arrived: [exampleOrderId], cancelled: [exampleOrderId] },
} as const;

export const collectOwnOrders = { input: exampleOrderIds, result: null } as const;

export const getGuestOrders = {
  input: { barId: exampleBarId },
  result: [{ ...exampleOrder, ahead: 2, readyAt: 1_763_165_100_000, cancellation: null }],
} as const;

import { exampleBarId } from '#server/features/examples.ts';
import { exampleOrder, exampleOrderId, exampleOrderIds } from '#server/features/orders/examples.ts';

const exampleBatch = '5e4f3a2b-1c0d-4a7b-9d3c-2b1a0f9e8d7c';

const exampleMoves = {
  moved: [exampleOrderId],
  others: [
    {
      _id: '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
      status: 'processing',
      maker: { name: 'Ana', isYou: false },
    },
  ],
} as const;

export const getOrdersForBar = {
  input: { barId: exampleBarId },
  result: {
    orders: [
      {
        ...exampleOrder,
        guestName: 'Marta',
        sortKey: exampleOrder._creationTime,
        maker: { name: 'Ana', isYou: false },
        missing: [{ _id: 'gin', name: 'Gin' }],
        standIns: [{ name: 'Borovička', insteadOf: 'Gin' }],
      },
    ],
    counts: { new: 1, processing: 0, done: 0 },
    hasOlder: true,
  },
} as const;

export const getNewOrdersCount = { input: { barId: exampleBarId }, result: 4 } as const;

export const getOpenOrders = {
  input: { barId: exampleBarId },
  result: {
    counts: { new: 1, processing: 2 },
    latest: exampleOrder._creationTime,
    arrived: [{ _id: exampleOrderId, drinkName: 'Negroni', guestName: 'Marta' }],
  },
} as const;

export const updateOrderStatus = {
  input: { orderId: exampleOrderId, status: 'processing' },
  result: { isMoved: false, maker: { name: 'Ana', isYou: false } },
} as const;

export const moveOrders = {
  input: { ...exampleOrderIds, status: 'processing' },
  result: exampleMoves,
} as const;

export const takeOverOrders = { input: exampleOrderIds, result: exampleMoves } as const;

export const undoOrderStatus = {
  input: { orderId: exampleOrderId, status: 'done' },
  result: null,
} as const;

export const undoMoves = {
  input: { ...exampleOrderIds, status: 'cancelled' },
  result: exampleMoves,
} as const;

export const declineOrders = {
  input: { ...exampleOrderIds, reason: 'out', ingredientId: 'campari' },
  result: exampleMoves,
} as const;

export const cancelNewOrders = {
  input: {
    barId: exampleBarId,
    except: [exampleOrderId],
    until: exampleOrder._creationTime,
    batch: exampleBatch,
  },
  result: 12,
} as const;

export const bringBackOrders = {
  input: { barId: exampleBarId, batch: exampleBatch },
  result: 12,
} as const;

export const getCancelledOrders = {
  input: { barId: exampleBarId },
  result: [
    {
      _id: exampleOrderId,
      _creationTime: exampleOrder._creationTime,
      drinkId: exampleOrder.drinkId,
      drink: exampleOrder.drink,
      notes: null,
      changedAt: 1_763_165_000_000,
      number: 12,
      roundId: null,
      forName: null,
      table: '7',
      without: [],
      allergy: null,
      guestName: 'Marta',
      cancellation: {
        by: 'bar',
        reason: 'out',
        ingredient: 'Campari',
        ingredientId: 'campari',
        words: null,
      },
      batch: null,
      cancelledBy: 'Ana',
    },
  ],
} as const;

export const collectOrders = { input: exampleOrderIds, result: null } as const;

export const callGuest = { input: exampleOrderIds, result: null } as const;

export const arrangeQueue = { input: { ...exampleOrderIds, before: null }, result: null } as const;

export const resetPlace = { input: exampleOrderIds, result: null } as const;

export const holdOrders = { input: { ...exampleOrderIds, isOnHold: true }, result: null } as const;

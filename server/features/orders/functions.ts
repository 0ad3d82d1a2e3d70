import * as z from 'zod/mini';
import { barId } from '#domain/bars.schema.ts';
import { drinkId } from '#domain/drinks.schema.ts';
import { guestName } from '#domain/guests.schema.ts';
import {
  boardStatus,
  completedLimit,
  orderId,
  orderIdsToKeep,
  orderNotes,
  timestamp,
} from '#domain/orders.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { exampleBarId } from '#server/features/examples.ts';
import { requireDiskSpace } from '#server/features/installation/access.ts';
import { mutation, query, statement } from '#server/functions.ts';
import { guest, signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { cancelOrders } from './cancel-orders.ts';
import { moveOrder, moverOf } from './move-order.ts';
import { placeOrder } from './place-order.ts';
import * as orders from './read-orders.ts';
import { undoMove } from './undo-move.ts';

const exampleId = '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69';
const exampleOrder = {
  _id: exampleId,
  _creationTime: 1_763_164_800_000,
  drinkId: 'negroni',
  drink: { name: 'Negroni', imageUrl: '/pictures/negroni/0a1b2c3d4e5f.svg', hue: '#c8302a' },
  notes: 'Extra orange',
  status: 'new' as const,
  changedAt: 1_763_164_800_000,
};

export const createOrder = statement({
  summary: 'Orders a drink; answers the id of the order',
  input: z.object({ barId, drinkId, guestName, notes: z.optional(orderNotes) }),
  example: {
    input: { barId: exampleBarId, drinkId: 'negroni', guestName: 'Marta', notes: 'Extra orange' },
    result: exampleId,
  },
  // Whether the guest may see the bar is checked in the statement itself.
  access: guest,
  admit: async (call) => requireDiskSpace(call),
  run: (call, order) => placeOrder(call, order),
});

export const getGuestOrders = query({
  summary: "The orders of this guest's browser tonight, newest first",
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: [{ ...exampleOrder, ahead: 2 }],
  },
  access: guest,
  localized: true,
  reads: ({ barId }, { guestKey }) => (guestKey ? topics.guestOrders(barId, guestKey) : []),
  run: (call, { barId }) => orders.ordersOfGuest(call, { id: barId }, call.granted),
});

export const getOrdersForBar = query({
  summary:
    'What a bar has to make, oldest first, and what it made tonight, latest first, the last 30 of it; with `completed`, the last so many, however old',
  input: z.object({ barId, completed: z.optional(completedLimit) }),
  example: {
    input: { barId: exampleBarId },
    result: {
      orders: [
        {
          ...exampleOrder,
          guestName: 'Marta',
          maker: { name: 'Ana', isYou: false },
          missing: [{ _id: 'gin', name: 'Gin' }],
          standIns: [{ name: 'Borovička', insteadOf: 'Gin' }],
        },
      ],
      counts: { new: 1, processing: 0, done: 0 },
      hasOlder: true,
    },
  },
  access: ownBar,
  localized: true,
  // The menu, for the ingredients that drinks lack.
  reads: ({ barId }) => [...topics.orderBoard(barId), ...topics.menu(barId)],
  run: (call, { completed }) => orders.boardOf(call, call.granted, completed),
});

export const getNewOrdersCount = query({
  summary: 'How many orders of a bar nobody has begun to make',
  input: z.object({ barId }),
  example: { input: { barId: exampleBarId }, result: 4 },
  access: ownBar,
  reads: ({ barId }) => topics.orderBoard(barId),
  run: (call) => orders.countWaiting(call, call.granted),
});

export const getOpenOrders = query({
  summary: 'How many orders of a bar are open, and the latest that nobody has touched yet',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: {
      counts: { new: 1, processing: 2 },
      latest: exampleOrder._creationTime,
      arrived: [{ _id: exampleId, drinkName: 'Negroni', guestName: 'Marta' }],
    },
  },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [topics.ordersOfBar(barId)],
  run: (call) => orders.openOrders(call, call.granted),
});

export const updateOrderStatus = statement({
  summary:
    'Moves an order on: new, processing, done, and from either back to new; answers whether it was this call that moved it, and who makes it',
  input: z.object({ orderId, status: boardStatus }),
  example: {
    input: { orderId: exampleId, status: 'processing' },
    result: { isMoved: false, maker: { name: 'Ana', isYou: false } },
  },
  access: signedIn,
  run: (call, { orderId, status }) => moveOrder(call, orderId, moverOf(call.granted), status),
});

export const undoOrderStatus = mutation({
  summary: 'Takes back the last move of an order, the one to `status`',
  input: z.object({ orderId, status: boardStatus }),
  example: { input: { orderId: exampleId, status: 'done' }, result: null },
  access: signedIn,
  run: async ({ db, granted }, { orderId, status }) => {
    await undoMove(db, orderId, moverOf(granted), status);
    return null;
  },
});

export const cancelNewOrders = mutation({
  summary:
    'Cancels all orders of a bar that nobody has begun to make, but those in `except` and those that came after `until`; answers how many',
  input: z.object({ barId, except: z.optional(orderIdsToKeep), until: z.optional(timestamp) }),
  example: {
    input: { barId: exampleBarId, except: [exampleId], until: exampleOrder._creationTime },
    result: 12,
  },
  access: ownBar,
  run: ({ db, granted }, { except = [], until }) => cancelOrders(db, granted, except, until),
});

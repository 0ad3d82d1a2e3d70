import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { drinkId } from '#domain/drinks/drinks.schema.ts';
import { without } from '#domain/menu/without.schema.ts';
import { guestName } from '#domain/orders/guests.schema.ts';
import {
  batchId,
  boardStatus,
  completedLimit,
  decline,
  forName,
  orderId,
  orderIds,
  orderNotes,
  orderStatus,
  roundLines,
  shownOrderIds,
  table,
  timestamp,
} from '#domain/orders/orders.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { exampleBarId } from '#server/features/examples.ts';
import { requireDiskSpace } from '#server/features/installation/access.ts';
import { mutation, query, statement } from '#server/functions.ts';
import { guest, requireIdentity, signedIn } from '#server/rpc/access.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import * as arrangement from './arrange-queue.ts';
import * as ready from './collect-orders.ts';
import * as cancellations from './decline-orders.ts';
import { moveOrder, moverOf } from './move-order.ts';
import * as moves from './move-orders.ts';
import { placeOrder, placeRound } from './place-order.ts';
import { cancelledOrders } from './read-cancelled.ts';
import * as orders from './read-orders.ts';
import { takeBackOrders } from './take-back.ts';
import * as undo from './undo-move.ts';
import * as withdrawal from './withdraw-orders.ts';

const exampleId = '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69';
const exampleOrder = {
  _id: exampleId,
  _creationTime: 1_763_164_800_000,
  drinkId: 'negroni',
  drink: {
    name: 'Negroni',
    imageUrl: '/pictures/negroni/0a1b2c3d4e5f.svg',
    hue: '#c8302a',
    category: 'stirred' as const,
  },
  notes: 'Extra orange',
  status: 'new' as const,
  changedAt: 1_763_164_800_000,
  number: 12,
  roundId: null,
  forName: null,
  table: '7',
  without: ['nuts' as const],
  allergy: null,
  isOnHold: false,
  calledAt: null,
  collectedAt: null,
};

const exampleBatch = '5e4f3a2b-1c0d-4a7b-9d3c-2b1a0f9e8d7c';
const exampleIds = { barId: exampleBarId, orderIds: [exampleId] };
const exampleMoves = {
  moved: [exampleId],
  others: [
    {
      _id: '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
      status: 'processing' as const,
      maker: { name: 'Ana', isYou: false },
    },
  ],
};
/** Orders of a bar that are changed together. */
const several = { barId, orderIds };
const moverBy = (viewer: Viewer) => moverOf(requireIdentity(viewer));

export const createOrder = statement({
  summary: 'Orders a drink; answers the id of the order',
  input: z.object({
    barId,
    drinkId,
    guestName,
    notes: z.optional(orderNotes),
    table: z.optional(table),
    forName: z.optional(forName),
    without: z.optional(without),
  }),
  example: {
    input: { barId: exampleBarId, drinkId: 'negroni', guestName: 'Marta', notes: 'Extra orange' },
    result: exampleId,
  },
  // Whether the guest may see the bar is checked in the statement itself.
  access: guest,
  admit: async (call) => requireDiskSpace(call),
  run: (call, order) => placeOrder(call, order),
});

export const createRound = statement({
  summary: 'Orders several drinks, all or none of them; answers their ids, line by line',
  input: z.object({
    barId,
    guestName,
    table: z.optional(table),
    without: z.optional(without),
    lines: roundLines,
  }),
  example: {
    input: {
      barId: exampleBarId,
      guestName: 'Marta',
      table: '7',
      lines: [{ drinkId: 'negroni', quantity: 1, forName: 'Peter' }],
    },
    result: { roundId: '3b2a1c0d-9e8f-4a7b-8c6d-5e4f3a2b1c0d', orderIds: [exampleId] },
  },
  access: guest,
  admit: async (call) => requireDiskSpace(call),
  run: (call, round) => placeRound(call, round),
});

export const cancelOwnOrders = mutation({
  summary: 'Takes back orders that nobody has begun; answers those that are taken back',
  input: z.object(several),
  example: { input: exampleIds, result: { cancelled: [exampleId] } },
  access: guest,
  run: ({ db, granted: guestKey }, input) => takeBackOrders(db, { ...input, guestKey }),
});

export const withdrawOrders = mutation({
  summary:
    'Takes back what was sent with an idempotency key and not answered: it will not arrive, or is taken back if nobody has begun it',
  input: z.object({ barId, key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  example: {
    input: { barId: exampleBarId, key: '6f1d0c5e9b3a4d7f8e2b1a0c9d8e7f6a' },
    result: { arrived: [exampleId], cancelled: [exampleId] },
  },
  access: guest,
  run: (call, input) => withdrawal.withdrawOrders(call, input),
});

export const collectOwnOrders = mutation({
  summary: 'Says that ready drinks were collected, or with `isCollected: false` that they were not',
  input: z.object({ ...several, isCollected: z.optional(z.boolean()) }),
  example: { input: exampleIds, result: null },
  access: guest,
  run: ({ db, granted: guestKey }, { isCollected, ...input }) =>
    ready.collectOrders(db, { ...input, guestKey }, isCollected),
});

export const getGuestOrders = query({
  summary: "The orders of this guest's browser tonight, newest first",
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: [{ ...exampleOrder, ahead: 2, readyAt: 1_763_165_100_000, cancellation: null }],
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
          sortKey: exampleOrder._creationTime,
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

export const moveOrders = mutation({
  summary: 'Moves several orders as `updateOrderStatus` does; answers which could not be moved',
  input: z.object({ ...several, status: boardStatus }),
  example: { input: { ...exampleIds, status: 'processing' }, result: exampleMoves },
  access: ownBar,
  run: ({ db, viewer }, { status, ...input }) =>
    moves.moveOrders(db, input, moverBy(viewer), status),
});

export const takeOverOrders = mutation({
  summary: "Makes orders that somebody else makes one's own",
  input: z.object(several),
  example: { input: exampleIds, result: exampleMoves },
  access: ownBar,
  run: ({ db, viewer }, input) => moves.takeOverOrders(db, input, moverBy(viewer)),
});

export const undoOrderStatus = mutation({
  summary: 'Takes back the last move of an order, the one to `status`',
  input: z.object({ orderId, status: orderStatus }),
  example: { input: { orderId: exampleId, status: 'done' }, result: null },
  access: signedIn,
  run: async ({ db, granted }, { orderId, status }) => {
    await undo.undoMove(db, orderId, moverOf(granted), status);
    return null;
  },
});

export const undoMoves = mutation({
  summary: 'Takes back the last move of several orders, the one to `status`, also a decline',
  input: z.object({ ...several, status: orderStatus }),
  example: { input: { ...exampleIds, status: 'cancelled' }, result: exampleMoves },
  access: ownBar,
  run: ({ db, viewer }, { status, ...input }) => undo.undoMoves(db, input, moverBy(viewer), status),
});

export const declineOrders = mutation({
  summary:
    'Declines orders that are not done, for a reason; `out` names an ingredient, `other` words',
  input: z.extend(decline, several),
  example: {
    input: { ...exampleIds, reason: 'out', ingredientId: 'campari' },
    result: exampleMoves,
  },
  access: ownBar,
  run: ({ db, viewer }, { reason, ingredientId, words, ...input }) =>
    cancellations.declineOrders(db, input, moverBy(viewer), { reason, ingredientId, words }),
});

export const cancelNewOrders = mutation({
  summary:
    'Cancels the orders of a bar that nobody has begun to make: those in `only`, or all but those in `except`, and none that came after `until`; returns how many. With a `batch`, `bringBackOrders` undoes it',
  input: z.object({
    barId,
    only: z.optional(shownOrderIds),
    except: z.optional(shownOrderIds),
    until: z.optional(timestamp),
    batch: z.optional(batchId),
  }),
  example: {
    input: {
      barId: exampleBarId,
      except: [exampleId],
      until: exampleOrder._creationTime,
      batch: exampleBatch,
    },
    result: 12,
  },
  access: ownBar,
  run: ({ db, viewer, granted }, which) =>
    cancellations.cancelNewOrders(db, granted, moverBy(viewer), which),
});

export const bringBackOrders = mutation({
  summary:
    'Brings back all orders that were cancelled with one call of `cancelNewOrders`; returns how many',
  input: z.object({ barId, batch: batchId }),
  example: { input: { barId: exampleBarId, batch: exampleBatch }, result: 12 },
  access: ownBar,
  run: ({ db, viewer, granted }, { batch }) =>
    undo.bringBackBatch(db, granted, moverBy(viewer), batch),
});

export const getCancelledOrders = query({
  summary: 'The orders of a bar that were cancelled tonight, latest first, the last 100',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: [
      {
        _id: exampleId,
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
  },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [topics.ordersOfBar(barId)],
  run: (call) => cancelledOrders(call, call.granted),
});

export const collectOrders = mutation({
  summary: 'Says that ready drinks were collected, or with `isCollected: false` that they were not',
  input: z.object({ ...several, isCollected: z.optional(z.boolean()) }),
  example: { input: exampleIds, result: null },
  access: ownBar,
  run: ({ db }, { isCollected, ...input }) => ready.collectOrders(db, input, isCollected),
});

export const callGuest = mutation({
  summary:
    'Calls guests again to drinks that are ready and not collected, every ten seconds at most',
  input: z.object(several),
  example: { input: exampleIds, result: null },
  access: ownBar,
  run: ({ db }, input) => ready.callGuests(db, input),
});

export const placeOrders = mutation({
  summary:
    "Puts open orders before another open one, in their order; null: to the top of the queue, 'end': to its end",
  input: z.object({ ...several, before: z.nullable(z.union([orderId, z.literal('end')])) }),
  example: { input: { ...exampleIds, before: null }, result: null },
  access: ownBar,
  run: ({ db }, { before, ...input }) => arrangement.placeBefore(db, input, before),
});

export const resetPlace = mutation({
  summary: 'Puts orders back to the place in the queue where they came',
  input: z.object(several),
  example: { input: exampleIds, result: null },
  access: ownBar,
  run: ({ db }, input) => arrangement.resetPlace(db, input),
});

export const holdOrders = mutation({
  summary: 'Holds new orders back, or no longer',
  input: z.object({ ...several, isOnHold: z.boolean() }),
  example: { input: { ...exampleIds, isOnHold: true }, result: null },
  access: ownBar,
  run: ({ db }, { isOnHold, ...input }) => arrangement.holdOrders(db, input, isOnHold),
});

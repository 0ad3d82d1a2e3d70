// The bar's functions. Guests' own functions are in features/orders.
import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import {
  batchId,
  boardStatus,
  completedLimit,
  decline,
  orderId,
  orderIds,
  orderStatus,
  shownOrderIds,
  timestamp,
} from '#domain/orders/orders.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import * as ready from '#server/features/orders/collect-orders.ts';
import { moveOrder, moverOf } from '#server/features/orders/move-order.ts';
import * as moves from '#server/features/orders/move-orders.ts';
import { mutation, query, statement } from '#server/functions.ts';
import { requireIdentity, signedIn } from '#server/rpc/access.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import * as arrangement from './arrange-queue.ts';
import * as cancellations from './decline-orders.ts';
import * as examples from './examples.ts';
import * as board from './read-board.ts';
import { cancelledOrders } from './read-cancelled.ts';
import * as undo from './undo-move.ts';

const several = { barId, orderIds };
const moverBy = (viewer: Viewer) => moverOf(requireIdentity(viewer));

export const getOrdersForBar = query({
  summary:
    'Returns the open orders of a bar, oldest first, and the last 30 that it completed tonight, latest first. `completed`: that many of the last ones, however old.',
  input: z.object({ barId, completed: z.optional(completedLimit) }),
  example: examples.getOrdersForBar,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [...topics.orderBoard(barId), ...topics.menu(barId)],
  run: (call, { completed }) => board.boardOf(call, call.granted, completed),
});

export const getNewOrdersCount = query({
  summary: 'Returns the number of new orders of a bar.',
  input: z.object({ barId }),
  example: examples.getNewOrdersCount,
  access: ownBar,
  reads: ({ barId }) => topics.orderBoard(barId),
  run: (call) => board.countWaiting(call, call.granted),
});

export const getOpenOrders = query({
  summary: 'Returns the number of open orders of a bar, and its latest new orders.',
  input: z.object({ barId }),
  example: examples.getOpenOrders,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [topics.ordersOfBar(barId)],
  run: (call) => board.openOrders(call, call.granted),
});

export const updateOrderStatus = statement({
  summary:
    'Moves an order from new to processing to done, or from either back to new. Returns whether this call moved it, and its maker.',
  input: z.object({ orderId, status: boardStatus }),
  example: examples.updateOrderStatus,
  access: signedIn,
  run: (call, { orderId, status }) => moveOrder(call, orderId, moverOf(call.granted), status),
});

export const moveOrders = mutation({
  summary: 'Moves several orders like `updateOrderStatus`. Returns those that could not be moved.',
  input: z.object({ ...several, status: boardStatus }),
  example: examples.moveOrders,
  access: ownBar,
  run: ({ db, viewer }, { status, ...input }) =>
    moves.moveOrders(db, input, moverBy(viewer), status),
});

export const takeOverOrders = mutation({
  summary: 'Takes over orders that somebody else is making.',
  input: z.object(several),
  example: examples.takeOverOrders,
  access: ownBar,
  run: ({ db, viewer }, input) => moves.takeOverOrders(db, input, moverBy(viewer)),
});

export const undoOrderStatus = mutation({
  summary: 'Undoes the last move of an order, the one to `status`.',
  input: z.object({ orderId, status: orderStatus }),
  example: examples.undoOrderStatus,
  access: signedIn,
  run: async ({ db, granted }, { orderId, status }) => {
    await undo.undoMove(db, orderId, moverOf(granted), status);
    return null;
  },
});

export const undoMoves = mutation({
  summary: 'Undoes the last move of several orders, the one to `status`, including declines.',
  input: z.object({ ...several, status: orderStatus }),
  example: examples.undoMoves,
  access: ownBar,
  run: ({ db, viewer }, { status, ...input }) => undo.undoMoves(db, input, moverBy(viewer), status),
});

export const declineOrders = mutation({
  summary:
    'Declines orders that are not done, for a reason. `out` names an ingredient, `other` has its own words.',
  input: z.extend(decline, several),
  example: examples.declineOrders,
  access: ownBar,
  run: ({ db, viewer }, { reason, ingredientId, words, ...input }) =>
    cancellations.declineOrders(db, input, moverBy(viewer), { reason, ingredientId, words }),
});

export const cancelNewOrders = mutation({
  summary:
    'Cancels the new orders of a bar: those in `only`, or all but those in `except`, and none that came after `until`. Returns their number. With a `batch`, `bringBackOrders` undoes it.',
  input: z.object({
    barId,
    only: z.optional(shownOrderIds),
    except: z.optional(shownOrderIds),
    until: z.optional(timestamp),
    batch: z.optional(batchId),
  }),
  example: examples.cancelNewOrders,
  access: ownBar,
  run: ({ db, viewer, granted }, which) =>
    cancellations.cancelNewOrders(db, granted, moverBy(viewer), which),
});

export const bringBackOrders = mutation({
  summary:
    'Restores all orders that one call of `cancelNewOrders` cancelled. Returns their number.',
  input: z.object({ barId, batch: batchId }),
  example: examples.bringBackOrders,
  access: ownBar,
  run: ({ db, viewer, granted }, { batch }) =>
    undo.bringBackBatch(db, granted, moverBy(viewer), batch),
});

export const getCancelledOrders = query({
  summary: 'Lists the last 100 orders of a bar that were cancelled tonight, latest first.',
  input: z.object({ barId }),
  example: examples.getCancelledOrders,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [topics.ordersOfBar(barId)],
  run: (call) => cancelledOrders(call, call.granted),
});

export const collectOrders = mutation({
  summary: 'Marks ready drinks as collected, or as not collected with `isCollected: false`.',
  input: z.object({ ...several, isCollected: z.optional(z.boolean()) }),
  example: examples.collectOrders,
  access: ownBar,
  run: ({ db }, { isCollected, ...input }) => ready.collectOrders(db, input, isCollected),
});

export const callGuest = mutation({
  summary: 'Calls guests again to ready drinks that were not collected, at most every ten seconds.',
  input: z.object(several),
  example: examples.callGuest,
  access: ownBar,
  run: ({ db }, input) => ready.callGuests(db, input),
});

export const arrangeQueue = mutation({
  summary:
    "Puts open orders before another open one, in their order. null: at the top of the queue. 'end': at its end.",
  input: z.object({ ...several, before: z.nullable(z.union([orderId, z.literal('end')])) }),
  example: examples.arrangeQueue,
  access: ownBar,
  run: ({ db }, { before, ...input }) => arrangement.arrangeBefore(db, input, before),
});

export const resetPlace = mutation({
  summary: 'Puts orders back to their original place in the queue.',
  input: z.object(several),
  example: examples.resetPlace,
  access: ownBar,
  run: ({ db }, input) => arrangement.resetPlace(db, input),
});

export const holdOrders = mutation({
  summary: 'Puts new orders on hold, or releases them.',
  input: z.object({ ...several, isOnHold: z.boolean() }),
  example: examples.holdOrders,
  access: ownBar,
  run: ({ db }, { isOnHold, ...input }) => arrangement.holdOrders(db, input, isOnHold),
});

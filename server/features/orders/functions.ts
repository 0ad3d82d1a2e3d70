import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { drinkId } from '#domain/drinks/drinks.schema.ts';
import { without } from '#domain/menu/without.schema.ts';
import { guestName } from '#domain/orders/guests.schema.ts';
import { forName, orderIds, orderNotes, roundLines, table } from '#domain/orders/orders.schema.ts';
import { requireDiskSpace } from '#server/features/installation/access.ts';
import { mutation, query, statement } from '#server/functions.ts';
import { guest } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { collectOrders } from './collect-orders.ts';
import * as examples from './examples.ts';
import { placeOrder, placeRound } from './place-order.ts';
import { ordersOfGuest } from './read-orders.ts';
import { takeBackOrders } from './take-back.ts';
import * as withdrawal from './withdraw-orders.ts';

const several = { barId, orderIds };

export const createOrder = statement({
  summary: 'Places an order and returns its id.',
  input: z.object({
    barId,
    drinkId,
    guestName,
    notes: z.optional(orderNotes),
    table: z.optional(table),
    forName: z.optional(forName),
    without: z.optional(without),
  }),
  example: examples.createOrder,
  // The statement itself checks whether the guest may see the bar.
  access: guest,
  admit: async (call) => requireDiskSpace(call),
  run: (call, order) => placeOrder(call, order),
});

export const createRound = statement({
  summary: 'Places all of several orders or none of them, and returns their ids, line by line.',
  input: z.object({
    barId,
    guestName,
    table: z.optional(table),
    without: z.optional(without),
    lines: roundLines,
  }),
  example: examples.createRound,
  access: guest,
  admit: async (call) => requireDiskSpace(call),
  run: (call, round) => placeRound(call, round),
});

export const cancelOwnOrders = mutation({
  summary: 'Cancels new orders of the guest, and returns the cancelled ones.',
  input: z.object(several),
  example: examples.cancelOwnOrders,
  access: guest,
  run: ({ db, granted: guestKey }, input) => takeBackOrders(db, { ...input, guestKey }),
});

export const withdrawOrders = mutation({
  summary:
    'Withdraws orders that were sent with an idempotency key and got no response. They will not arrive, or are cancelled if nobody has started them.',
  input: z.object({ barId, key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  example: examples.withdrawOrders,
  access: guest,
  run: (call, input) => withdrawal.withdrawOrders(call, input),
});

export const collectOwnOrders = mutation({
  summary: 'Marks ready drinks as collected, or as not collected with `isCollected: false`.',
  input: z.object({ ...several, isCollected: z.optional(z.boolean()) }),
  example: examples.collectOwnOrders,
  access: guest,
  run: ({ db, granted: guestKey }, { isCollected, ...input }) =>
    collectOrders(db, { ...input, guestKey }, isCollected),
});

export const getGuestOrders = query({
  summary: "Lists tonight's orders of this guest's browser, newest first.",
  input: z.object({ barId }),
  example: examples.getGuestOrders,
  access: guest,
  localized: true,
  reads: ({ barId }, { guestKey }) => (guestKey ? topics.guestOrders(barId, guestKey) : []),
  run: (call, { barId }) => ordersOfGuest(call, { id: barId }, call.granted),
});

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

/** Orders of a guest at a bar that are changed together. */
const several = { barId, orderIds };

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
  example: examples.createOrder,
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
  example: examples.createRound,
  access: guest,
  admit: async (call) => requireDiskSpace(call),
  run: (call, round) => placeRound(call, round),
});

export const cancelOwnOrders = mutation({
  summary: 'Takes back orders that nobody has begun; answers those that are taken back',
  input: z.object(several),
  example: examples.cancelOwnOrders,
  access: guest,
  run: ({ db, granted: guestKey }, input) => takeBackOrders(db, { ...input, guestKey }),
});

export const withdrawOrders = mutation({
  summary:
    'Takes back what was sent with an idempotency key and not answered: it will not arrive, or is taken back if nobody has begun it',
  input: z.object({ barId, key: z.string().check(z.minLength(1), z.maxLength(200)) }),
  example: examples.withdrawOrders,
  access: guest,
  run: (call, input) => withdrawal.withdrawOrders(call, input),
});

export const collectOwnOrders = mutation({
  summary: 'Says that ready drinks were collected, or with `isCollected: false` that they were not',
  input: z.object({ ...several, isCollected: z.optional(z.boolean()) }),
  example: examples.collectOwnOrders,
  access: guest,
  run: ({ db, granted: guestKey }, { isCollected, ...input }) =>
    collectOrders(db, { ...input, guestKey }, isCollected),
});

export const getGuestOrders = query({
  summary: "The orders of this guest's browser tonight, newest first",
  input: z.object({ barId }),
  example: examples.getGuestOrders,
  access: guest,
  localized: true,
  reads: ({ barId }, { guestKey }) => (guestKey ? topics.guestOrders(barId, guestKey) : []),
  run: (call, { barId }) => ordersOfGuest(call, { id: barId }, call.granted),
});

import * as z from 'zod/mini';
import { barId } from '#domain/bars.ts';
import { drinkId } from '#domain/drinks.ts';
import { guestName } from '#domain/guests.ts';
import { orderId, orderNotes, orderStatus } from '#domain/orders.ts';
import { visitedBar } from '#server/features/bars/access.ts';
import { guest, signedIn } from '#server/rpc/access.ts';
import { mutation, query } from '#server/rpc/function.ts';
import * as orders from './model.ts';

const exampleBar = '5f0c1a52-7d0e-4a55-9d2c-3a1c9be1a2f4';
const exampleOrder = '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69';

export const createOrder = mutation({
  summary: 'Orders a drink; answers the id of the order',
  input: z.object({ barId, drinkId, guestName, notes: z.optional(orderNotes) }),
  example: {
    input: { barId: exampleBar, drinkId: 'negroni', guestName: 'Marta', notes: 'Extra orange' },
    result: exampleOrder,
  },
  access: visitedBar,
  run: (call, { barId: _, ...order }) =>
    orders.placeOrder(call, call.granted, call.viewer.guestKey, order),
});

export const getGuestOrders = query({
  summary: "The orders of this guest's browser tonight, newest first",
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBar },
    result: [
      {
        _id: exampleOrder,
        _creationTime: 1_763_164_800_000,
        drinkId: 'negroni',
        drink: { name: 'Negroni', imageUrl: '/pictures/negroni/0a1b2c3d4e5f.svg', hue: '#c8302a' },
        notes: 'Extra orange',
        status: 'new',
        changedAt: 1_763_164_800_000,
        ahead: 2,
      },
    ],
  },
  access: guest,
  localized: true,
  reads: ({ barId }) => orders.orderWords(barId),
  run: (call, { barId }) => orders.ordersOfGuest(call, { id: barId }, call.granted),
});

export const updateOrderStatus = mutation({
  summary: 'Moves an order on: new, processing, done, and back to new',
  input: z.object({ orderId, status: orderStatus }),
  example: { input: { orderId: exampleOrder, status: 'processing' }, result: null },
  access: signedIn,
  run: async ({ db, granted }, { orderId, status }) => {
    await orders.moveOrder(db, orderId, granted.account.id, status);
    return null;
  },
});

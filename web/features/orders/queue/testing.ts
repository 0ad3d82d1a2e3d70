import type { Order, OrderBoard } from '#domain/orders/orders.ts';

export const order = (id: string, more: Partial<Order> = {}): Order => ({
  _id: id,
  _creationTime: 0,
  drinkId: 'mojito',
  drink: { name: 'Mojito', imageUrl: '/m.svg', hue: '#0f0', category: 'highballs' },
  guestName: 'Jo',
  notes: null,
  status: 'new',
  changedAt: 0,
  number: null,
  roundId: null,
  forName: null,
  table: null,
  without: [],
  allergy: null,
  isOnHold: false,
  calledAt: null,
  collectedAt: null,
  sortKey: more._creationTime ?? 0,
  maker: null,
  missing: [],
  standIns: [],
  ...more,
});
export const negroni: Partial<Order> = {
  drinkId: 'negroni',
  drink: { name: 'Negroni', imageUrl: '/n.svg', hue: '#f00', category: 'stirred' },
};
export const board = (...orders: Order[]): OrderBoard => {
  const count = (status: string) => orders.filter((each) => each.status === status).length;
  return {
    orders,
    counts: { new: count('new'), processing: count('processing'), done: count('done') },
    hasOlder: false,
  };
};

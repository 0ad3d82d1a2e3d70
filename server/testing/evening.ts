// A bar of an organization with two bartenders, and guests who order there.
import type { OrderStatus } from '#domain/orders/orders.ts';
import { createOrganization, join } from './account.ts';
import { openWorld, type Person, type World } from './world.ts';

export interface Evening {
  world: World;
  /** The bartenders. */
  ana: Person;
  bruno: Person;
  /** Owns another bar. */
  stranger: Person;
}

export async function openEvening(): Promise<Evening> {
  const world = await openWorld({ TRUST_PROXY: '1' });
  const [ana, bruno, stranger] = await Promise.all([
    world.account('Ana'),
    world.account('Bruno'),
    world.person('Stranger'),
  ]);
  await join(ana, await createOrganization(ana, 'Night shift'), bruno);
  return {
    world,
    ana: world.as(await ana.token()),
    bruno: world.as(await bruno.token()),
    stranger,
  };
}

/** A new bar with a full shelf, and the actions of its people and guests. */
export async function openBar({ world, ana, stranger }: Evening) {
  const barId = await ana.call('bars.createBar', { name: 'Corner' });
  await ana.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  const order = (guest: Person, more: object = {}) =>
    guest.call('orders.createOrder', { barId, drinkId: 'negroni', guestName: 'Marta', ...more });
  const board = async (person = ana) =>
    (await person.call('orders.getOrdersForBar', { barId })).orders;
  return {
    barId,
    marta: world.browser(),
    tomas: world.browser(),
    order,
    board,
    ordersOf: (guest: Person) => guest.call('orders.getGuestOrders', { barId }),
    /** In the order of the board. */
    async drinks() {
      return (await board()).map(({ drinkId }) => drinkId);
    },
    /** The statuses of an order, with an arrow before those of an undo. */
    async history(orderId: string): Promise<string[]> {
      const events = await world.db
        .selectFrom('order_events')
        .select(['status', 'is_undo'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute();
      return events.map(({ status, is_undo }) => (is_undo ? `← ${status}` : status));
    },
    async statusesOf(guest: Person): Promise<OrderStatus[]> {
      const orders = await guest.call('orders.getGuestOrders', { barId });
      return orders.map(({ status }) => status).reverse();
    },
    /**
     * Calls of another owner, for another bar, with an unknown order and with too few or too many,
     * which are refused alike.
     */
    async refusals(name: string, orderIds: readonly string[], more: object = {}) {
      const input = { barId, orderIds, ...more };
      const another = await stranger.call('bars.createBar', { name: 'Elsewhere' });
      const unknown = ['00000000-0000-4000-8000-000000000000'];
      const many = Array.from({ length: 101 }, () => crypto.randomUUID());
      const codeOf = async (person: Person, change: object = {}) =>
        (await person.ask(name, { ...input, ...change })).error.code;
      return {
        anotherOwner: await codeOf(stranger),
        anotherBar: await codeOf(stranger, { barId: another }),
        unknown: await codeOf(ana, { orderIds: [...orderIds, ...unknown] }),
        none: await codeOf(ana, { orderIds: [] }),
        many: await codeOf(ana, { orderIds: many }),
        guest: await codeOf(world.browser()),
      };
    },
  };
}

export type Bar = Awaited<ReturnType<typeof openBar>>;

/** The expected result of `refusals`. */
export const refused = {
  anotherOwner: 'NOT_FOUND',
  anotherBar: 'ORDER_NOT_FOUND',
  unknown: 'ORDER_NOT_FOUND',
  none: 'INVALID_REQUEST',
  many: 'INVALID_REQUEST',
  guest: 'UNAUTHORIZED',
};

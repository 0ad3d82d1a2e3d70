// Tickets are the cards of the board, made of its orders. Contains no rendering.
import { type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import type { BoardStatus, Order, OrderedDrink } from '#domain/orders/orders.ts';
import { columnOf, isKnown } from './board.ts';

export const arrangements = ['age', 'drink', 'table'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Orders of one round in the same column, or a single order. */
export interface Ticket {
  /** Unique on the board. */
  id: string;
  status: BoardStatus;
  /** False for a status without a next step in this version. */
  isKnown: boolean;
  isOnHold: boolean;
  /** The server has not confirmed the last change yet. */
  isPending: boolean;
  orders: readonly [Order, ...Order[]];
  /** How many drinks of its round are on the board, in all columns. */
  total: number;
  /** How many of its drinks in this column the station does not make. */
  elsewhere: number;
}

/** Equal drinks of a ticket. */
export interface TicketLine {
  key: string;
  orders: readonly [Order, ...Order[]];
}

/** Tickets under one heading. */
export interface TicketGroup {
  key: string;
  /** The shared drink or table. Neither is set if tickets are not grouped. */
  drink?: OrderedDrink | null;
  table?: string | null;
  tickets: Ticket[];
}

interface TicketOptions {
  arrangement: Arrangement;
  /** How many drinks of each round are on the board, see `roundSizes`. */
  sizes: ReadonlyMap<string, number>;
  station: Station;
  isPending: (orderId: string) => boolean;
}

/** Categories of drinks for this board. Empty means all. */
export type Station = readonly DrinkCategory[];

/** The tickets of a column, in its order. */
export function ticketsOf(orders: readonly Order[], options: TicketOptions): Ticket[] {
  const { arrangement, sizes, station, isPending } = options;
  const tickets = new Map<string, Order[]>();
  const hidden = new Map<string, number>();
  for (const order of orders) {
    const id = ticketId(order, arrangement);
    if (isMadeAt(station, order)) {
      const known = tickets.get(id);
      if (known) known.push(order);
      else tickets.set(id, [order]);
    } else {
      hidden.set(id, (hidden.get(id) ?? 0) + 1);
    }
  }
  return [...tickets].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const { isOnHold, roundId } = first;
    const status = columnOf(first);
    return {
      id,
      status,
      isKnown: isKnown(first),
      isOnHold: first.status === 'new' && isOnHold,
      isPending: isPending(first._id) || others.some(({ _id }) => isPending(_id)),
      orders: [first, ...others] as const,
      total: (roundId && sizes.get(roundId)) || 1,
      elsewhere: hidden.get(id) ?? 0,
    };
  });
}

function ticketId({ _id, roundId, status, isOnHold, drinkId }: Order, arrangement: Arrangement) {
  if (!roundId) return _id;
  const part = arrangement === 'drink' ? `-${drinkId}` : '';
  return `${roundId}-${status === 'new' && isOnHold ? 'hold' : status}${part}`;
}

/** How many drinks of each round are on the board. */
export function roundSizes(orders: readonly Order[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { roundId } of orders) {
    if (roundId) sizes.set(roundId, (sizes.get(roundId) ?? 0) + 1);
  }
  return sizes;
}

/** The tickets with the old objects of unchanged ones, so that memoized parts do not render. */
export function reuseTickets(before: readonly Ticket[], after: readonly Ticket[]) {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  const tickets = after.map((ticket) => {
    const same = known.get(ticket.id);
    return same && isSameTicket(same, ticket) ? same : ticket;
  });
  const isSame = tickets.length === before.length && tickets.every((one, n) => one === before[n]);
  return isSame ? before : tickets;
}

function isSameTicket(a: Ticket, b: Ticket): boolean {
  return (
    a.isPending === b.isPending &&
    a.total === b.total &&
    a.elsewhere === b.elsewhere &&
    a.orders.length === b.orders.length &&
    a.orders.every((order, index) => order === b.orders[index])
  );
}

/** Groups equal drinks of a ticket: the same drink with the same note, for the same person. */
export function linesOf({ orders }: Pick<Ticket, 'orders'>): TicketLine[] {
  const lines = new Map<string, Order[]>();
  for (const order of orders) {
    const key = JSON.stringify([order.drinkId ?? order._id, order.notes, order.forName]);
    const line = lines.get(key);
    if (line) line.push(order);
    else lines.set(key, [order]);
  }
  return [...lines].flatMap(([key, [first, ...others]]) =>
    first ? { key, orders: [first, ...others] as const } : [],
  );
}

/** Groups by drink or by table, if requested. The group with the first ticket comes first. */
export function grouped(tickets: readonly Ticket[], arrangement: Arrangement): TicketGroup[] {
  if (arrangement === 'age') return tickets.length ? [{ key: 'all', tickets: [...tickets] }] : [];
  const groups = new Map<string, TicketGroup>();
  for (const ticket of tickets) {
    const [{ drinkId, drink, table }] = ticket.orders;
    const key = (arrangement === 'drink' ? drinkId : table) ?? '';
    const group =
      groups.get(key) ??
      (arrangement === 'drink' ? { key, drink, tickets: [] } : { key, table, tickets: [] });
    group.tickets.push(ticket);
    groups.set(key, group);
  }
  const sorted = [...groups.values()];
  // Guests without a table come last.
  return arrangement === 'table' ? sorted.sort((a, b) => +!a.key - +!b.key) : sorted;
}

export function ordersOf(tickets: readonly Ticket[]): Order[] {
  return tickets.flatMap(({ orders }) => orders);
}

/**
 * Whether a station makes the order. Every station makes drinks without a known category, such as
 * deleted ones.
 */
export function isMadeAt(station: Station, { drink }: Pick<Order, 'drink'>): boolean {
  if (station.length === 0 || !drink || !drinkCategories.includes(drink.category)) return true;
  return station.includes(drink.category);
}

/** The number of a ticket in the night. Null for orders from an older version. */
export function numberOf({ orders }: Pick<Ticket, 'orders'>): number | null {
  return orders[0].number;
}

/** Whether a bartender has changed its place in the queue. */
export function isMoved({ sortKey, _creationTime, status }: Order): boolean {
  return status === 'new' && sortKey !== _creationTime;
}

/** The place of a ticket in the queue, which is that of its first order. */
export function placeOf({ orders }: Pick<Ticket, 'orders'>): number {
  return Math.min(...orders.map(({ sortKey }) => sortKey));
}

// The actions of an evening and their results, for the comparison at its end.
import type { OrderStatus } from '#domain/orders/orders.ts';
import type { Reply } from './client.ts';

/** `unknown`: no response came, and the guest gave up. */
export type Outcome = 'placed' | 'refused' | 'unknown';

/** One call of a guest. Its notes are unique, so that it can be found. */
export interface Ordered {
  guestKey: string;
  notes: string;
  drinks: number;
  isRound: boolean;
  sentAt: number;
  answeredAt: number;
  outcome: Outcome;
  /** Empty if nothing was placed, or the guest got no ids. */
  orderIds: string[];
  roundId: string | null;
}

/** An acknowledged change of an order's status. */
export interface Moved {
  orderId: string;
  status: OrderStatus;
  /** The name of a bartender, or null for the guest. */
  by: string | null;
}

interface NightOptions {
  barId: string;
  drinkIds: readonly string[];
  /** The number of ordered drinks, or a promise at whose end the evening is over. */
  orders: number | Promise<void>;
  /** The maximum pause of a guest between two actions. */
  thinkMs: number;
  random: () => number;
}

export class Night {
  readonly barId: string;
  readonly thinkMs: number;
  readonly random: () => number;
  readonly drinkIds: readonly string[];
  readonly ordered: Ordered[] = [];
  readonly moved: Moved[] = [];
  /** Changes without a response, which may have happened. */
  readonly unsure: Moved[] = [];
  /** Two undos of the same move count once. */
  readonly undone: Moved[] = [];
  /** The number of orders that were cancelled together. */
  cancelledAtOnce = 0;
  /** Somebody has paused the bar, or is about to. */
  isPausing = false;
  /** From the response to a pause to the call that ended it. */
  readonly pauses: { from: number; to: number }[] = [];
  /** By action and by error. */
  readonly counts: Record<string, number> = {};
  readonly refusals: Record<string, number> = {};
  #wanted: number;
  #drinks = 0;

  constructor({ barId, drinkIds, orders, thinkMs, random }: NightOptions) {
    this.barId = barId;
    this.drinkIds = drinkIds;
    this.thinkMs = thinkMs;
    this.random = random;
    this.#wanted = typeof orders === 'number' ? orders : Number.POSITIVE_INFINITY;
    const end = () => {
      this.#wanted = 0;
    };
    if (typeof orders !== 'number') orders.then(end, end);
  }

  /** All orders of the evening are placed, or nobody orders any more. */
  get isOver(): boolean {
    return this.#drinks >= this.#wanted;
  }

  orderedBy(order: Ordered): void {
    this.ordered.push(order);
    if (order.outcome === 'placed') this.#drinks += order.drinks;
  }

  /** Counts an action and returns its result, if any. */
  did<T>(what: string, { value, code }: Reply<T>): T | undefined {
    if (code === undefined) this.count(what);
    else this.refusals[code] = (this.refusals[code] ?? 0) + 1;
    return value;
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  below(bound: number): number {
    return Math.floor(this.random() * bound);
  }

  /** Undefined if the list is empty. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** A random key by weight. */
  weighed<K extends string>(weights: Record<K, number>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries[0]?.[0] as K;
  }
}

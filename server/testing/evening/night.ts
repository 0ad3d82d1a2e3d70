// What people did in an evening and what they were answered, for the comparison at its end.
import type { OrderStatus } from '#domain/orders/orders.ts';
import type { Reply } from './client.ts';

/** What a guest was told: `unknown` where no answer came and they gave up. */
export type Outcome = 'placed' | 'refused' | 'unknown';

/** What a guest ordered with one call. Its notes are unlike all others, so that it can be found. */
export interface Ordered {
  guestKey: string;
  notes: string;
  drinks: number;
  isRound: boolean;
  sentAt: number;
  answeredAt: number;
  outcome: Outcome;
  /** Ids of what was placed; empty where it was not, or where the guest is not told any. */
  orderIds: string[];
  roundId: string | null;
}

/** A change of an order's status that was acknowledged to whom made it. */
export interface Moved {
  orderId: string;
  status: OrderStatus;
  /** The name of a bartender, or null for the guest. */
  by: string | null;
}

interface NightOptions {
  barId: string;
  drinkIds: readonly string[];
  /** How many drinks are ordered; or a promise, at whose end the evening is over. */
  orders: number | Promise<void>;
  /** How long a guest waits at most until they do something. */
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
  /** Changes whose answer never came: each of them may have happened. */
  readonly unsure: Moved[] = [];
  /** Moves that were undone; where two undo the same, it happened once. */
  readonly undone: Moved[] = [];
  /** How many orders were cancelled all at once. */
  cancelledAtOnce = 0;
  /** Somebody has paused the bar, or is about to. */
  isPausing = false;
  /** From the answer to a pause to the call that ended it. */
  readonly pauses: { from: number; to: number }[] = [];
  /** How often each thing was done, and how often each error was answered. */
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

  /** Counts what was done, and passes on the result, if there is one. */
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

  /** One of them at random; undefined if there is none. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** One of the keys, by its weight. */
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

import type { Pace } from './pace.ts';
import type { OpenRow } from './rows.ts';

/** Estimates are rounded, so that a guest's page does not change with every second. */
const roundToMs = 30_000;

/** The place of an order among open ones: the time it was placed, unless a bartender moved it. */
export function sortKey({ position, created_at }: Pick<OpenRow, 'position' | 'created_at'>) {
  return position ?? created_at.getTime();
}

/** The open orders of a bar, in the order in which it makes them: new ones and those being made. */
export class Queue {
  readonly orders: readonly OpenRow[];
  readonly waiting: readonly OpenRow[];
  /** By order: how many orders of other guests are before it. */
  readonly #ahead = new Map<string, number>();
  /** By order: how many drinks have to be completed until it is ready, itself included. */
  readonly #steps = new Map<string, number>();
  /** When the first of the open orders was placed. */
  readonly #busySince: number = Number.POSITIVE_INFINITY;
  /** When something was last ordered or begun: until then the next drink was not ready. */
  readonly #changedAt: number = 0;

  constructor(orders: readonly OpenRow[]) {
    this.orders = orders.toSorted((a, b) => sortKey(a) - sortKey(b));
    this.waiting = this.orders.filter(({ status }) => status === 'new');
    const active = this.waiting.filter((row) => !row.is_on_hold);
    const own = new Map<string | null, number>();
    for (const [place, { id, guest_key: guest }] of active.entries()) {
      const before = guest === null ? 0 : (own.get(guest) ?? 0);
      own.set(guest, before + 1);
      this.#ahead.set(id, place - before);
    }
    const begun = this.orders
      .filter(({ status }) => status === 'processing')
      .toSorted((a, b) => a.changed_at.getTime() - b.changed_at.getTime());
    for (const [index, { id }] of [...begun, ...active].entries()) this.#steps.set(id, index + 1);
    for (const { created_at, changed_at } of this.orders) {
      this.#busySince = Math.min(this.#busySince, created_at.getTime());
      this.#changedAt = Math.max(this.#changedAt, changed_at.getTime());
    }
  }

  /** How many orders of other guests are ahead of this one; null if it is not waiting. */
  ahead(orderId: string): number | null {
    return this.#ahead.get(orderId) ?? null;
  }

  /** When an order is probably ready; null where the pace is unknown, or the order on hold. */
  readyAt(orderId: string, pace: Pace | null): number | null {
    const steps = this.#steps.get(orderId);
    if (!pace || steps === undefined) return null;
    const { perDrinkMs, lastDoneAt } = pace;
    // A drink that is overdue takes half as long as any again, so that a break is no promise.
    const from = Math.max(lastDoneAt, this.#busySince, this.#changedAt - perDrinkMs / 2);
    return Math.round((from + steps * perDrinkMs) / roundToMs) * roundToMs;
  }
}

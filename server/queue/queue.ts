import type { Pace } from './pace.ts';
import type { OpenRow } from './rows.ts';

/** Rounded, so that a guest's page does not change every second. */
const roundToMs = 30_000;

/** The time it was placed, unless a bartender moved it. */
export function sortKey({ position, created_at }: Pick<OpenRow, 'position' | 'created_at'>) {
  return position ?? created_at.getTime();
}

/** Both new orders and those in progress, in the order in which the bar makes them. */
export class Queue {
  readonly orders: readonly OpenRow[];
  readonly waiting: readonly OpenRow[];
  /** By order: the orders of other guests before it. */
  readonly #ahead = new Map<string, number>();
  readonly #steps = new Map<string, number>();
  readonly #busySince: number = Number.POSITIVE_INFINITY;
  /** The last order or start of a drink. The next drink was not ready until then. */
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

  /** Null if the order is not waiting. */
  ahead(orderId: string): number | null {
    return this.#ahead.get(orderId) ?? null;
  }

  /** Null where the pace is unknown or the order is on hold. */
  readyAt(orderId: string, pace: Pace | null): number | null {
    const steps = this.#steps.get(orderId);
    if (!pace || steps === undefined) return null;
    const { perDrinkMs, lastDoneAt } = pace;
    // An overdue drink takes half as long again, so that a break does not promise a time.
    const from = Math.max(lastDoneAt, this.#busySince, this.#changedAt - perDrinkMs / 2);
    return Math.round((from + steps * perDrinkMs) / roundToMs) * roundToMs;
  }
}

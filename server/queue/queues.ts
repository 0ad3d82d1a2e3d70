import type { Language } from '#domain/languages.ts';
import { type OrderedDrink, tonightMs } from '#domain/orders.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { gathered } from '#server/db/gather.ts';
import { Kept } from '#server/db/kept.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import {
  type Made,
  type OpenRow,
  type OrderRow,
  readDrink,
  readMade,
  readOpenOrders,
  readOrdersOfGuests,
} from './rows.ts';

const barsKept = 2_000;
const guestsKept = 20_000;
const drinksKept = 5_000;
/** A place in the queue may be told so late; what happens to a guest's own order is told at once. */
const placesMs = 200;

/** So late the end of the night is noticed where nothing else happens. */
const nightMs = 60_000;

/** The word of the change feed about the orders of a bar, or those of a guest's browser. */
export function orderWord(scope: string): string {
  return `orders:${scope}`;
}

/** The scope of what a bar has made, within its orders. */
export function madeScope(barId: string): string {
  return `made-${barId}`;
}

/** Said by the queues themselves: somebody's place is another one now. */
export function placeWord(barId: string, guestKey: string): string {
  return `places:${barId}:${guestKey}`;
}

/** What a bar has yet to make or is making, oldest first. */
export class Queue {
  readonly orders: readonly OpenRow[];
  readonly waiting: readonly OpenRow[];
  readonly #places: ReadonlyMap<string, number>;

  constructor(orders: readonly OpenRow[]) {
    this.orders = orders;
    this.waiting = orders.filter(({ status }) => status === 'new');
    const own = new Map<string | null, number>();
    this.#places = new Map(
      this.waiting.map(({ id, guest_key: guest }, place) => {
        const before = guest === null ? 0 : (own.get(guest) ?? 0);
        own.set(guest, before + 1);
        return [id, place - before];
      }),
    );
  }

  /** How many of others are before this order; null when it does not wait. */
  ahead(orderId: string): number | null {
    return this.#places.get(orderId) ?? null;
  }
}

interface Reader {
  db: Db;
  isLive?: boolean;
}

/** Guests whose drinks are ready at the same time are read together. */
const readOrdersOfGuest = gathered(async (db, guestKeys: readonly string[]) => {
  const orders = await readOrdersOfGuests(db, guestKeys, tonight());
  return guestKeys.map((guestKey) => orders.get(guestKey) ?? []);
});

function tonight(): Date {
  return new Date(Date.now() - tonightMs);
}

type LocalizedDrink = Record<Language, OrderedDrink>;

/**
 * The queues of all bars, in memory: one read per bar and change, whatever the number of guests who
 * wait. A word of the change feed throws away what it is about.
 */
export class Queues {
  readonly #db: Db;
  readonly #bars: Kept<Queue>;
  readonly #made: Kept<Made>;
  readonly #guests: Kept<OrderRow[]>;
  readonly #drinks: Kept<LocalizedDrink | null>;
  /** By bar: the guests who wait, and the orders and places they were told. */
  readonly #told = new Map<string, Map<string, Map<string, number | null>>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #say: (word: string) => void = () => {};

  constructor(db: Db, hearsChanges: () => boolean) {
    this.#db = db;
    this.#bars = new Kept(barsKept, hearsChanges);
    this.#made = new Kept(barsKept, hearsChanges);
    this.#guests = new Kept(guestsKept, hearsChanges);
    this.#drinks = new Kept(drinksKept, hearsChanges);
  }

  /** Who hears that places have changed. */
  onPlaces(listener: (word: string) => void): void {
    this.#say = listener;
  }

  /** Hears a word before live queries do. */
  changed(word: string): void {
    const [table, scope = ''] = word.split(':');
    if (word === '*') {
      this.#bars.forgetAll();
      this.#made.forgetAll();
      this.#guests.forgetAll();
    }
    if (word === '*' || table === 'drinks') this.#drinks.forgetAll();
    if (table !== 'orders') return;
    this.#bars.forget(scope);
    this.#made.forget(scope);
    this.#guests.forget(scope);
    if (!this.#told.has(scope) || this.#timers.has(scope)) return;
    const timer = setTimeout(() => this.#tellPlaces(scope), placesMs).unref();
    this.#timers.set(scope, timer);
  }

  /** A word may be a moment late: only who follows the queue shares what is kept of it. */
  of({ db, isLive }: Reader, barId: string): Promise<Queue> {
    const read = async () => new Queue(await readOpenOrders(db, barId));
    return isLive ? this.#bars.get(db, barId, read) : read();
  }

  /** What a bar has made, at least the last `most`, and how many tonight. */
  async madeBy({ db, isLive }: Reader, barId: string, most: number): Promise<Made> {
    const read = () => readMade(db, barId, most, tonight());
    if (!isLive) return read();
    const scope = madeScope(barId);
    const kept = await this.#made.get(db, scope, read);
    if (kept.most >= most && kept.since.getTime() > tonight().getTime() - nightMs) return kept;
    this.#made.forget(scope);
    return this.#made.get(db, scope, read);
  }

  /** What a browser ordered tonight in a bar, newest first, each with its place. */
  async ofGuest(
    reader: Reader,
    barId: string,
    guestKey: string,
  ): Promise<{ row: OrderRow; ahead: number | null }[]> {
    const read = () => readOrdersOfGuest(reader.db, guestKey);
    const all = await (reader.isLive ? this.#guests.get(reader.db, guestKey, read) : read());
    const since = tonight();
    const rows = all.filter((row) => row.bar_id === barId && row.created_at > since);
    if (!rows.some(({ status }) => status === 'new'))
      return rows.map((row) => ({ row, ahead: null }));
    const queue = await this.of(reader, barId);
    const orders = rows.map((row) => ({ row, ahead: queue.ahead(row.id) }));
    if (!reader.isLive) return orders;
    const told = this.#told.get(barId) ?? new Map();
    told.set(guestKey, new Map(orders.map(({ row, ahead }) => [row.id, ahead])));
    this.#told.set(barId, told);
    return orders;
  }

  /** How a drink is shown on an order, or null where there is no such drink. */
  async drink(db: Db | Tx, id: string | null, language: Language): Promise<OrderedDrink | null> {
    if (!id) return null;
    const drink = await this.#drinks.get(db, id, async () => {
      const row = await readDrink(db, id);
      if (!row) return null;
      const look = { imageUrl: pictureUrl(id, row.look), hue: hueOf(row.look) };
      return { en: { name: row.name_en, ...look }, sk: { name: row.name_sk, ...look } };
    });
    return drink?.[language] ?? null;
  }

  async #tellPlaces(barId: string): Promise<void> {
    this.#timers.delete(barId);
    const told = this.#told.get(barId);
    // Where it cannot be read, everyone asks again, and is told why.
    const queue = await this.of({ db: this.#db, isLive: true }, barId).catch(() => undefined);
    for (const [guestKey, places] of told ?? []) {
      const same = queue && [...places].every(([id, ahead]) => queue.ahead(id) === ahead);
      if (same) continue;
      told?.delete(guestKey);
      this.#say(placeWord(barId, guestKey));
    }
    if (!told?.size) this.#told.delete(barId);
  }
}

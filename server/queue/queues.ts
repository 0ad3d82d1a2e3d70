import type { Language } from '#domain/languages.ts';
import { type OrderedDrink, tonightMs } from '#domain/orders.ts';
import { ReadCache } from '#server/cache/read-cache.ts';
import { batched } from '#server/db/batch.ts';
import { anyTopic, type Db, type Tx } from '#server/db/database.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import {
  ordersMadeBy,
  ordersOfBar,
  ordersOfGuest,
  parseTopic,
  placesInQueue,
} from '#server/topics.ts';
import {
  type Made,
  type OpenRow,
  type OrderRow,
  readDrink,
  readMade,
  readOpenOrders,
  readOrdersOfGuests,
} from './rows.ts';

const maxBars = 2_000;
const maxGuests = 20_000;
const maxDrinks = 5_000;
/** Guests see a new place in the queue after this delay; changes of their own orders at once. */
const placesDelayMs = 200;

/** How stale the 12-hour window of a cached count may become. */
const maxWindowAgeMs = 60_000;

/** The open orders of a bar, oldest first: new ones and those being made. */
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

  /** How many orders of other guests are ahead of this one; null if it is not waiting. */
  ahead(orderId: string): number | null {
    return this.#places.get(orderId) ?? null;
  }
}

interface Reader {
  db: Db;
  isLive?: boolean;
}

/** Batched, because the drinks of many guests are ready at the same time. */
const readOrdersOfGuest = batched(async (db, guestKeys: readonly string[]) => {
  const orders = await readOrdersOfGuests(db, guestKeys, tonight());
  return guestKeys.map((guestKey) => orders.get(guestKey) ?? []);
});

function tonight(): Date {
  return new Date(Date.now() - tonightMs);
}

type LocalizedDrink = Record<Language, OrderedDrink>;

/**
 * The queues of all bars, cached by the topics that change them: one read per bar and change,
 * whatever the number of guests who wait.
 */
export class Queues {
  readonly #db: Db;
  readonly #bars: ReadCache<Queue>;
  readonly #made: ReadCache<Made>;
  readonly #guests: ReadCache<OrderRow[]>;
  readonly #drinks: ReadCache<LocalizedDrink | null>;
  /** By bar and guest: the waiting orders and the places last sent to that guest. */
  readonly #sentPlaces = new Map<string, Map<string, Map<string, number | null>>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #publish: (topic: string) => void = () => {};

  constructor(db: Db, isFeedConnected: () => boolean) {
    this.#db = db;
    this.#bars = new ReadCache(maxBars, isFeedConnected);
    this.#made = new ReadCache(maxBars, isFeedConnected);
    this.#guests = new ReadCache(maxGuests, isFeedConnected);
    this.#drinks = new ReadCache(maxDrinks, isFeedConnected);
  }

  /** Sets the listener for the topics of guests whose places have changed. */
  onPlacesChanged(listener: (topic: string) => void): void {
    this.#publish = listener;
  }

  /** To be called before live queries run again. */
  changed(topic: string): void {
    const { table, scope } = parseTopic(topic);
    if (topic === anyTopic) {
      this.#bars.clear();
      this.#made.clear();
      this.#guests.clear();
    }
    if (topic === anyTopic || table === 'drinks') this.#drinks.clear();
    if (table !== 'orders') return;
    this.#bars.delete(topic);
    this.#made.delete(topic);
    this.#guests.delete(topic);
    if (!this.#sentPlaces.has(scope) || this.#timers.has(scope)) return;
    const timer = setTimeout(() => this.#publishPlaces(scope), placesDelayMs).unref();
    this.#timers.set(scope, timer);
  }

  /** A subscription reads the cache; a one-shot call the database, since topics may be a moment late. */
  of({ db, isLive }: Reader, barId: string): Promise<Queue> {
    const read = async () => new Queue(await readOpenOrders(db, barId));
    return isLive ? this.#bars.get(db, ordersOfBar(barId), read) : read();
  }

  /** The orders that a bar has made, at least the last `limit`, and how many tonight. */
  async madeBy({ db, isLive }: Reader, barId: string, limit: number): Promise<Made> {
    const read = () => readMade(db, barId, limit, tonight());
    if (!isLive) return read();
    const key = ordersMadeBy(barId);
    const cached = await this.#made.get(db, key, read);
    const isRecent = cached.since.getTime() > tonight().getTime() - maxWindowAgeMs;
    if (cached.limit >= limit && isRecent) return cached;
    this.#made.delete(key);
    return this.#made.get(db, key, read);
  }

  /** A guest's orders of tonight in a bar, newest first, each with its place. */
  async ofGuest(
    reader: Reader,
    barId: string,
    guestKey: string,
  ): Promise<{ row: OrderRow; ahead: number | null }[]> {
    const read = () => readOrdersOfGuest(reader.db, guestKey);
    const key = ordersOfGuest(guestKey);
    const all = await (reader.isLive ? this.#guests.get(reader.db, key, read) : read());
    const since = tonight();
    const rows = all.filter((row) => row.bar_id === barId && row.created_at > since);
    if (!rows.some(({ status }) => status === 'new'))
      return rows.map((row) => ({ row, ahead: null }));
    const queue = await this.of(reader, barId);
    const orders = rows.map((row) => ({ row, ahead: queue.ahead(row.id) }));
    if (!reader.isLive) return orders;
    const sent = this.#sentPlaces.get(barId) ?? new Map();
    sent.set(guestKey, new Map(orders.map(({ row, ahead }) => [row.id, ahead])));
    this.#sentPlaces.set(barId, sent);
    return orders;
  }

  /** Name and picture of an ordered drink, or null if it does not exist. */
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

  async #publishPlaces(barId: string): Promise<void> {
    this.#timers.delete(barId);
    const sent = this.#sentPlaces.get(barId);
    // If it cannot be read, every guest's query runs again and gets the error.
    const queue = await this.of({ db: this.#db, isLive: true }, barId).catch(() => undefined);
    for (const [guestKey, places] of sent ?? []) {
      const isSame = queue && [...places].every(([id, ahead]) => queue.ahead(id) === ahead);
      if (isSame) continue;
      sent?.delete(guestKey);
      this.#publish(placesInQueue(barId, guestKey));
    }
    if (!sent?.size) this.#sentPlaces.delete(barId);
  }
}

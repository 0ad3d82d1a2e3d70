import { hueOf } from '#catalogue/look/look.ts';
import type { Language } from '#domain/languages.ts';
import { type OrderedDrink, tonightMs } from '#domain/orders/orders.ts';
import { ReadCache } from '#server/cache/read-cache.ts';
import { batched } from '#server/db/batch.ts';
import { anyTopic, type Db, type Tx } from '#server/db/database.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import {
  ordersMadeBy,
  ordersOfBar,
  ordersOfGuest,
  parseTopic,
  placesInQueue,
} from '#server/topics.ts';
import { type Pace, paceOf } from './pace.ts';
import { Queue } from './queue.ts';
import {
  type Made,
  type OrderRow,
  readDrink,
  readMade,
  readOpenOrders,
  readOrdersOfGuests,
} from './rows.ts';

const maxBars = 2_000;
const maxGuests = 20_000;
const maxDrinks = 5_000;
/** Same as the board, so that both share cached rows. */
const madeForPace = 31;
/**
 * Guests see a new place in the queue after this delay, and changes of their own orders at once.
 */
const placesDelayMs = 200;

const maxWindowAgeMs = 60_000;

interface Place {
  ahead: number | null;
  readyAt: number | null;
}

const noPlace: Place = { ahead: null, readyAt: null };

function isSame(a: Place, b: Place): boolean {
  return a.ahead === b.ahead && a.readyAt === b.readyAt;
}

interface Reader {
  db: Db;
  isLive?: boolean;
}

const readOrdersOfGuest = batched(async (db, guestKeys: readonly string[]) => {
  const orders = await readOrdersOfGuests(db, guestKeys, tonight());
  return guestKeys.map((guestKey) => orders.get(guestKey) ?? []);
});

function tonight(): Date {
  return new Date(Date.now() - tonightMs);
}

type LocalizedDrink = Record<Language, OrderedDrink>;

/** One read per bar and change, whatever the number of waiting guests. */
export class Queues {
  readonly #db: Db;
  readonly #bars: ReadCache<Queue>;
  readonly #made: ReadCache<Made>;
  readonly #guests: ReadCache<OrderRow[]>;
  readonly #drinks: ReadCache<LocalizedDrink | null>;
  /** By bar and guest: the places last sent to that guest. */
  readonly #sentPlaces = new Map<string, Map<string, Map<string, Place>>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #reading = new Map<string, Set<{ isStale: boolean }>>();
  #publish: (topic: string) => void = () => {};

  constructor(db: Db, isFeedConnected: () => boolean) {
    this.#db = db;
    this.#bars = new ReadCache(maxBars, isFeedConnected);
    this.#made = new ReadCache(maxBars, isFeedConnected);
    this.#guests = new ReadCache(maxGuests, isFeedConnected);
    this.#drinks = new ReadCache(maxDrinks, isFeedConnected);
  }

  onPlacesChanged(listener: (topic: string) => void): void {
    this.#publish = listener;
  }

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
    for (const reading of this.#reading.get(scope) ?? []) reading.isStale = true;
    if (this.#sentPlaces.has(scope)) this.#publishSoon(scope);
  }

  #publishSoon(barId: string): void {
    if (this.#timers.has(barId)) return;
    const timer = setTimeout(() => this.#publishPlaces(barId), placesDelayMs).unref();
    this.#timers.set(barId, timer);
  }

  /** A one-shot call reads the database, because topics may be late. */
  of({ db, isLive }: Reader, barId: string): Promise<Queue> {
    const read = async () => new Queue(await readOpenOrders(db, barId));
    return isLive ? this.#bars.get(db, ordersOfBar(barId), read) : read();
  }

  /** At least the last `limit` completed orders, and how many tonight. */
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

  async ofGuest(
    reader: Reader,
    barId: string,
    guestKey: string,
  ): Promise<{ row: OrderRow; place: Place }[]> {
    const read = () => readOrdersOfGuest(reader.db, guestKey);
    const key = ordersOfGuest(guestKey);
    const all = await (reader.isLive ? this.#guests.get(reader.db, key, read) : read());
    const since = tonight();
    const rows = all.filter((row) => row.bar_id === barId && row.created_at > since);
    const open = rows.filter(({ status }) => status === 'new' || status === 'processing');
    if (open.length === 0) return rows.map((row) => ({ row, place: noPlace }));
    const { placeOf, isStale } = await this.#readPlaces(reader, barId);
    const orders = rows.map((row) => ({ row, place: placeOf(row.id) }));
    if (!reader.isLive) return orders;
    const sent = this.#sentPlaces.get(barId) ?? new Map();
    sent.set(guestKey, new Map(open.map(({ id }) => [id, placeOf(id)])));
    this.#sentPlaces.set(barId, sent);
    if (isStale) this.#publishSoon(barId);
    return orders;
  }

  /** Also whether the places changed during the read: then the guest must get the next ones. */
  async #readPlaces(reader: Reader, barId: string) {
    const reading = { isStale: false };
    const all = this.#reading.get(barId) ?? new Set();
    this.#reading.set(barId, all.add(reading));
    try {
      return { placeOf: await this.#places(reader, barId), isStale: reading.isStale };
    } finally {
      all.delete(reading);
      if (all.size === 0) this.#reading.delete(barId);
    }
  }

  async #places(reader: Reader, barId: string): Promise<(orderId: string) => Place> {
    const [queue, pace] = await Promise.all([this.of(reader, barId), this.#pace(reader, barId)]);
    return (id) => ({ ahead: queue.ahead(id), readyAt: queue.readyAt(id, pace) });
  }

  async #pace(reader: Reader, barId: string): Promise<Pace | null> {
    const { rows } = await this.madeBy(reader, barId, madeForPace);
    return paceOf(rows, Date.now());
  }

  /** Null if the drink does not exist. */
  async drink(db: Db | Tx, id: string | null, language: Language): Promise<OrderedDrink | null> {
    if (!id) return null;
    const drink = await this.#drinks.get(db, id, async () => {
      const row = await readDrink(db, id);
      if (!row) return null;
      const { category } = row;
      const look = { imageUrl: pictureUrl(id, row.look), hue: hueOf(row.look), category };
      return { en: { name: row.name_en, ...look }, sk: { name: row.name_sk, ...look } };
    });
    return drink?.[language] ?? null;
  }

  async #publishPlaces(barId: string): Promise<void> {
    this.#timers.delete(barId);
    const sent = this.#sentPlaces.get(barId);
    // If this read fails, every guest's query runs again and gets the error.
    const reader = { db: this.#db, isLive: true };
    const placeOf = await this.#places(reader, barId).catch(() => undefined);
    for (const [guestKey, places] of sent ?? []) {
      if (placeOf && [...places].every(([id, place]) => isSame(place, placeOf(id)))) continue;
      sent?.delete(guestKey);
      this.#publish(placesInQueue(barId, guestKey));
    }
    if (!sent?.size) this.#sentPlaces.delete(barId);
  }
}

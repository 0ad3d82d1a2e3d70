import { LruCache } from '#server/cache/lru-cache.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { type DrinkDetails, readDetails } from './rows.ts';

const maxDrinks = 5_000;

export class CatalogueDetails {
  readonly #cache = new LruCache<DrinkDetails>(maxDrinks);

  /** In the order of the ids. Unknown ones are left out. */
  async of(db: Db | Tx, ids: readonly string[]): Promise<DrinkDetails[]> {
    const found = new Map(ids.map((id) => [id, this.#cache.get(id)]));
    const missing = ids.filter((id) => !found.get(id));
    for (const details of await readDetails(db, missing)) {
      found.set(details.id, details);
      // A transaction may be rolled back.
      if (!db.isTransaction) this.#cache.set(details.id, details);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}

export class MenuDetails {
  readonly #catalogue: CatalogueDetails;
  readonly #own: ReadonlyMap<string, DrinkDetails>;

  constructor(catalogue: CatalogueDetails, own: readonly DrinkDetails[]) {
    this.#catalogue = catalogue;
    this.#own = new Map(own.map((details) => [details.id, details]));
  }

  async of(db: Db | Tx, ids: readonly string[]): Promise<DrinkDetails[]> {
    if (!this.#own.size) return this.#catalogue.of(db, ids);
    const others = await this.#catalogue.of(
      db,
      ids.filter((id) => !this.#own.has(id)),
    );
    const found = new Map(others.map((details) => [details.id, details]));
    return ids.flatMap((id) => this.#own.get(id) ?? found.get(id) ?? []);
  }
}

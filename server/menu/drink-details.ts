import { Bounded } from '#server/db/bounded.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { type DrinkDetails, readDetails } from './rows.ts';

const drinksKept = 5_000;

/** Everything about the drinks of the catalogue, read when it is first asked for. */
export class CatalogueDetails {
  readonly #kept = new Bounded<DrinkDetails>(drinksKept);

  /** In the order of the ids; unknown ones are left out. */
  async of(db: Db | Tx, ids: readonly string[]): Promise<DrinkDetails[]> {
    const found = new Map(ids.map((id) => [id, this.#kept.get(id)]));
    const missing = ids.filter((id) => !found.get(id));
    for (const details of await readDetails(db, missing)) {
      found.set(details.id, details);
      // What a transaction reads may be rolled back.
      if (!db.isTransaction) this.#kept.set(details.id, details);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}

/** Everything about the drinks of one bar: those of the catalogue, and its own. */
export class MenuDetails {
  readonly #catalogue: CatalogueDetails;
  readonly #own: ReadonlyMap<string, DrinkDetails>;

  constructor(catalogue: CatalogueDetails, own: readonly DrinkDetails[]) {
    this.#catalogue = catalogue;
    this.#own = new Map(own.map((details) => [details.id, details]));
  }

  /** In the order of the ids; unknown ones are left out. */
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

import type { Db, Tx } from '#server/db/database.ts';
import { Kept } from '#server/db/kept.ts';

const barsKept = 10_000;

/** A bar as access to it and its menu are decided, and as guests see it. */
export type KnownBar = NonNullable<Awaited<ReturnType<typeof readBar>>>;

/** Bars by id and by code, in memory until the change feed tells of a change. */
export class BarLookups {
  readonly #byId: Kept<KnownBar | null>;
  readonly #byCode: Kept<KnownBar | null>;

  constructor(hearsChanges: () => boolean) {
    this.#byId = new Kept(barsKept, hearsChanges);
    this.#byCode = new Kept(barsKept, hearsChanges);
  }

  /** Hears a word of the change feed before live queries do. */
  changed(word: string): void {
    if (word === '*') {
      this.#byId.forgetAll();
      this.#byCode.forgetAll();
    }
    const [table, scope = ''] = word.split(':');
    if (table !== 'bars') return;
    this.#byId.forget(scope);
    this.#byCode.forget(scope);
  }

  byId(db: Db | Tx, id: string): Promise<KnownBar | null> {
    return this.#byId.get(db, id, () => readBar(db, 'id', id));
  }

  byCode(db: Db | Tx, code: string): Promise<KnownBar | null> {
    return this.#byCode.get(db, code, () => readBar(db, 'code', code));
  }
}

export async function readBar(db: Db | Tx, by: 'id' | 'code', value: string) {
  const found = await db
    .selectFrom('bars')
    .select([
      'id',
      'account_id as accountId',
      'name',
      'description',
      'code',
      'is_active as isActive',
      'is_open as isOpen',
      'allows_substitutes as allowsSubstitutes',
      'allows_guest_search as allowsGuestSearch',
    ])
    .where(by, '=', value)
    .executeTakeFirst();
  return found ?? null;
}

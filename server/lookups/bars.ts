import { ReadCache } from '#server/cache/read-cache.ts';
import { anyTopic, type Db, type Tx } from '#server/db/database.ts';
import { parseTopic } from '#server/topics.ts';

const maxBars = 10_000;

export type KnownBar = NonNullable<Awaited<ReturnType<typeof readBar>>>;

export class BarLookups {
  readonly #byId: ReadCache<KnownBar | null>;
  readonly #byCode: ReadCache<KnownBar | null>;

  constructor(isFeedConnected: () => boolean) {
    this.#byId = new ReadCache(maxBars, isFeedConnected);
    this.#byCode = new ReadCache(maxBars, isFeedConnected);
  }

  /** Call this before live queries run again. */
  changed(topic: string): void {
    if (topic === anyTopic) {
      this.#byId.clear();
      this.#byCode.clear();
    }
    const { table, scope } = parseTopic(topic);
    if (table !== 'bars') return;
    this.#byId.delete(scope);
    this.#byCode.delete(scope);
  }

  byId(db: Db | Tx, id: string): Promise<KnownBar | null> {
    return this.#byId.get(db, id, () => readBar(db, 'id', id));
  }

  /** A deactivated bar is null and not cached, so that response times do not reveal it. */
  byCode(db: Db | Tx, code: string): Promise<KnownBar | null> {
    return this.#byCode.get(db, code, async () => {
      const bar = await readBar(db, 'code', code);
      return bar?.isActive ? bar : null;
    });
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
      'menu_mode as menuMode',
      'currency',
      'paused_at as pausedAt',
      'paused_until as pausedUntil',
    ])
    .where(by, '=', value)
    .executeTakeFirst();
  return found ?? null;
}

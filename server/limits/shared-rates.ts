import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/database.ts';
import { LocalRates, type Rates, type Use } from './rates.ts';

/**
 * Rate limits of all replicas, in the database. A token bucket is stored as the time at which it is
 * full again: taking one moves it by `everyMs`, and it may lie `burst` times that ahead at most.
 */
export class SharedRates implements Rates {
  readonly #db: Db;
  /** What this replica alone refuses costs the database nothing, so that a flood ends here. */
  readonly #local = new LocalRates();

  constructor(db: Db) {
    this.#db = db;
  }

  async take(uses: readonly Use[]): Promise<number[]> {
    await this.#local.take(uses);
    const msToFull: number[] = [];
    // One after the other: what one limit refuses is not charged to the next.
    for (const use of uses) msToFull.push(await this.#takeOne(use));
    return msToFull;
  }

  async #takeOne({ key, limit: { burst, everyMs } }: Use): Promise<number> {
    const taken = sql`excluded.full_at + greatest(bucket.full_at - now(), interval '0')`;
    const { rows } = await sql<{ ms: number }>`
      insert into rate_buckets as bucket (key, full_at)
      values (${key}, now() + ${everyMs}::float * interval '1 ms')
      on conflict (key) do update set full_at = ${taken}
      where ${taken} <= now() + ${burst * everyMs}::float * interval '1 ms'
      returning (extract(epoch from full_at - now()) * 1000)::float as ms
    `.execute(this.#db);
    if (!rows[0]) throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil(everyMs / 1000) });
    return rows[0].ms;
  }
}

/** Deletes buckets that are full: they are as if nothing had ever been taken. */
export async function deleteFullBuckets(db: Db): Promise<void> {
  await sql`delete from rate_buckets where full_at < now()`.execute(db);
}

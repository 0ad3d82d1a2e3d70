import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/database.ts';
import { LocalRates, type Rates, type Use } from './rates.ts';

/** A bucket is stored as the time at which it is full again. Taking one moves it by `everyMs`. */
export class SharedRates implements Rates {
  readonly #db: Db;
  /** A local refusal costs the database nothing, so a flood ends here. */
  readonly #local = new LocalRates();

  constructor(db: Db) {
    this.#db = db;
  }

  async take(uses: readonly Use[]): Promise<number[]> {
    await this.#local.take(uses);
    const msToFull: number[] = [];
    // One after the other, so that a refused use is not charged to the next limit.
    for (const use of uses) {
      const ms = await tryTake(this.#db, use);
      if (ms === undefined) {
        const retryAfterSeconds = Math.ceil(use.limit.everyMs / 1000);
        throw new AppError('TOO_MANY', { retryAfterSeconds });
      }
      msToFull.push(ms);
    }
    return msToFull;
  }
}

export async function tryTake(db: Db, { key, limit }: Use): Promise<number | undefined> {
  const { burst, everyMs } = limit;
  const taken = sql`excluded.full_at + greatest(bucket.full_at - now(), interval '0')`;
  const { rows } = await sql<{ ms: number }>`
    insert into rate_buckets as bucket (key, full_at)
    values (${key}, now() + ${everyMs}::float * interval '1 ms')
    on conflict (key) do update set full_at = ${taken}
    where ${taken} <= now() + ${burst * everyMs}::float * interval '1 ms'
    returning (extract(epoch from full_at - now()) * 1000)::float as ms
  `.execute(db);
  return rows[0]?.ms;
}

export async function giveBack(db: Db, { key, limit }: Use): Promise<void> {
  await sql`
    update rate_buckets set full_at = full_at - ${limit.everyMs}::float * interval '1 ms'
    where key = ${key}
  `.execute(db);
}

export async function deleteFullBuckets(db: Db): Promise<void> {
  await sql`delete from rate_buckets where full_at < now()`.execute(db);
}

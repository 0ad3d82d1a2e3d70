import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import { type OpenStatus, tonightMs } from '#domain/orders/orders.ts';
import type { Db } from '#server/db/database.ts';

/** The database is queried at most once in this time, however often /metrics is requested. */
const maxAgeMs = 10_000;
/** A slow database must not delay the other metrics. Without a reply there is no count. */
const patienceMs = 1_000;

/** `orders_waiting`: tonight's open orders of all bars. Every replica reports the same. */
export function orderMetrics(db: Db): Registry {
  const register = new Registry();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: ReturnType<typeof count> | undefined;
  const count = async (): Promise<Record<OpenStatus, number> | undefined> => {
    const { rows } = await sql<Record<OpenStatus, number>>`
      select count(*) filter (where status = 'new')::int as new,
        count(*) filter (where status = 'processing')::int as processing
      from orders
      where status in ('new', 'processing') and created_at > ${new Date(Date.now() - tonightMs)}
    `.execute(db);
    return rows[0];
  };
  new Gauge({
    name: 'orders_waiting',
    help: 'Orders of the last 12 hours that are not ready, by status',
    labelNames: ['status'],
    registers: [register],
    async collect() {
      if (performance.now() - askedAt > maxAgeMs) {
        askedAt = performance.now();
        asked = count().catch(() => undefined);
      }
      const counts = await Promise.race([asked, delay(patienceMs, undefined, { ref: false })]);
      this.reset();
      for (const [status, number] of Object.entries(counts ?? {})) this.set({ status }, number);
    },
  });
  return register;
}

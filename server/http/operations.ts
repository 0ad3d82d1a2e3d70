import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError, errors } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { DiskSpace } from '#server/db/disk-space.ts';
import type { LiveQueries } from '#server/rpc/live.ts';

/** Shorter than the timeout of most health checks. */
const readyTimeoutMs = 2_000;
const readyCacheMs = 1_000;
/** An unavailable database or a full disk is logged separately. */
const expected: readonly number[] = [errors.UNAVAILABLE.status, errors.STORAGE_FULL.status];

export interface OperationsOptions {
  database: Database;
  disk: DiskSpace | undefined;
  live: LiveQueries;
  sockets: { readonly size: number };
  metrics: readonly Registry[];
  mayReadMetrics: (request: FastifyRequest) => boolean;
}

export function serveOperations(
  app: FastifyInstance,
  { database, disk, live, sockets, metrics, mayReadMetrics }: OperationsOptions,
) {
  app.get('/healthz', async () => ({ ok: true }));

  let lastCheck: { at: number; reasons: Promise<string[]> } | undefined;
  app.get('/readyz', async (_request, reply) => {
    // At most one query per second, whatever the number of requests.
    if (!lastCheck || performance.now() - lastCheck.at > readyCacheMs) {
      lastCheck = { at: performance.now(), reasons: whyNotReady(database, disk) };
    }
    const reasons = await lastCheck.reasons;
    reply.status(reasons.length ? 503 : 200);
    return { ok: reasons.length === 0, database: database.engine, reasons };
  });

  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  });
  const failed = new Counter({
    name: 'errors_total',
    help: 'Calls that returned an error, by its code',
    labelNames: ['code'],
    registers: [register],
  });
  const { connections, snapshotAgeMs } = database;
  if (connections) {
    new Gauge({
      name: 'database_connections',
      help: 'Used and idle connections, and calls that wait for one',
      labelNames: ['state'],
      registers: [register],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }
  const gauges: Record<string, [help: string, value: () => number]> = {
    live_sockets: ['Open sockets', () => sockets.size],
    live_queries: ['Distinct live queries', () => live.size],
    live_runs: ['Runs of live queries since the start', () => live.runs],
    change_feed_connected: ['1 while changes arrive', () => Number(database.feedConnected())],
    ...(snapshotAgeMs && {
      snapshot_age_seconds: ['Age of the latest snapshot', () => snapshotAgeMs() / 1000],
    }),
    ...(disk && { disk_free_bytes: ['Free space of the data folder', () => disk.freeBytes] }),
  };
  for (const [name, [help, value]] of Object.entries(gauges)) {
    new Gauge({ name, help, registers: [register], collect: gauge(value) });
  }

  const all = Registry.merge([register, ...metrics]);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request)) throw new AppError('NOT_FOUND', null);
    return reply.type(all.contentType).send(await all.metrics());
  });

  app.addHook('preSerialization', async (_request, reply, payload) => {
    const { code } = (payload ?? {}) as { code?: string };
    if (reply.statusCode >= 400 && code && Object.hasOwn(errors, code)) failed.inc({ code });
    return payload;
  });

  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    const { name } = request.params as { name?: string };
    const pattern = request.routeOptions.url ?? 'page';
    // Unknown names do not become labels, because their number is unlimited.
    const route = name && status === 200 ? pattern.replace(':name', name) : pattern;
    durations.observe({ route, status }, reply.elapsedTime / 1000);
    const level = status >= 500 && !expected.includes(status) ? 'error' : 'debug';
    request.log[level]({ route, method: request.method, status, ms: reply.elapsedTime }, 'request');
  });
}

async function whyNotReady(database: Database, disk: DiskSpace | undefined): Promise<string[]> {
  const answered = sql`select 1`.execute(database.db).then(
    () => 'answered',
    () => 'failed',
  );
  const late = delay(readyTimeoutMs, 'late', { ref: false });
  const outcome = await Promise.race([answered, late]);
  return [
    outcome === 'late' && `the database has not responded within ${readyTimeoutMs} ms`,
    outcome === 'failed' && 'the database cannot be reached',
    !database.feedConnected() && 'the change feed is not connected',
    disk?.level === 'full' && 'the disk is full',
  ].filter((reason) => reason !== false && reason !== undefined);
}

function gauge(value: () => number) {
  return function collect(this: Gauge) {
    this.set(value());
  };
}

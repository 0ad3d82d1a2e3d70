import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { LiveQueries } from '#server/rpc/live.ts';

export interface OperationsOptions {
  database: Database;
  live: LiveQueries;
  sockets: { readonly size: number };
}

/** What an operator watches: /healthz, /readyz, /metrics, and one log line for each request. */
export function serveOperations(
  app: FastifyInstance,
  { database, live, sockets }: OperationsOptions,
) {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async () => {
    const answers = await sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
    if (!answers || !database.feedConnected()) throw new AppError('UNAVAILABLE', null);
    return { ok: true, database: database.engine };
  });

  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  });
  const gauges = {
    live_sockets: ['Open sockets', () => sockets.size],
    live_queries: ['Distinct live queries', () => live.size],
    live_runs: ['Runs of live queries since the start', () => live.runs],
  } as const;
  for (const [name, [help, value]] of Object.entries(gauges)) {
    new Gauge({ name, help, registers: [register], collect: gauge(value) });
  }

  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );

  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    const { name } = request.params as { name?: string };
    const pattern = request.routeOptions.url ?? 'page';
    // A name that anyone can invent is no label.
    const route = name && status === 200 ? pattern.replace(':name', name) : pattern;
    durations.observe({ route, status }, reply.elapsedTime / 1000);
    const level = status >= 500 ? 'error' : 'debug';
    request.log[level]({ route, method: request.method, status, ms: reply.elapsedTime }, 'request');
  });
}

function gauge(value: () => number) {
  return function collect(this: Gauge) {
    this.set(value());
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '#server/startup-error.ts';
import type { ChangeListener, Database } from './database.ts';
import { preparedName } from './prepared.ts';
import type { Schema } from './schema.ts';

const oldestVersion = 15;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How often the feed's line is tried, and how long it may take to answer. */
const defaultPulseMs = 15_000;

export async function openPostgres(options: {
  url: string;
  poolSize: number;
  pulseMs?: number;
}): Promise<Database> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.poolSize,
    statement_timeout: 15_000,
    // A new connection has to plan everything anew: the first order after a lull should not wait for it.
    idleTimeoutMillis: 600_000,
  });
  // A connection lost while idle is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  await checkVersion(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

  const listeners: ChangeListener[] = [];
  const emit: ChangeListener = (payload) => listeners.forEach((listener) => listener(payload));
  const pulseMs = options.pulseMs ?? defaultPulseMs;
  let feed: pg.Client | undefined;
  let closing = false;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: pulseMs,
      query_timeout: pulseMs,
    });
    const lost = () => {
      if (feed !== client) return;
      feed = undefined;
      if (!closing) void relisten();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => emit(payload ?? '*'));
    await client.connect();
    await client.query('listen changes');
    feed = client;
  }

  async function relisten() {
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 5_000)) {
      await delay(wait);
      try {
        await listen();
        return emit('*');
      } catch {}
    }
  }

  // A line that is cut in silence, as by a firewall that forgets quiet ones, must be asked to be missed.
  const pulse = setInterval(() => {
    const client = feed;
    client?.query('select 1').catch(() => client.end());
  }, pulseMs);
  pulse.unref();

  await listen();
  return {
    engine: 'postgres',
    db,
    onChange: (listener) => void listeners.push(listener),
    feedConnected: () => feed !== undefined,
    async close() {
      closing = true;
      clearInterval(pulse);
      await feed?.end();
      await db.destroy();
    },
  };
}

class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen overloads; Kysely calls one of them
  override query(text: any, values?: any, ...more: any[]): any {
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    const query = name ? [{ name, text, values }, ...more] : [text, values, ...more];
    return Reflect.apply(super.query, this, query);
  }
}

async function checkVersion(pool: pg.Pool) {
  const answer = await pool.query('show server_version_num').catch((error: Error) => {
    throw new StartupError(`The database of DATABASE_URL does not answer: ${error.message}`);
  });
  const major = Math.floor(Number(answer.rows[0].server_version_num) / 10_000);
  if (major < oldestVersion) {
    throw new StartupError(
      `The database of DATABASE_URL is PostgreSQL ${major}; version ${oldestVersion} or later is needed.`,
    );
  }
}

import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { anyTopic, type ChangeListener, type Database } from '#server/db/database.ts';
import { preparedName } from '#server/db/prepared-name.ts';
import type { Schema } from '#server/db/schema.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { StartupError } from '#server/startup-error.ts';

const oldestVersion = 15;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Interval of the feed's connection check, and the time limit of the reply. */
const defaultPulseMs = 5_000;

/** Below the browser's timeout (web/rpc/call.ts), so that it gets the error in time. */
const connectMs = 5_000;
const statementMs = 10_000;
/** A connection without a reply by then is cut. The server cancels statements earlier. */
const defaultAnswerMs = 12_000;
const idleInTransactionMs = 30_000;

export async function openPostgres(options: {
  url: string;
  poolSize: number;
  pulseMs?: number;
  answerMs?: number;
}): Promise<Database> {
  const deadline: Deadline = { answerMs: undefined };
  const pool = new pg.Pool({
    Client: clientWith(deadline),
    connectionString: options.url,
    application_name: 'barback',
    max: options.poolSize,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // New connections plan their statements again, which would delay the first order after a lull.
    idleTimeoutMillis: 600_000,
  });
  // The pool replaces lost connections. Without a listener, their errors would end the process.
  pool.on('error', () => {});
  await checkVersion(pool);
  const reach = () =>
    pool.connect().catch((cause) => {
      throw new DatabaseUnavailable('The database cannot be reached', { cause });
    });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: reach, end: () => pool.end() },
    }),
  });

  const listeners: ChangeListener[] = [];
  const emit: ChangeListener = (topic) => listeners.forEach((listener) => listener(topic));
  const pulseMs = options.pulseMs ?? defaultPulseMs;
  let feed: pg.Client | undefined;
  let closing = false;

  async function listen(onListening = () => {}): Promise<void> {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'barback change feed',
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
    client.on('notification', ({ payload }) => emit(payload ?? anyTopic));
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    onListening();
    feed = client;
  }

  async function relisten() {
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 5_000)) {
      await delay(wait);
      try {
        return await listen(() => emit(anyTopic));
      } catch {}
    }
  }

  // Detects a connection that was cut silently, for example by a firewall.
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
    enforceDeadlines() {
      deadline.answerMs = options.answerMs ?? defaultAnswerMs;
    },
    onFailure() {},
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      closing = true;
      clearInterval(pulse);
      await feed?.end();
      await db.destroy();
    },
  };
}

interface Deadline {
  answerMs: number | undefined;
}

function clientWith(deadline: Deadline) {
  return class extends pg.Client {
    #isLost = false;

    // biome-ignore lint/suspicious/noExplicitAny: as in pg
    constructor(config?: any) {
      super(config);
      const lost = () => {
        this.#isLost = true;
      };
      this.on('error', lost);
      this.on('end', lost);
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen overloads; Kysely calls one of them
    override query(text: any, values?: any, ...more: any[]): any {
      const name = typeof text === 'string' ? preparedName(text) : undefined;
      const query = name ? [{ name, text, values }, ...more] : [text, values, ...more];
      const answer = Reflect.apply(super.query, this, query);
      return answer instanceof Promise ? this.#inTime(answer) : answer;
    }

    async #inTime<T>(answer: Promise<T>): Promise<T> {
      const timer = deadline.answerMs && setTimeout(() => this.#cut(), deadline.answerMs);
      try {
        return await answer;
      } catch (cause) {
        if (!this.#isLost) throw cause;
        throw new DatabaseUnavailable('The connection to the database was lost', { cause });
      } finally {
        clearTimeout(timer);
      }
    }

    #cut() {
      const { connection } = this as unknown as { connection: { stream: Socket } };
      connection.stream.destroy(new Error('The database did not respond in time'));
    }
  };
}

async function checkVersion(pool: pg.Pool) {
  const ask = () => pool.query('show server_version_num');
  // On a busy machine, loading the program may block longer than the time limit of a connection.
  const askAgain = (error: Error) =>
    /timeout/i.test(error.message) ? ask() : Promise.reject(error);
  const answer = await ask()
    .catch(askAgain)
    .catch((error: Error) => {
      throw new StartupError(`Cannot connect to the database of DATABASE_URL: ${error.message}`);
    });
  const major = Math.floor(Number(answer.rows[0].server_version_num) / 10_000);
  if (major < oldestVersion) {
    throw new StartupError(
      `The database of DATABASE_URL is PostgreSQL ${major}. Version ${oldestVersion} or later is required.`,
    );
  }
}

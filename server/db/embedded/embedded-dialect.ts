import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';

export interface EmbeddedDialectOptions {
  run: (
    sql: string,
    parameters: readonly unknown[],
  ) => Promise<{ rows: unknown[]; affected: number }>;
  timeoutMs: () => number | undefined;
}

/** Kysely's own PGlite driver lets outside queries slip into an open transaction. */
export class EmbeddedDialect implements Dialect {
  readonly #options: EmbeddedDialectOptions;

  constructor(options: EmbeddedDialectOptions) {
    this.#options = options;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#options);
  }
  createAdapter() {
    return new PostgresAdapter();
  }
  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db);
  }
}

class EmbeddedDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #timeoutMs: EmbeddedDialectOptions['timeoutMs'];
  #lastWaiter: Promise<void> = Promise.resolve();
  #leave = () => {};

  constructor({ run, timeoutMs }: EmbeddedDialectOptions) {
    this.#timeoutMs = timeoutMs;
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, affected } = await run(sql, parameters);
        return { rows: rows as R[], numAffectedRows: BigInt(affected) };
      },
      streamQuery() {
        throw new Error('The embedded database does not support streaming');
      },
    };
  }

  async init() {}
  async destroy() {}
  async acquireConnection() {
    const ahead = this.#lastWaiter;
    const turn = Promise.withResolvers<void>();
    this.#lastWaiter = turn.promise;
    try {
      await withTimeout(ahead, this.#timeoutMs());
    } catch (error) {
      void ahead.then(turn.resolve);
      throw error;
    }
    this.#leave = turn.resolve;
    return this.#connection;
  }
  async releaseConnection() {
    this.#leave();
  }
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
}

function withTimeout(ahead: Promise<void>, timeoutMs: number | undefined): Promise<void> {
  if (timeoutMs === undefined) return ahead;
  return new Promise((resolve, reject) => {
    const late = () => reject(new DatabaseUnavailable('The database has been busy for too long'));
    const timer = setTimeout(late, timeoutMs);
    void ahead.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

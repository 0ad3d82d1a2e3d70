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

type Run = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ rows: unknown[]; affected: number }>;

/**
 * Kysely's own PGlite driver lets queries from outside slip into an open transaction. Here the one
 * connection is held by one user at a time; the others wait in line.
 */
export class EmbeddedDialect implements Dialect {
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#run);
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
  #lastInLine: Promise<void> = Promise.resolve();
  #leave = () => {};

  constructor(run: Run) {
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, affected } = await run(sql, parameters);
        return { rows: rows as R[], numAffectedRows: BigInt(affected) };
      },
      streamQuery() {
        throw new Error('The embedded database does not stream');
      },
    };
  }

  async init() {}
  async destroy() {}
  async acquireConnection() {
    const ahead = this.#lastInLine;
    const turn = Promise.withResolvers<void>();
    this.#lastInLine = turn.promise;
    await ahead;
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

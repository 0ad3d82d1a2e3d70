// A product binds `defineFunctions` to its services once (server/functions.ts).
import type * as z from 'zod/mini';
import type { Language } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { IdempotentCall } from '#server/db/idempotency.ts';
import type { Viewer } from './viewer.ts';

interface CallContext<D extends Db | Tx> {
  db: D;
  viewer: Viewer;
  language: Language;
  callKey: string;
  address: string;
  /** The origin of the calling page, if this server serves that origin. */
  origin?: string | undefined;
  /** A subscription, which may read caches. One-shot calls read the database. */
  isLive?: boolean;
  /** Set only in a `statement`, which stores its idempotency key itself. */
  idempotentCall?: IdempotentCall | undefined;
}

export type Context<S, D extends Db | Tx = Db> = S & CallContext<D>;

export class Json<T> {
  declare readonly type: T;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export type Plain<R> = R extends Json<infer T> ? T : R;

type Shown<T> = T extends object ? { readonly [K in keyof T]: Shown<T[K]> } : T;

export function plainOf(result: unknown): unknown {
  return result instanceof Json ? JSON.parse(result.bytes.toString()) : result;
}

export function bytesOf(result: unknown): Buffer {
  return result instanceof Json ? result.bytes : Buffer.from(JSON.stringify(result ?? null));
}

/**
 * `grant` returns what the call may touch, or throws. `scope` is equal for viewers who share
 * results.
 */
export interface Access<S, I, G> {
  scope: (viewer: Viewer) => string;
  grant: (context: Context<S, Db | Tx>, input: I) => G | Promise<G>;
}

interface Definition<S, I extends z.ZodMiniType, G, R, D extends Db | Tx> {
  summary: string;
  input: I;
  example: { input: Shown<z.input<I>>; result: NoInfer<Shown<Plain<R>>> };
  access: Access<S, z.output<I>, G>;
  /** Runs once per call or subscription, not before each update, and outside of any transaction. */
  admit?: (context: Context<S>, input: z.output<I>) => Promise<void>;
  run: (call: Context<S, D> & { granted: G }, input: z.output<I>) => Promise<R>;
}

interface MutationDefinition<S, I extends z.ZodMiniType, G, R, P>
  extends Omit<Definition<S, I, G, R, Tx>, 'run'> {
  /** Slow work that the mutation needs. Runs before its transaction, for every caller. */
  prepare?: (context: Context<S>, input: z.output<I>) => Promise<P>;
  run: (
    call: Context<S, Tx> & { granted: G; prepared: NoInfer<P> },
    input: z.output<I>,
  ) => Promise<R>;
}

interface QueryDefinition<S, I extends z.ZodMiniType, G, R, L extends boolean>
  extends Omit<Definition<S, I, G, R, Db>, 'run'> {
  reads: (input: z.output<I>, viewer: Viewer) => string[];
  /** Viewers of all languages share other results. */
  localized?: L;
  run: (
    call: ([L] extends [false] ? Omit<Context<S>, 'language'> : Context<S>) & { granted: G },
    input: z.output<I>,
  ) => Promise<R>;
  /** The result is cached for everyone who has not signed in, so such a query has no `admit`. */
  isPublic?: boolean;
}

// biome-ignore-start lint/suspicious/noExplicitAny: a registry holds functions of every shape
export type AnyQuery = { kind: 'query' } & QueryDefinition<any, any, any, any, boolean>;
export type AnyFunction =
  | AnyQuery
  | ({ kind: 'mutation'; isStatement?: boolean } & MutationDefinition<any, any, any, any, any>)
  | ({ kind: 'action' } & Definition<any, any, any, any, any>);
// biome-ignore-end lint/suspicious/noExplicitAny: as above

export function defineFunctions<S>() {
  return {
    /** Live for a subscriber, one-shot over HTTP. */
    query: <I extends z.ZodMiniType, G, R, L extends boolean = false>(
      definition: QueryDefinition<S, I, G, R, L>,
    ) => ({
      kind: 'query' as const,
      ...definition,
    }),

    /** One transaction, no network. Runs once per idempotency key. */
    mutation: <I extends z.ZodMiniType, G, R, P = undefined>(
      definition: MutationDefinition<S, I, G, R, P>,
    ) => ({
      kind: 'mutation' as const,
      ...definition,
    }),

    /**
     * A single SQL statement without a transaction, for hot paths. It stores its idempotency key
     * itself.
     */
    statement: <I extends z.ZodMiniType, G, R>(definition: Definition<S, I, G, R, Db>) => ({
      kind: 'mutation' as const,
      isStatement: true,
      ...definition,
    }),

    /** Reads, calls external services, then writes through model functions. */
    action: <I extends z.ZodMiniType, G, R>(definition: Definition<S, I, G, R, Db>) => ({
      kind: 'action' as const,
      ...definition,
    }),
  };
}

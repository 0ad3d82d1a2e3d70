// What a callable function is made of. The registry in server/api.ts gives each its name.
import type * as z from 'zod/mini';
import type { Language } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { OnceCall } from '#server/db/once.ts';
import type { Services } from '#server/services.ts';
import type { Viewer } from './viewer.ts';

export interface Context<D extends Db | Tx = Db> extends Omit<Services, 'db'> {
  db: D;
  viewer: Viewer;
  language: Language;
  /** The same when the same client sends the same call again, and else another. */
  callKey: string;
  /** Of the other end of the line. */
  address: string;
  /** The answer will follow what changes; one that is asked for once must know all that is done. */
  isLive?: boolean;
  /** Only of a `statement`: the key that it keeps itself. */
  once?: OnceCall | undefined;
}

/** An answer that is serialised already: a `T`, in the bytes of its JSON. */
export class Json<T> {
  declare readonly type: T;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** What the caller of a function gets, whether or not the function serialises it itself. */
export type Plain<R> = R extends Json<infer T> ? T : R;

export function plainOf(result: unknown): unknown {
  return result instanceof Json ? JSON.parse(result.bytes.toString()) : result;
}

export function bytesOf(result: unknown): Buffer {
  return result instanceof Json ? result.bytes : Buffer.from(JSON.stringify(result ?? null));
}

/**
 * Who may call. `grant` answers what the call is allowed to touch, or throws; `scope` names those
 * viewers who always get the same answer, so that they can share one live result.
 */
export interface Access<I, G> {
  scope: (viewer: Viewer) => string;
  grant: (context: Context<Db | Tx>, input: I) => G | Promise<G>;
}

interface Definition<S extends z.ZodMiniType, G, R, D extends Db | Tx> {
  summary: string;
  input: S;
  example: { input: z.input<S>; result: NoInfer<Plain<R>> };
  access: Access<z.output<S>, G>;
  /**
   * Comes before each call and each new question, not before the answers that follow it, and outside
   * of any transaction: to slow down or refuse.
   */
  admit?: (context: Context, input: z.output<S>) => Promise<void>;
  run: (call: Context<D> & { granted: G }, input: z.output<S>) => Promise<R>;
}

interface QueryDefinition<S extends z.ZodMiniType, G, R> extends Definition<S, G, R, Db> {
  /** The 'table:scope' words of the change feed after which the answer may differ. */
  reads: (input: z.output<S>, viewer: Viewer) => string[];
  /** The answer holds texts in the viewer's language. */
  localized?: boolean;
  /**
   * All who have not signed in get the same answer, which is kept until a word of `reads` comes. It has
   * no `admit`: what is kept is given to anybody.
   */
  isPublic?: boolean;
}

// biome-ignore-start lint/suspicious/noExplicitAny: a registry holds functions of every shape
export type AnyQuery = { kind: 'query' } & QueryDefinition<any, any, any>;
export type AnyFunction =
  | AnyQuery
  | ({ kind: 'mutation'; isStatement?: boolean } & Definition<any, any, any, any>)
  | ({ kind: 'action' } & Definition<any, any, any, any>);
// biome-ignore-end lint/suspicious/noExplicitAny: as above

/** Reads only. Live for a subscriber, one-shot over HTTP. */
export function query<S extends z.ZodMiniType, G, R>(definition: QueryDefinition<S, G, R>) {
  return { kind: 'query' as const, ...definition };
}

/** One transaction, no network. Repeated with the same key it answers again what it answered. */
export function mutation<S extends z.ZodMiniType, G, R>(definition: Definition<S, G, R, Tx>) {
  return { kind: 'mutation' as const, ...definition };
}

/**
 * A mutation that is one statement, and so its own transaction. It keeps `once` with what it does;
 * for what is called so often that each way to the database counts.
 */
export function statement<S extends z.ZodMiniType, G, R>(definition: Definition<S, G, R, Db>) {
  return { kind: 'mutation' as const, isStatement: true, ...definition };
}

/** Reads, calls outside, then writes through model functions. */
export function action<S extends z.ZodMiniType, G, R>(definition: Definition<S, G, R, Db>) {
  return { kind: 'action' as const, ...definition };
}

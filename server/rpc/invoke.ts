import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError, isAppError, type WireError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { isText } from '#domain/text.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hashOf, type OnceCall, once } from '#server/db/once.ts';
import { isDiskFull, isUnavailable } from '#server/db/unavailable.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Services } from '#server/services.ts';
import type { AnyFunction } from './function.ts';
import { type Viewer, viewerKey } from './viewer.ts';

export interface Caller {
  viewer: Viewer;
  language: Language;
  address: string;
  /** Of a mutation: calls of one client with one key happen once. */
  idempotencyKey?: string | undefined;
  /** Of a query that is followed. */
  isLive?: boolean;
}

export interface Call<F extends AnyFunction = AnyFunction> {
  name: string;
  fn: F;
  input: unknown;
  caller: Caller;
}

/**
 * Before a call, or before a question is asked, once, whatever the number of its answers. The input
 * comes as it was sent and is as the function takes it from here on.
 */
export async function admit<C extends Call>(services: Services, call: C): Promise<C> {
  const { fn, caller } = call;
  const input = parse(fn, call.input);
  await fn.admit?.({ ...services, ...caller, callKey: randomUUID() }, input);
  return { ...call, input };
}

/**
 * Invokes a call in the turn of its address. Not in line are actions, which mostly wait for others
 * once they are allowed, and statements, which go to the database together (db/gather.ts).
 */
export function invokeInTurn(services: Services, call: Call): Promise<unknown> {
  const { fn, caller } = call;
  const run = () => invoke(services, call);
  if (fn.kind === 'action' || (fn.kind === 'mutation' && fn.isStatement)) return run();
  return services.turns.run(networkOf(caller.address), run, budgets.address.callsWaiting);
}

/** authorise → run. Throws AppError for what the caller did, anything else for a bug. */
export async function invoke(services: Services, { name, fn, input, caller }: Call) {
  const { idempotencyKey: key, ...who } = caller;
  const client = viewerKey(who.viewer) || (who.viewer.guestKey ?? '');
  const call = key ? { client, key, function: name, payload_hash: hashOf(input) } : undefined;
  // Only actions use it.
  const callKey = call && fn.kind === 'action' ? hashOf(call) : randomUUID();
  const run = async (db: Db | Tx, ownOnce?: OnceCall): Promise<unknown> => {
    const context = { ...services, ...who, callKey, db, once: ownOnce };
    const grant = async () => fn.access.grant(context, input);
    const granted = await (fn.kind === 'action'
      ? services.turns.run(networkOf(who.address), grant, budgets.address.callsWaiting)
      : grant());
    return fn.run({ ...context, db, granted }, input);
  };
  if (fn.kind !== 'mutation') return run(services.db);
  if (fn.isStatement) return run(services.db, call);
  const result = await services.db
    .transaction()
    .execute((tx) => (call ? once(tx, call, () => run(tx)) : run(tx)));
  // Whoever changed something finds it changed in what they ask next.
  await services.heard();
  return result;
}

function parse(fn: AnyFunction, payload: unknown): unknown {
  const parsed = z.safeParse<z.ZodMiniType>(fn.input, payload ?? {});
  if (parsed.success && isText(parsed.data)) return parsed.data;
  const issues = parsed.error?.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  })) ?? [{ path: '', message: 'expected text without NUL and half characters' }];
  throw new AppError('INVALID_REQUEST', { issues });
}

/** What the caller may know of an error. What nobody expected goes to the log, under the same id. */
export function toWire(error: unknown, log: Services['log'], id: string = randomUUID()): WireError {
  if (isAppError(error)) return error.toWire(id);
  if (isUnavailable(error)) {
    log.warn({ err: error, errorId: id }, 'the database is not available');
    return new AppError('UNAVAILABLE', null).toWire(id);
  }
  if (isDiskFull(error)) {
    log.error({ err: error, errorId: id }, 'the disk of the database is full');
    return new AppError('STORAGE_FULL', null).toWire(id);
  }
  log.error({ err: error, errorId: id }, 'unexpected error');
  return new AppError('UNEXPECTED', null).toWire(id);
}

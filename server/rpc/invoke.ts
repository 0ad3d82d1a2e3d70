import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { AppError, errors, isAppError, type WireError, wireError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { isText } from '#domain/text/text.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hashOf, type IdempotentCall, remember, runOnce } from '#server/db/idempotency.ts';
import { isDiskFull, isUnavailable } from '#server/db/unavailable.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import { Bucket } from '#server/limits/rate.ts';
import type { StoredRefusals } from '#server/limits/stored-refusals.ts';
import type { Turns } from '#server/limits/turns.ts';
import type { AnyFunction } from './function.ts';
import { type Viewer, viewerKey } from './viewer.ts';

export interface CallServices {
  db: Db;
  log: FastifyBaseLogger;
  turns: Turns;
  refusals: StoredRefusals;
  /** Resolves when the caches of this process have every change committed before. */
  waitForChanges: () => Promise<void>;
}

export interface Caller {
  viewer: Viewer;
  language: Language;
  address: string;
  origin?: string | undefined;
  idempotencyKey?: string | undefined;
  isLive?: boolean;
}

export interface Call<F extends AnyFunction = AnyFunction> {
  name: string;
  fn: F;
  input: unknown;
  caller: Caller;
}

/** Once per call or subscription. Returns the call with its parsed input. */
export async function admit<C extends Call>(services: CallServices, call: C): Promise<C> {
  const { fn, caller } = call;
  // A separate queue, in which no call waits for a database.
  const queue = `input ${networkOf(caller.address)}`;
  const input = await services.turns.run(queue, async () => parse(fn, call.input));
  await fn.admit?.({ ...services, ...caller, callKey: randomUUID() }, input);
  return { ...call, input };
}

/**
 * Exempt are actions, which mostly wait for external services, and statements, which are batched.
 */
export function invokeInTurn(services: CallServices, call: Call): Promise<unknown> {
  const { fn, caller } = call;
  const run = () => invoke(services, call);
  if (fn.kind === 'action' || (fn.kind === 'mutation' && fn.isStatement)) return run();
  return services.turns.run(networkOf(caller.address), run, budgets.address.callsWaiting);
}

/** Throws AppError for mistakes of the caller, and anything else for a bug. */
export async function invoke(services: CallServices, { name, fn, input, caller }: Call) {
  const { idempotencyKey: key, ...who } = caller;
  const client = viewerKey(who.viewer) || (who.viewer.guestKey ?? '');
  const call = key ? { client, key, function: name, payload_hash: hashOf(input) } : undefined;
  const callKey = call && fn.kind === 'action' ? hashOf(call) : randomUUID();
  const prepared =
    fn.kind === 'mutation'
      ? await fn.prepare?.({ ...services, ...who, callKey }, input)
      : undefined;
  const run = async (db: Db | Tx, idempotentCall?: IdempotentCall): Promise<unknown> => {
    const context = { ...services, ...who, callKey, db, idempotentCall, prepared };
    const grant = async () => fn.access.grant(context, input);
    const granted = await (fn.kind === 'action'
      ? services.turns.run(networkOf(who.address), grant, budgets.address.callsWaiting)
      : grant());
    return fn.run({ ...context, db, granted }, input);
  };
  if (fn.kind !== 'mutation') return run(services.db);
  try {
    if (fn.isStatement) return await run(services.db, call);
    const result = await services.db
      .transaction()
      .execute((tx) => (call ? runOnce(tx, call, () => run(tx)) : run(tx)));
    // The caller's next query must see this change.
    await services.waitForChanges();
    return result;
  } catch (error) {
    if (!call || !isRefusal(error)) throw error;
    services.refusals.take(client, who.address);
    const { code, data } = error;
    const earlier = await remember(services.db, call, { refusal: { code, data } });
    if (!earlier) throw error;
    return earlier.value;
  }
}

/**
 * The current state may change. A late copy must be refused as well, because its caller knows that
 * nothing happened.
 */
function isRefusal(error: unknown): error is AppError {
  return isAppError(error) && errors[error.code]?.status === 409 && error.code !== 'KEY_REUSED';
}

function parse(fn: AnyFunction, payload: unknown): unknown {
  const parsed = z.safeParse<z.ZodMiniType>(fn.input, payload ?? {});
  if (parsed.success && isText(parsed.data)) return parsed.data;
  const issues = parsed.error?.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  })) ?? [{ path: '', message: 'expected text without NUL and lone surrogates' }];
  throw new AppError('INVALID_REQUEST', { issues });
}

// All calls fail together then, and a line for each could fill a disk.
const lines = { burst: 3, everyMs: 10_000 };
const unavailableLines = new Bucket(lines);
const diskFullLines = new Bucket(lines);

/** Unexpected errors are logged in full under the id that the caller sees. */
export function toWire(
  error: unknown,
  log: FastifyBaseLogger,
  id: string = randomUUID(),
): WireError {
  if (isAppError(error)) return wireError(error, id);
  if (isUnavailable(error)) {
    if (unavailableLines.take() === 0) {
      log.warn({ err: error, errorId: id }, 'the database is not available');
    }
    return wireError(new AppError('UNAVAILABLE', null), id);
  }
  if (isDiskFull(error)) {
    if (diskFullLines.take() === 0) {
      log.error({ err: error, errorId: id }, 'the disk of the database is full');
    }
    return wireError(new AppError('STORAGE_FULL', null), id);
  }
  log.error({ err: error, errorId: id }, 'unexpected error');
  return wireError(new AppError('UNEXPECTED', null), id);
}

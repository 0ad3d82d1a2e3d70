import { randomUUID } from 'node:crypto';
import { AppError, isAppError, type WireError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AnyFunction, Context, Services } from './function.ts';
import { hashOf, type OnceCall, once } from './once.ts';
import { type Viewer, viewerKey } from './viewer.ts';

export interface Caller {
  viewer: Viewer;
  language: Language;
  address: string;
  /** Of a mutation: calls of one client with one key happen once. */
  idempotencyKey?: string;
  /** Of a query that is followed. */
  isLive?: boolean;
}

/** parse → authorise → run. Throws AppError for what the caller did, anything else for a bug. */
export async function invoke(
  services: Services,
  name: string,
  fn: AnyFunction,
  payload: unknown,
  { idempotencyKey, ...caller }: Caller,
): Promise<unknown> {
  const input = parse(fn, payload);
  const client = viewerKey(caller.viewer) || (caller.viewer.guestKey ?? '');
  const call = idempotencyKey
    ? { client, key: idempotencyKey, function: name, payload_hash: hashOf(input) }
    : undefined;
  const callKey = call ? hashOf(call) : randomUUID();
  const run = async <D extends Db | Tx>(db: D, ownOnce?: OnceCall) => {
    const context: Context<D> = { ...services, ...caller, callKey, db, once: ownOnce };
    const granted = await fn.access.grant(context, input);
    return fn.run({ ...context, granted } as never, input);
  };
  if (fn.kind !== 'mutation') return run(services.db);
  if (fn.isStatement) return run(services.db, call);
  return services.db
    .transaction()
    .execute((tx) => (call ? once(tx, call, () => run(tx)) : run(tx)));
}

/** Before a call, or before a question is asked, once, whatever the number of its answers. */
export async function admit(
  services: Services,
  fn: AnyFunction,
  payload: unknown,
  caller: Omit<Caller, 'idempotencyKey'>,
): Promise<void> {
  await fn.admit?.({ ...services, ...caller, callKey: randomUUID() }, parse(fn, payload));
}

function parse(fn: AnyFunction, payload: unknown): unknown {
  if (!isText(payload)) {
    const message = 'expected text without NUL and half characters';
    throw new AppError('INVALID_REQUEST', { issues: [{ path: '', message }] });
  }
  const parsed = fn.input.safeParse(payload ?? {});
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path, message }: { path: PropertyKey[]; message: string }) => ({
      path: path.join('.'),
      message,
    }),
  );
  throw new AppError('INVALID_REQUEST', { issues });
}

/** Whether the database can take every text in it. */
function isText(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isText);
}

/** What the caller may know of an error. What nobody expected goes to the log, under the same id. */
export function toWire(error: unknown, log: Services['log'], id: string = randomUUID()): WireError {
  if (isAppError(error)) return error.toWire(id);
  log.error({ err: error, errorId: id }, 'unexpected error');
  return new AppError('UNEXPECTED', null).toWire(id);
}

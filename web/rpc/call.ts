import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { guestKey, randomKey } from '#web/identity/keys.ts';
import { getToken, tokenRefused } from '#web/identity/token.ts';
import { callWithRetry } from '#web/ui/retry.ts';
import type { ActionName, InputOf, MutationName, ResultOf } from './api.ts';
import { receivedError } from './received-error.ts';

export const mutationTimeoutMs = 15_000;
export const retryDelaysMs = [300, 1_000, 3_000, 8_000];

export type Send<K extends MutationName | ActionName> = <N extends K>(
  name: N,
  input: InputOf<N>,
  /** Idempotency key of an earlier attempt whose response was lost. */
  key?: string,
) => Promise<ResultOf<N>>;

/** Runs a mutation. Retries send the same idempotency key, so that it happens once. */
export const mutate: Send<MutationName> = sender(mutationTimeoutMs, isRetryable);

/** Runs an action, which may be slow. Server failures are not retried. */
export const runAction: Send<ActionName> = sender(30_000, (error) => hasCode(error, 'NETWORK'));

function sender(timeoutMs: number, retryIf: (error: unknown) => boolean) {
  const policy = { isRetryable: retryIf, delaysMs: retryDelaysMs };
  return (name: string, input: unknown, key = randomKey()) =>
    callWithRetry(() => post(name, input, key, timeoutMs), policy);
}

/** Whether the request did not arrive, or the server was temporarily unable to handle it. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, 'NETWORK') || hasCode(error, 'UNAVAILABLE');
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return isAppError(error) && error.code === code;
}

export async function post(
  name: string,
  input: unknown,
  idempotencyKey: string,
  timeoutMs: number,
) {
  const token = await getToken();
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': currentLanguage(),
      ...(token && { authorization: `Bearer ${token}` }),
      'idempotency-key': idempotencyKey,
      'x-guest-key': guestKey(),
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.ok && body !== undefined) return body;
  // An error page of a proxy in between, not a response of the server.
  if (body?.data === undefined) throw new AppError('NETWORK', null);
  if (body.code === 'UNAUTHORIZED') tokenRefused();
  throw receivedError(body);
}

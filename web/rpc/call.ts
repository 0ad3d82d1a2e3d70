import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { guestKey, randomKey } from '#web/identity/keys.ts';
import { getToken, tokenRefused } from '#web/identity/token.ts';
import { insist } from '#web/ui/insist.ts';
import type { ActionName, InputOf, MutationName, ResultOf } from './api.ts';

/** How long an answer is waited for, and after which times the same is asked again. */
export const patienceMs = 15_000;
export const waitsMs = [300, 1_000, 3_000, 8_000];

export type Send<K extends MutationName | ActionName> = <N extends K>(
  name: N,
  input: InputOf<N>,
  /** The key of an earlier try of the same, where its answer was lost. */
  key?: string,
) => Promise<ResultOf<N>>;

/** Changes something, once: a lost answer is asked for again under the same key. */
export const mutate: Send<MutationName> = sender(patienceMs, isLost);

/** Has something done that takes its time. What the server could not do is not asked for again. */
export const act: Send<ActionName> = sender(30_000, (error) => hasCode(error, 'NETWORK'));

function sender(patienceMs: number, isLost: (error: unknown) => boolean) {
  return (name: string, input: unknown, key = randomKey()) =>
    insist(() => post(name, input, key, patienceMs), isLost, waitsMs);
}

/** Whether the same may be asked for again: it did not arrive, or nobody could look after it. */
export function isLost(error: unknown): boolean {
  return hasCode(error, 'NETWORK') || hasCode(error, 'UNAVAILABLE');
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return isAppError(error) && error.code === code;
}

export async function post(
  name: string,
  input: unknown,
  idempotencyKey: string,
  patienceMs: number,
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
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.ok && body !== undefined) return body;
  // What a proxy says in the server's place is as good as nothing.
  if (typeof body?.code !== 'string') throw new AppError('NETWORK', null);
  if (body.code === 'UNAUTHORIZED') tokenRefused();
  throw AppError.fromWire(body);
}

import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import type { ActionName, InputOf, MutationName, ResultOf } from './api.ts';
import { guestKey } from './guest-key.ts';
import { randomKey } from './random-key.ts';
import { getToken, tokenRefused } from './token.ts';

const retriesMs = [300, 1_000, 3_000, 8_000];

interface Manner {
  patienceMs: number;
  /** After these, the same is sent again. */
  lost: readonly ErrorCode[];
}

/** Changes something, once: a lost answer is asked for again under the same key. */
export function mutate<N extends MutationName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
  return insist(name, input, { patienceMs: 15_000, lost: ['NETWORK', 'UNAVAILABLE'] });
}

/** Has something done that takes its time. What the server could not do is not asked for again. */
export function act<N extends ActionName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
  return insist(name, input, { patienceMs: 30_000, lost: ['NETWORK'] });
}

async function insist<N extends MutationName | ActionName>(
  name: N,
  input: InputOf<N>,
  { patienceMs, lost }: Manner,
): Promise<ResultOf<N>> {
  const key = randomKey();
  for (const delay of retriesMs) {
    try {
      return await post(name, input, key, patienceMs);
    } catch (error) {
      if (!(isAppError(error) && lost.includes(error.code))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay * (0.75 + Math.random() / 2)));
  }
  return post(name, input, key, patienceMs);
}

async function post<N extends MutationName | ActionName>(
  name: N,
  input: InputOf<N>,
  idempotencyKey: string,
  patienceMs: number,
): Promise<ResultOf<N>> {
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
  if (!response || body === undefined) throw new AppError('NETWORK', null);
  if (!response.ok) {
    if (body.code === 'UNAUTHORIZED') tokenRefused();
    throw AppError.fromWire(body);
  }
  return body;
}

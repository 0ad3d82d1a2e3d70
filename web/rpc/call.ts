import { AppError, type ErrorCode, isAppError } from '#domain/errors.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { guestKey, randomKey } from '#web/identity/keys.ts';
import { getToken, tokenRefused } from '#web/identity/token.ts';
import type { ActionName, InputOf, MutationName, ResultOf } from './api.ts';

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

async function insist<R>(name: string, input: unknown, manner: Manner): Promise<R> {
  const key = randomKey();
  for (let tries = 0; ; tries++) {
    try {
      return await post(name, input, key, manner.patienceMs);
    } catch (error) {
      const delay = retriesMs[tries];
      const isLost = isAppError(error) && manner.lost.includes(error.code);
      if (!isLost || !delay) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay * (0.75 + Math.random() / 2)));
    }
  }
}

async function post(name: string, input: unknown, idempotencyKey: string, patienceMs: number) {
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

import { randomKey } from '#web/identity/keys.ts';
import type { InputOf, QueryName, ResultOf } from './api.ts';
import { post } from './call.ts';

const timeoutMs = 5_000;

/** The answer of a query as of now, for a decision. Rejects where the server does not answer. */
export function askOnce<N extends QueryName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
  return post(name, input, randomKey(), timeoutMs);
}

import { randomKey } from '#web/identity/keys.ts';
import type { InputOf, QueryName, ResultOf } from './api.ts';
import { post } from './call.ts';

const timeoutMs = 5_000;

/** The current result of a query, for a decision. Rejects if the server does not respond. */
export function askOnce<N extends QueryName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
  return post(name, input, randomKey(), timeoutMs);
}

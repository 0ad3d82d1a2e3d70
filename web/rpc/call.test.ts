import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { setTokenSource } from '#web/identity/token.ts';
import { mutate } from './call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function outcomeOf(status: number, body: string) {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => {
    return new Response(body, { status });
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  const outcome = mutate('bars.createBar', { name: 'Corner' }).catch(({ code }) => code);
  await vi.runAllTimersAsync();
  const keys = fetched.mock.calls.map(([, { headers }]) => new Headers(headers));
  return {
    outcome: await outcome,
    tries: keys.length,
    keys: new Set(keys.map((headers) => headers.get('idempotency-key'))).size,
  };
}

it.each([
  ['a result', 200, '"b1"', 'b1', 1],
  ['an empty result', 200, 'null', null, 1],
  ['an error', 409, '{"code":"KEY_REUSED","data":null,"id":"x"}', 'KEY_REUSED', 1],
  ['an error of a newer server', 409, '{"code":"NEW","data":null,"id":"x"}', 'NEW', 1],
  ['an unavailable server', 503, '{"code":"UNAVAILABLE","data":null,"id":"x"}', 'UNAVAILABLE', 5],
  ['the HTML of a proxy', 502, '<html>', 'NETWORK', 5],
  ['the JSON of a proxy', 503, '{"message":"no healthy upstream"}', 'NETWORK', 5],
  ['a numeric code of a proxy', 503, '{"code":503}', 'NETWORK', 5],
  ['a code of a proxy', 502, '{"code":"bad_gateway","message":"no route"}', 'NETWORK', 5],
  ['null of a proxy', 502, 'null', 'NETWORK', 5],
])('handles %s', async (_what, status, body, outcome, tries) => {
  expect(await outcomeOf(status, body)).toEqual({ outcome, tries, keys: 1 });
});

it('retries if the token could not be fetched', async () => {
  const token = vi.fn(async () => 'sarah').mockRejectedValueOnce(new AppError('NETWORK', null));
  setTokenSource(token, () => {});
  expect(await outcomeOf(200, '"b1"')).toEqual({ outcome: 'b1', tries: 1, keys: 1 });
  expect(token).toHaveBeenCalledTimes(2);
});

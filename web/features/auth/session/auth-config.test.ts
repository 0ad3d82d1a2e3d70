import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each<[string, () => Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['an error', async () => new Response('', { status: 502 })],
  ['the page of a proxy', async () => new Response('<html>')],
  ['the JSON of a proxy', async () => new Response('null')],
])('retries until the server answers, after %s', async (_what, answer) => {
  const fetched = vi.fn(async () => Response.json({ provider: 'embedded', hasPasswords: true }));
  vi.stubGlobal('fetch', fetched.mockImplementationOnce(answer));
  const { useAuthConfig } = await import('./auth-config.ts');
  const rendering = prerender(createElement(() => useAuthConfig().provider));
  await vi.waitUntil(() => vi.getTimerCount() > 0, 20_000);
  vi.runAllTimers();
  const { prelude } = await rendering;
  expect(await new Response(prelude).text()).toBe('embedded');
  expect(fetched).toHaveBeenCalledTimes(2);
});

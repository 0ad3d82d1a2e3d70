import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type ModelServer, startModelServer, status } from '#server/testing/model/model-server.ts';
import { createModelClient } from './model-client.ts';
import type { ModelOptions } from './provider.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

it.each<[ModelOptions['provider'], path: string, header: string, value: string]>([
  ['openai', '/v1/responses', 'authorization', 'Bearer key-of-openai'],
  ['anthropic', '/v1/messages', 'x-api-key', 'key-of-anthropic'],
  ['google', '/v1/models/some-model:generateContent', 'x-goog-api-key', 'key-of-google'],
  ['compatible', '/v1/chat/completions', 'authorization', 'Bearer key-of-compatible'],
])('calls %s in its own format', async (provider, path, header, value) => {
  server.script(status(401));
  const apiKey = `key-of-${provider}`;
  const options = { provider, model: 'some-model', apiKey, baseUrl: server.baseUrl };
  const client = createModelClient({ ...options, timeoutMs: 2_000 }, { warn: () => {} } as never);
  const request = {
    schema: z.object({ text: z.string() }),
    instructions: 'Say something.',
    data: { word: 'lemon' },
    problems: () => [],
  };
  await expect(client.ask(request, new AbortController().signal)).rejects.toThrow();
  const [head] = server.heads;
  expect(head?.path).toBe(path);
  expect(head?.headers[header]).toBe(value);
  const sent = JSON.stringify(server.requests[0]);
  expect(sent).toContain('lemon');
  expect(sent).toContain('"text"');
});

it('marks the end of the shared part for Anthropic', async () => {
  server.script(status(401));
  const options = { provider: 'anthropic', model: 'some-model', apiKey: 'key' } as const;
  const client = createModelClient({ ...options, baseUrl: server.baseUrl, timeoutMs: 2_000 }, {
    warn: () => {},
  } as never);
  const request = {
    schema: z.object({ text: z.string() }),
    instructions: 'Say something.',
    stable: { menu: ['1 Negroni', '2 Mojito'] },
    data: { query: 'sour' },
    problems: () => [],
  };
  await expect(client.ask(request, new AbortController().signal)).rejects.toThrow();
  // Both are one piece of JSON.
  expect(server.requests[0]?.messages[0]?.content).toEqual([
    {
      type: 'text',
      text: '{"menu":["1 Negroni","2 Mojito"]',
      cache_control: { type: 'ephemeral' },
    },
    { type: 'text', text: ',"query":"sour"}' },
  ]);
});

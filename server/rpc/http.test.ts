import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#domain/errors.ts';
import { TopicCache } from '#server/cache/topic-cache.ts';
import { sendError } from '#server/http/send-error.ts';
import { Turns } from '#server/limits/turns.ts';
import { anyone } from './access.ts';
import { type AnyFunction, defineFunctions } from './function.ts';
import { serveFunctions, type TransportOptions } from './http.ts';

const { action, query } = defineFunctions<unknown>();

let runs = 0;

const functions: Record<string, AnyFunction> = {
  'test.greet': query({
    summary: 'Greets',
    input: z.object({ name: z.string().check(z.minLength(2)) }),
    example: { input: { name: 'Ana' }, result: { text: 'en Ana' } },
    access: anyone,
    localized: true,
    reads: () => [],
    run: async ({ language }, { name }) => ({ text: `${language} ${name}` }),
  }),
  'test.list': query({
    summary: 'Lists what begins with a word',
    input: z.object({
      from: z._default(z.string(), 'a'),
      page: z.optional(z.object({ size: z.number(), after: z.nullable(z.string()) })),
    }),
    example: { input: {}, result: { run: 1 } },
    access: anyone,
    isPublic: true,
    reads: () => [],
    run: async () => ({ run: ++runs }),
  }),
  'test.bug': action({
    summary: 'Fails unexpectedly',
    input: z.object({}),
    example: { input: {}, result: null },
    access: anyone,
    run: async (): Promise<null> => {
      throw new Error('the password is swordfish');
    },
  }),
  'test.none': action({
    summary: 'Answers nothing',
    input: z.object({}),
    example: { input: {}, result: undefined },
    access: anyone,
    run: async () => undefined,
  }),
};

const log: string[] = [];
const app = fastify({
  logger: { level: 'error', stream: { write: (line: string) => log.push(line) } },
});
app.setErrorHandler(sendError);
serveFunctions(app, {
  services: {
    log: app.log,
    turns: new Turns(8),
    answers: new TopicCache<Buffer>(
      10_000_000,
      ({ length }) => length,
      () => true,
    ),
  } as unknown as TransportOptions['services'],
  find: (name) => (Object.hasOwn(functions, name) ? functions[name] : undefined),
  verify: async () => {
    throw new AppError('UNAUTHORIZED', null);
  },
});

afterEach(() => void log.splice(0));

async function post(name: string, body: string | object, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

it('returns the result as JSON, in the requested language', async () => {
  const headers = { 'accept-language': 'de, sk-SK;q=0.8, en;q=0.5' };
  expect(await post('test.greet', { name: 'Ana' }, headers)).toEqual({
    status: 200,
    body: { text: 'sk Ana' },
  });
});

it('returns null where a function returns nothing', async () => {
  expect((await post('test.none', {})).body).toBeNull();
});

it.each([
  ['an unknown name', 'test.nothing', {}, 404, 'UNKNOWN_FUNCTION'],
  ['a name of the language', 'toString', {}, 404, 'UNKNOWN_FUNCTION'],
  ['a wrong shape', 'test.greet', { name: 7 }, 400, 'INVALID_REQUEST'],
  ['an array', 'test.greet', [], 400, 'INVALID_REQUEST'],
  ['no JSON', 'test.greet', '{"name"', 400, 'INVALID_REQUEST'],
  [
    'JSON that nests without end',
    'test.greet',
    `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    400,
    'INVALID_REQUEST',
  ],
  ['a body that is too large', 'test.greet', { name: 'x'.repeat(66_000) }, 413, 'TOO_LARGE'],
])('refuses %s', async (_what, name, body, status, code) => {
  const answer = await post(name, body);
  expect(answer).toMatchObject({ status, body: { code, id: expect.any(String) } });
  expect(Object.keys(answer.body)).toEqual(['code', 'message', 'data', 'id']);
});

it('names the invalid field', async () => {
  const { body } = await post('test.greet', { name: 'A' });
  expect(body.data.issues).toEqual([{ path: 'name', message: expect.any(String) }]);
});

it('refuses a token that does not verify', async () => {
  const answer = await post('test.greet', { name: 'Ana' }, { authorization: 'Bearer bad' });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

it('refuses an idempotency key that is too short', async () => {
  const answer = await post('test.greet', { name: 'Ana' }, { 'idempotency-key': 'short' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
});

it('hides an unexpected error from the caller, and logs it under the same id', async () => {
  const { status, body } = await post('test.bug', {});
  expect(status).toBe(500);
  expect(body).toEqual({
    code: 'UNEXPECTED',
    message: 'Something went wrong',
    data: null,
    id: expect.any(String),
  });
  const logged = log.find((line) => line.includes(body.id));
  expect(logged).toContain('swordfish');
});

it('runs one public call once, however it is written', async () => {
  const { body } = await post('test.list', { from: 'b', page: { size: 10, after: null } });
  const spellings = [
    '{"from":"b","page":{"size":10,"after":null}}',
    '{"page":{"after":null,"size":10},"from":"b"}',
    '{"from":"b","page":{"size":1e1,"after":null},"x":1}',
    '{"from":"\\u0062","page":{"size":10,"after":null,"y":[1]}}',
    '{"from":"x","from":"b","page":{"size":10,"after":null}}',
    ` {"from":"b",${' '.repeat(5_000)}"page":{"size":10,"after":null}}\n`,
  ];
  for (const spelling of [...spellings, ...spellings]) {
    expect((await post('test.list', spelling)).body).toEqual(body);
  }
  const other = await post('test.list', { from: 'b', page: { size: 10, after: 'x' } });
  expect(other.body).not.toEqual(body);
});

it('keeps public results whatever other spellings are sent', async () => {
  const { body } = await post('test.list', { from: 'kept' });
  for (let n = 0; n < 1_200; n++) await post('test.list', `{"from":"c","x":${n}}`);
  expect((await post('test.list', { from: 'kept' })).body).toEqual(body);
});

it('treats a missing body and explicit defaults as the same public call', async () => {
  const { body } = await post('test.list', {});
  expect((await post('test.list', { from: 'a' })).body).toEqual(body);
});

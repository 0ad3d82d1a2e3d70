import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError, errors } from '#domain/errors.ts';
import type { AnyFunction } from '#server/rpc/function.ts';
import { policyWithoutScripts } from './security.ts';

const failures = Object.entries(errors).filter(([, { status }]) => status > 0);

type Api = Record<string, AnyFunction>;

interface ApiDocsOptions {
  publicUrl: string;
  mayRead: (request: FastifyRequest) => boolean;
}

export function serveApiDocs(
  app: FastifyInstance,
  api: Api,
  { publicUrl, mayRead }: ApiDocsOptions,
) {
  const document = openApi(api, publicUrl);
  const onRequest = async (request: FastifyRequest) => {
    if (!mayRead(request)) throw new AppError('NOT_FOUND', null);
  };
  app.get('/docs/api.json', { onRequest }, async () => document);
  app.get('/docs/api', { onRequest }, async (_request, reply) =>
    reply
      .header('content-security-policy', policyWithoutScripts())
      .type('text/html; charset=utf-8')
      .send(page(api)),
  );
}

function openApi(api: Api, publicUrl: string) {
  const paths = Object.entries(api).map(([name, { kind, summary, input, example }]) => [
    `/api/${name}`,
    {
      post: {
        operationId: name,
        tags: [kind],
        summary,
        security: [{}, { bearer: [] }],
        ...(kind === 'mutation' && {
          parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
        }),
        requestBody: {
          content: {
            'application/json': {
              schema: z.toJSONSchema(input, { io: 'input' }),
              example: example.input,
            },
          },
        },
        responses: {
          200: {
            description: 'The result',
            content: { 'application/json': { example: example.result } },
          },
          default: {
            description: 'The error',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        },
      },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Barback', version: '1' },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message', 'data', 'id'],
          properties: {
            code: { enum: failures.map(([code]) => code) },
            message: { type: 'string' },
            data: {},
            id: { type: 'string', description: 'The id of the error in the server log' },
          },
        },
      },
    },
  };
}

function page(api: Api): string {
  const functions = Object.entries(api).map(
    ([name, { kind, summary, input, example }]) => `
<article id="${name}">
  <h2><code>${name}</code> <small>${kind}</small></h2>
  <p>${escapeHtml(summary)}</p>
  <h3>Payload</h3><pre>${json(example.input)}</pre>
  <h3>Result</h3><pre>${json(example.result)}</pre>
  <details><summary>Schema of the payload</summary><pre>${json(z.toJSONSchema(input, { io: 'input' }))}</pre></details>
</article>`,
  );
  const codes = failures.map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Barback API</title>
<style>
  body { max-width: 54rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #24170f; background: #fbf5ea }
  h2 { margin: 2.5rem 0 0; font-size: 1.2rem } h3 { margin: 1rem 0 0; font-size: .85rem; color: #6f5c4c }
  small { color: #8a5800; font-weight: 400 } pre { margin: .25rem 0; padding: .75rem; overflow: auto; background: #f5ebdb; border-radius: .5rem }
  td { padding: .15rem 1rem .15rem 0 }
</style>
<h1>Barback API</h1>
<p>Each function is <code>POST /api/{name}</code>: the payload is the JSON body, the result is the JSON response.
Send your token as <code>Authorization: Bearer TOKEN</code>, and your language as <code>Accept-Language</code>.
A mutation with the same <code>Idempotency-Key</code> (16 to 64 letters, digits, - or _) runs once. One that was refused with 409 stays refused. To retry it, send another key.
Queries are live over the WebSocket at <code>/live</code>. For tools: <a href="/docs/api.json">OpenAPI 3.1</a>.</p>
<ul>${Object.keys(api)
    .map((name) => `<li><a href="#${name}">${name}</a></li>`)
    .join('')}</ul>
${functions.join('')}
<h2>Errors</h2>
<p>An error is <code>{ code, message, data, id }</code>; the server's log shows the same id.</p>
<table>${codes.join('')}</table>
</html>`;
}

function json(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { clientKey, limits } from '#domain/protocol.ts';
import type { TopicCache } from '#server/cache/topic-cache.ts';
import { joined } from './encoded-answer.ts';
import { type AnyFunction, bytesOf } from './function.ts';
import { admit, type CallServices, invokeInTurn } from './invoke.ts';
import type { Identity } from './viewer.ts';

/** Answers to longer calls are not cached; browsers send none. */
const maxCachedBodyLength = 2_000;

/** What each transport (HTTP, WebSocket) needs to call functions. */
export interface TransportOptions {
  services: CallServices & {
    /** Answers of public queries, by the text of the call. */
    answers: TopicCache<Buffer>;
  };
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ identity: Identity; expiresAt: number }>;
}

/** POST /api/{name}: the payload is the body, the result is the answer. */
export function serveFunctions(app: FastifyInstance, { services, find, verify }: TransportOptions) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const payloadOf = (request: FastifyRequest) =>
    new Promise<unknown>((resolve, reject) => {
      const body = request.body as string | undefined;
      if (body === undefined) return resolve(undefined);
      void parseJson(request, body, (error, payload) => (error ? reject(error) : resolve(payload)));
    });

  app.register(async (scope) => {
    // Read as text: it is the key of the cache, and parsed only where the answer is not cached.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { name: string } }>(
      '/api/:name',
      { bodyLimit: limits.bodyBytes },
      async (request, reply) => {
        reply.header('cache-control', 'no-store').type('application/json');
        const { name } = request.params;
        const fn = find(name);
        if (!fn) throw new AppError('UNKNOWN_FUNCTION', null);
        const token = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
        const language = pickLanguage(acceptedLanguages(request.headers['accept-language']));
        const guestKey = keyIn(request, 'x-guest-key') ?? null;
        const idempotencyKey = keyIn(request, 'idempotency-key');
        const body = request.body as string | undefined;
        const isPublic = fn.kind === 'query' && fn.isPublic && !token;
        const isShort = body !== undefined && body.length <= maxCachedBodyLength;
        const key = isPublic && isShort ? `${name} ${language} ${body}` : undefined;
        const cached = key && services.answers.get(key);
        if (cached) return reply.send(cached);

        const identity = token ? (await verify(token)).identity : null;
        const viewer = { identity, guestKey };
        const caller = { viewer, language, address: request.ip, idempotencyKey };
        const callServices = { ...services, log: request.log };
        const input = await payloadOf(request);
        const call = await admit(callServices, { name, fn, input, caller });
        const answer = async () => bytesOf(await invokeInTurn(callServices, call));
        if (!key || fn.kind !== 'query') return reply.send(await answer());
        const fill = services.answers.fill(key);
        try {
          fill.dependsOn(fn.reads(call.input, viewer));
          const bytes = await answer();
          fill.store(joined([bytes]));
          return reply.send(bytes);
        } finally {
          fill.end();
        }
      },
    );
  });
}

/** A random key of the client from a header; too short ones, which could be guessed, are refused. */
function keyIn({ headers }: FastifyRequest, header: string): string | undefined {
  const key = headers[header];
  if (key === undefined || (typeof key === 'string' && clientKey.test(key))) return key;
  const message = 'expected 16 to 64 letters, digits, - or _';
  throw new AppError('INVALID_REQUEST', { issues: [{ path: header, message }] });
}

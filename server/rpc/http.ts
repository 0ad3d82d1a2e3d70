import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { clientKey, limits } from '#domain/protocol.ts';
import { LruCache } from '#server/cache/lru-cache.ts';
import type { TopicCache } from '#server/cache/topic-cache.ts';
import { networkOf } from '#server/limits/network.ts';
import { joined } from './encoded-answer.ts';
import { type AnyFunction, bytesOf } from './function.ts';
import { admit, type CallServices, invokeInTurn } from './invoke.ts';
import type { Identity } from './viewer.ts';

const maxCachedLength = 2_000;
/** A client that fills this with its own spellings only makes others parse theirs again. */
const maxKnownBodies = 1_000;

export interface TransportOptions {
  services: CallServices & {
    answers: TopicCache<Buffer>;
  };
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ identity: Identity; expiresAt: number }>;
}

/** POST /api/{name}: the request body is the payload, the response is the result. */
export function serveFunctions(app: FastifyInstance, { services, find, verify }: TransportOptions) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const payloadOf = (request: FastifyRequest) =>
    new Promise<unknown>((resolve, reject) => {
      const body = request.body as string | undefined;
      if (body === undefined) return resolve(undefined);
      void parseJson(request, body, (error, payload) => (error ? reject(error) : resolve(payload)));
    });

  const keys = new LruCache<string>(maxKnownBodies);

  app.register(async (scope) => {
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
        const isShort = body !== undefined && body.length <= maxCachedLength;
        const spelling = isPublic && isShort ? `${name} ${language} ${body}` : '';
        const known = spelling && keys.get(spelling);
        const cached = known && services.answers.get(known);
        if (cached) return reply.send(cached);

        // Its own queue for each address, because each call reads the database.
        const queue = `token ${networkOf(request.ip)}`;
        const verified = token ? await services.turns.run(queue, () => verify(token)) : undefined;
        const identity = verified?.identity ?? null;
        const viewer = { identity, guestKey };
        const origin = ownOrigin(request);
        const caller = { viewer, language, address: request.ip, origin, idempotencyKey };
        const callServices = { ...services, log: request.log };
        const input = await payloadOf(request);
        const call = await admit(callServices, { name, fn, input, caller });
        const answer = async () => bytesOf(await invokeInTurn(callServices, call));
        if (!isPublic) return reply.send(await answer());
        const key = `${name} ${language} ${JSON.stringify(call.input)}`;
        if (key.length > maxCachedLength) return reply.send(await answer());
        if (spelling) keys.set(spelling, key);
        const same = services.answers.get(key);
        if (same) return reply.send(same);
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

function keyIn({ headers }: FastifyRequest, header: string): string | undefined {
  const key = headers[header];
  if (key === undefined || (typeof key === 'string' && clientKey.test(key))) return key;
  const message = 'expected 16 to 64 letters, digits, - or _';
  throw new AppError('INVALID_REQUEST', { issues: [{ path: header, message }] });
}

/**
 * Browsers send the origin of the page. It is ours if the page came from the host of the request.
 */
function ownOrigin({ headers: { origin, host } }: FastifyRequest): string | undefined {
  return origin === `http://${host}` || origin === `https://${host}` ? origin : undefined;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { clientKey, limits } from '#domain/protocol.ts';
import type { Services } from '#server/services.ts';
import { type AnyFunction, bytesOf } from './function.ts';
import { admit, invokeInTurn } from './invoke.ts';
import type { Identity } from './viewer.ts';

/** An answer to a call that is longer than browsers send is not kept. */
const longestKeptBody = 2_000;

/** What each door to the functions needs. */
export interface Doors {
  services: Services;
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ identity: Identity; expiresAt: number }>;
}

/** POST /api/{name}: the payload is the body, the result is the answer. */
export function serveFunctions(app: FastifyInstance, { services, find, verify }: Doors) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const payloadOf = (request: FastifyRequest) =>
    new Promise<unknown>((resolve, reject) => {
      const body = request.body as string | undefined;
      if (body === undefined) return resolve(undefined);
      void parseJson(request, body, (error, payload) => (error ? reject(error) : resolve(payload)));
    });

  app.register(async (scope) => {
    // Read as text: where the answer is kept, nobody needs more of it.
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
        const isShort = body !== undefined && body.length <= longestKeptBody;
        const key = isPublic && isShort ? `${name} ${language} ${body}` : undefined;
        const kept = key && services.answers.get(key);
        if (kept) return reply.send(kept);

        const identity = token ? (await verify(token)).identity : null;
        const viewer = { identity, guestKey };
        const caller = { viewer, language, address: request.ip, idempotencyKey };
        const own = { ...services, log: request.log };
        const input = await payloadOf(request);
        const call = await admit(own, { name, fn, input, caller });
        const answer = async () => bytesOf(await invokeInTurn(own, call));
        if (!key || fn.kind !== 'query') return reply.send(await answer());
        const making = services.answers.make(key);
        try {
          making.reads(fn.reads(call.input, viewer));
          const bytes = await answer();
          making.keep(bytes);
          return reply.send(bytes);
        } finally {
          making.end();
        }
      },
    );
  });
}

/** A random key that the client made: long enough that nobody guesses it. */
function keyIn({ headers }: FastifyRequest, header: string): string | undefined {
  const key = headers[header];
  if (key === undefined || (typeof key === 'string' && clientKey.test(key))) return key;
  const message = 'expected 16 to 64 letters, digits, - or _';
  throw new AppError('INVALID_REQUEST', { issues: [{ path: header, message }] });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { clientKey, limits } from '#domain/protocol.ts';
import type { Services } from '#server/services.ts';
import { type AnyFunction, bytesOf } from './function.ts';
import { admit, invokeInTurn } from './invoke.ts';
import type { Identity } from './viewer.ts';

/** What each door to the functions needs. */
export interface Doors {
  services: Services;
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ identity: Identity; expiresAt: number }>;
}

/** POST /api/{name}: the payload is the body, the result is the answer. */
export function serveFunctions(app: FastifyInstance, { services, find, verify }: Doors) {
  app.post<{ Params: { name: string } }>(
    '/api/:name',
    { bodyLimit: limits.bodyBytes },
    async (request, reply) => {
      const { name } = request.params;
      const fn = find(name);
      if (!fn) throw new AppError('UNKNOWN_FUNCTION', null);
      const token = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
      const identity = token ? (await verify(token)).identity : null;
      const caller = {
        viewer: { identity, guestKey: keyIn(request, 'x-guest-key') ?? null },
        language: pickLanguage(acceptedLanguages(request.headers['accept-language'])),
        address: request.ip,
        idempotencyKey: keyIn(request, 'idempotency-key'),
      };
      const own = { ...services, log: request.log };
      const call = await admit(own, { name, fn, input: request.body, caller });
      const result = await invokeInTurn(own, call);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(bytesOf(result));
    },
  );
}

/** A random key that the client made: long enough that nobody guesses it. */
function keyIn({ headers }: FastifyRequest, header: string): string | undefined {
  const key = headers[header];
  if (key === undefined || (typeof key === 'string' && clientKey.test(key))) return key;
  const message = 'expected 16 to 64 letters, digits, - or _';
  throw new AppError('INVALID_REQUEST', { issues: [{ path: header, message }] });
}

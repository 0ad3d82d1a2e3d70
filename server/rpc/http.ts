import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, errors, type WireError } from '#domain/errors.ts';
import { acceptedLanguages, pickLanguage } from '#domain/languages.ts';
import { clientKey, limits } from '#domain/protocol.ts';
import type { AnyFunction, Services } from './function.ts';
import { admit, invoke, toWire } from './invoke.ts';
import { nobody, type Viewer } from './viewer.ts';

export interface HttpOptions {
  services: Services;
  find: (name: string) => AnyFunction | undefined;
  verify: (token: string) => Promise<{ viewer: Pick<Viewer, 'identity'> }>;
}

/** POST /api/{name}: the payload is the body, the result is the answer. */
export function serveFunctions(app: FastifyInstance, { services, find, verify }: HttpOptions) {
  app.post<{ Params: { name: string } }>(
    '/api/:name',
    { bodyLimit: limits.bodyBytes },
    async (request, reply) => {
      const { name } = request.params;
      const fn = find(name);
      if (!fn) throw new AppError('UNKNOWN_FUNCTION', null);
      const token = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
      const { identity } = token ? (await verify(token)).viewer : nobody;
      const caller = {
        viewer: { identity, guestKey: keyIn(request, 'x-guest-key') ?? null },
        language: pickLanguage(acceptedLanguages(request.headers['accept-language'])),
        address: request.ip,
        idempotencyKey: keyIn(request, 'idempotency-key'),
      };
      await admit(services, fn, request.body, caller);
      const own = { ...services, log: request.log };
      const result = await invoke(own, name, fn, request.body, caller);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(JSON.stringify(result ?? null));
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

/** Every error of every route leaves in the same shape, with the request's id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const wire = toWire(ofFastify(error) ?? error, request.log, request.id);
  return reply.status(errors[wire.code].status).send(wire satisfies WireError);
}

const codesOfFastify: Record<string, () => AppError<ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('TOO_LARGE', { limitBytes: limits.bodyBytes }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => notJson(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => notJson(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => notJson(),
};

function ofFastify(error: unknown): AppError | undefined {
  return codesOfFastify[(error as { code?: string }).code ?? '']?.();
}

function notJson() {
  return new AppError('INVALID_REQUEST', { issues: [{ path: '', message: 'expected JSON' }] });
}

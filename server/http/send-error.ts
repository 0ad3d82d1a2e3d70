import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode, errors, type WireError } from '#domain/errors.ts';
import { limits } from '#domain/protocol.ts';
import { toWire } from '#server/rpc/invoke.ts';

/** All routes send errors in the same shape, with the request's id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const wire = toWire(fromFastify(error) ?? error, request.log, request.id);
  return reply.status(errors[wire.code].status).send(wire satisfies WireError);
}

const fastifyErrors: Record<string, () => AppError<ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('TOO_LARGE', { limitBytes: limits.bodyBytes }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => notJson(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => notJson(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => notJson(),
  ECONNRESET: () => notJson(),
};

function fromFastify(error: unknown): AppError | undefined {
  return fastifyErrors[(error as { code?: string }).code ?? '']?.();
}

function notJson() {
  return new AppError('INVALID_REQUEST', { issues: [{ path: '', message: 'expected JSON' }] });
}

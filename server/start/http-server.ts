import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/protocol.ts';
import type { Config } from '#server/config.ts';
import { answerInvalidRequest } from '#server/http/invalid-request.ts';
import { securityHeaders } from '#server/http/security.ts';
import { sendError } from '#server/http/send-error.ts';
import { StartupError } from '#server/startup-error.ts';

export interface LogStream {
  write(line: string): void;
}

export function createHttpServer(config: Config, stream: LogStream | undefined): FastifyInstance {
  const headers = securityHeaders(config.publicUrl);
  const app = fastify({
    // Quiet until the addresses are printed, because they are the last lines of a start.
    logger: {
      level: config.logLevel === 'info' ? 'warn' : config.logLevel,
      ...(stream && { stream }),
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    requestTimeout: 30_000,
    // Requests that arrive while connections are drained get a response (http/connections.ts).
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    // An invalid URL reaches no hook, so the headers are set here.
    frameworkErrors: (_error, request, reply) =>
      void sendError(new AppError('NOT_FOUND', null), request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerInvalidRequest(error, socket, headers),
    trustProxy: (_address, hop) => hop < config.trustProxy,
  });
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  return app;
}

/**
 * Connections that wait to be accepted. With Node's 511, phones that come back at once, or while
 * the server is busy, wait for seconds and are then reset.
 */
const backlog = 4_096;

export async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  await app.listen({ port, host, backlog }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`,
      EACCES: `Port ${port} needs more permissions than this user has. Set PORT to a port above 1024.`,
      EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    };
    const reason = reasons[error.code ?? ''];
    throw reason ? new StartupError(reason) : error;
  });
}

/** A path that the router cannot read is treated like any other unknown path. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/protocol.ts';
import type { Config } from '#server/config.ts';
import { answerInvalidRequest } from '#server/http/invalid-request.ts';
import { securityHeaders } from '#server/http/security.ts';
import { sendError } from '#server/http/send-error.ts';
import { StartupError } from '#server/startup-error.ts';

/** Takes the lines of the log, in place of standard output. */
export interface LogStream {
  write(line: string): void;
}

/** The HTTP server, still without routes. */
export function createHttpServer(config: Config, stream: LogStream | undefined): FastifyInstance {
  const headers = securityHeaders(config.publicUrl);
  const app = fastify({
    // Quiet until the addresses are printed: they are the last lines of a start.
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
    // What arrives while connections are drained is answered (http/connections.ts).
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

export async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
      EACCES: `Port ${port} needs more rights than this user has. Set PORT to one above 1024.`,
      EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    };
    const reason = reasons[error.code ?? ''];
    throw reason ? new StartupError(reason) : error;
  });
}

/** Whether the router can read a path: one that it cannot is a path like any other unknown one. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

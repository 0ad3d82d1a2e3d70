import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import {
  BadSignature,
  type PaymentEvent,
  type PaymentProvider,
} from '#server/adapters/payments/provider.ts';
import { Bucket } from '#server/limits/rate.ts';

/** Anybody can send a webhook, so refusals alone could fill the log. */
const refusalsLogged = { burst: 3, everyMs: 60_000 };

export function serveWebhook(
  app: FastifyInstance,
  provider: PaymentProvider,
  onEvent: (event: PaymentEvent) => Promise<void>,
): string {
  const path = `/webhooks/${provider.name}`;
  const refusals = new Bucket(refusalsLogged);
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | null }>(path, { bodyLimit: 512 * 1024 }, async (request) => {
      const signature = request.headers[provider.signatureHeader];
      const body = request.body ?? Buffer.alloc(0);
      const event = await provider.parseWebhook(body, String(signature ?? '')).catch((error) => {
        if (!(error instanceof BadSignature)) throw error;
        if (refusals.take() === 0) {
          request.log.warn({ provider: provider.name }, `webhook refused: ${error.message}`);
        }
        const issue = { path: provider.signatureHeader, message: 'not signed as expected' };
        throw new AppError('INVALID_REQUEST', { issues: [issue] });
      });
      if (event) await onEvent(event);
      return { received: true };
    });
  });
  return path;
}

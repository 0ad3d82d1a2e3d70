import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import {
  BadSignature,
  type PaymentEvent,
  type PaymentProvider,
} from '#server/adapters/payments/provider.ts';

/**
 * Where a payment provider tells its news. Any answer but 200 makes it tell them again later.
 * Answers the path.
 */
export function serveWebhook(
  app: FastifyInstance,
  provider: PaymentProvider,
  hear: (news: PaymentEvent) => Promise<void>,
): string {
  const path = `/webhooks/${provider.name}`;
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | null }>(path, { bodyLimit: 512 * 1024 }, async (request) => {
      const signature = request.headers[provider.signatureHeader];
      const body = request.body ?? Buffer.alloc(0);
      const news = await provider.parseWebhook(body, String(signature ?? '')).catch((error) => {
        if (!(error instanceof BadSignature)) throw error;
        request.log.warn({ provider: provider.name }, `webhook refused: ${error.message}`);
        const issue = { path: provider.signatureHeader, message: 'not signed as expected' };
        throw new AppError('INVALID_REQUEST', { issues: [issue] });
      });
      if (news) await hear(news);
      return { received: true };
    });
  });
  return path;
}

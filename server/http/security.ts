import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const ofDocuments = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** Scripts, styles, fonts and pictures need no headers of documents: 200 bytes for each of them. */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of ofDocuments) reply.removeHeader(name);
  return reply;
}

export function securityHeaders(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return headers;
  return { ...headers, 'strict-transport-security': 'max-age=31536000' };
}

export type PageSources = Partial<
  Record<'script' | 'connect' | 'img' | 'frame' | 'worker', string>
>;

/**
 * Allows one inline script by its hash. Styles may be inline, because React and the toasts set
 * them.
 */
export function pagePolicy(inlineScript: string, sources: PageSources = {}): string {
  const and = (kind: keyof PageSources) => (sources[kind] ? ` ${sources[kind]}` : '');
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return policyOf(`'sha256-${hash}' 'strict-dynamic'${and('script')}`, and);
}

export function policyWithoutScripts(): string {
  return policyOf("'none'", () => '');
}

function policyOf(scripts: string, and: (kind: keyof PageSources) => string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${and('img')}`,
    `connect-src 'self'${and('connect')}`,
    `frame-src 'self'${and('frame')}`,
    `worker-src 'self'${and('worker')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function isSameOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}

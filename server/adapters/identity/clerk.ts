import type { FastifyInstance } from 'fastify';
import { createRemoteJWKSet } from 'jose';
import { type AuthConfig, configPath } from '#domain/auth/auth-config.ts';
import type { TokenSource } from './verify.ts';

export interface ClerkOptions {
  publishableKey: string;
  template: string;
  issuer: string;
  jwksUrl: string;
  audience: string;
  authorizedParties: string[];
}

export function createClerkIdentity(options: ClerkOptions) {
  const { publishableKey, template, issuer, audience, authorizedParties } = options;
  const host = `https://${frontendHost(publishableKey)}`;
  const captcha = 'https://challenges.cloudflare.com';
  return {
    source: {
      issuer,
      audience,
      authorizedParties,
      jwks: createRemoteJWKSet(new URL(options.jwksUrl)),
    } satisfies TokenSource,
    /** Sources of its script, for the content security policy. */
    pageSources: {
      script: `${host} ${captcha}`,
      connect: host,
      img: 'https://img.clerk.com',
      frame: captcha,
      worker: 'blob:',
    },
    mount(app: FastifyInstance) {
      const config: AuthConfig = { provider: 'clerk', publishableKey, template };
      app.get(configPath, async () => config);
    },
  };
}

/** The publishable key has the host: pk_test_ and, in base64, 'host$'. */
export function frontendHost(publishableKey: string): string {
  const [, , encoded = ''] = publishableKey.split('_');
  return Buffer.from(encoded, 'base64').toString().replace(/\$$/, '');
}

import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { oidcConnectPath } from '#server/adapters/identity/oidc/oidc.ts';

const refusedPaths = [
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/reset-password',
  '/reset-password/:token',
  '/change-password',
  '/verify-password',
  oidcConnectPath,
];

export const passwordsOff: BetterAuthPlugin = {
  id: 'passwords-off',
  hooks: {
    before: [
      {
        matcher: ({ path }) => refusedPaths.includes(path ?? ''),
        handler: createAuthMiddleware(async () => {
          throw new APIError('FORBIDDEN', { code: 'PASSWORDS_OFF' });
        }),
      },
    ],
  },
};

// Other routes of Better Auth serve their own pages, list session tokens, or bypass our rules.
const routes = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-out',
  '/get-session',
  '/token',
  '/token-for',
  '/.well-known/jwks.json',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
  '/send-verification-email',
  '/confirm-email',
  '/update-user',
  '/account/overview',
  '/account/end-session',
  '/oidc/start',
  '/oidc/connect',
  '/oidc/disconnect',
  '/oidc/callback',
];

export function isOpenRoute(route: string): boolean {
  return routes.includes(route) || /^\/organization\/[a-z-]+$/.test(route);
}

// A visitor who signs in at the fake issuer, with cookies like a browser.
import { type Account, openAccount } from '#server/testing/account.ts';

export interface OidcVisitor extends Account {
  /** Presses the button, and returns the address of the issuer's page. */
  start(callbackURL?: string): Promise<string>;
  /** Opens the issuer's page, and returns the address of its redirect. */
  authorize(url: string): Promise<string>;
  /** Returns from the issuer, and returns the address of the next page. */
  comeBack(callback: string): Promise<string>;
  /** All three steps. */
  signIn(callbackURL?: string): Promise<string>;
}

export function openOidcVisitor(url: string, address?: string): OidcVisitor {
  const account = openAccount(url, '', address);
  const follow = async (from: string) => {
    const answer = await fetch(from, { redirect: 'manual' });
    return answer.headers.get('location') ?? `status ${answer.status}`;
  };
  const visitor: OidcVisitor = Object.create(account, {
    start: {
      value: async (callbackURL = '/bartender') =>
        String((await account.post('/oidc/start', { callbackURL })).body.url),
    },
    authorize: { value: follow },
    comeBack: {
      value: async (callback: string) => {
        const { pathname, search } = new URL(callback);
        const answer = await account.get(`${pathname}${search}`.replace('/api/auth', ''));
        return answer.location ?? `status ${answer.status}`;
      },
    },
    signIn: {
      value: async (callbackURL?: string) =>
        visitor.comeBack(await follow(await visitor.start(callbackURL))),
    },
  });
  return visitor;
}

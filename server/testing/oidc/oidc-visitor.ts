// Somebody who signs in at the stand-in issuer, with cookies like a browser.
import { type Account, openAccount } from '#server/testing/account.ts';

export interface OidcVisitor extends Account {
  /** Presses the button, and returns the address of the issuer's page. */
  start(callbackURL?: string): Promise<string>;
  /** Goes to the issuer's page, and returns the address that it leads back to. */
  authorize(url: string): Promise<string>;
  /** Comes back from the issuer, and returns the page that this leads to. */
  comeBack(callback: string): Promise<string>;
  /** All of it. */
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

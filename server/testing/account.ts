// A client of the embedded identity provider, with cookies like a browser.
export interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface Account {
  email: string;
  readonly cookie: string;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<AuthAnswer>;
  get(path: string): Promise<AuthAnswer>;
  /** A new token for the active organization, or for the person. */
  token(): Promise<string>;
}

export const password = 'correct-horse';

/** A client that is not signed in yet. The address counts where the server trusts a proxy. */
export function openAccount(url: string, email: string, address?: string): Account {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}/api/auth${path}`, {
      ...init,
      headers: {
        origin: url,
        cookie: cookie(),
        ...(address && { 'x-forwarded-for': address }),
        ...init.headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const body = await answer.json().catch(() => ({}));
    return { status: answer.status, body: body ?? {} };
  };
  const get = (path: string) => request(path, {});
  return {
    email,
    get cookie() {
      return cookie();
    },
    get,
    post: (path, body = {}, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async token() {
      return String((await get('/token')).body.token);
    },
  };
}

export async function signUpAs(url: string, name: string): Promise<Account> {
  const account = openAccount(url, `${name.toLowerCase()}@example.com`);
  await account.post('/sign-up/email', { name, email: account.email, password });
  return account;
}

/** Creates an organization, which becomes the active one, and returns its id. */
export async function createOrganization(account: Account, name: string): Promise<string> {
  const { body } = await account.post('/organization/create', { name, slug: crypto.randomUUID() });
  return String(body.id);
}

export async function invite(from: Account, organizationId: string, email: string) {
  const invitation = { organizationId, email, role: 'member' };
  const { body } = await from.post('/organization/invite-member', invitation);
  return String(body.id);
}

export async function join(owner: Account, organizationId: string, newcomer: Account) {
  const invitationId = await invite(owner, organizationId, newcomer.email);
  return newcomer.post('/organization/accept-invitation', { invitationId });
}

// A client of the embedded identity provider, with cookies like a browser.
export interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
  /** The target of a redirect. */
  location?: string | undefined;
  cookies: string[];
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

/** Not signed in yet. The address counts where the server trusts a proxy. */
export function openAccount(url: string, email: string, address?: string): Account {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}/api/auth${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        origin: url,
        cookie: cookie(),
        ...(address && { 'x-forwarded-for': address }),
        ...init.headers,
      },
    });
    const cookies = answer.headers.getSetCookie();
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const body = await answer.json().catch(() => ({}));
    const location = answer.headers.get('location') ?? undefined;
    return { status: answer.status, body: body ?? {}, location, cookies };
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

/** The new organization becomes the active one. Returns its id. */
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

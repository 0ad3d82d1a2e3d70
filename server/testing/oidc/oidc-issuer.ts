// A small OIDC issuer: discovery, authorization, token, user info and keys. Tests set its visitor
// and its errors.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

type Step = 'discovery' | 'token' | 'userinfo' | 'jwks';
type Reply = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface OidcIssuer {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Settings of a server that uses this issuer. */
  settings: Record<string, string>;
  /** Claims of the visitor. */
  person: JWTPayload;
  /** Wrong claims of the ID token. */
  idToken: JWTPayload;
  /** How the ID token is signed. */
  signature: 'own' | 'forged' | 'none' | 'missing';
  /** Claims that only the user info has. Undefined if the ID token has all. */
  userInfo: JWTPayload | undefined;
  /** Replace the right responses. */
  replies: Partial<Record<Step, Reply>>;
  /** Wrong fields of the discovery document. */
  document: Record<string, unknown>;
  /** The error that it returns instead of a code. */
  error: string | undefined;
  /** Shows a page with a question instead of redirecting at once. */
  isInteractive: boolean;
  /** Restores the correct behaviour. */
  reset(): void;
  close(): void;
}

const byDefault = {
  person: {
    sub: 'subject-1',
    email: 'mika@id.example',
    email_verified: true,
    name: 'Mika Nováková',
  },
  idToken: {},
  signature: 'own',
  userInfo: undefined,
  replies: {},
  document: {},
  error: undefined,
} satisfies Partial<OidcIssuer>;

export async function startOidcIssuer(port = 0): Promise<OidcIssuer> {
  const alg = 'RS256';
  const kid = 'one';
  const pair = await generateKeyPair(alg, { extractable: true });
  const other = await generateKeyPair(alg, { extractable: true });
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' }];
  /** The request and the visitor of each unused code. */
  const codes = new Map<string, { asked: URLSearchParams; person: JWTPayload }>();

  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer.url);
    const step = steps[pathname];
    if (step) return (issuer.replies[step.name] ?? step.reply)(request, response);
    if (pathname === '/authorize' && issuer.isInteractive) {
      return void response.setHeader('content-type', 'text/html').end(questionPage(searchParams));
    }
    if (pathname === '/authorize' || pathname === '/approve' || pathname === '/cancel') {
      const email = searchParams.get('email');
      const person = email ? { ...issuer.person, sub: email, email } : issuer.person;
      const error = pathname === '/cancel' ? 'access_denied' : issuer.error;
      const location = answerOf(searchParams, person, error);
      return void response.writeHead(302, { location }).end();
    }
    response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const issuer: OidcIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'barback at the stand-in',
    clientSecret: 'secret: 100 %',
    settings: {},
    ...byDefault,
    isInteractive: false,
    reset: () => void Object.assign(issuer, byDefault),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  issuer.settings = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
    OIDC_NAME: 'Old Town ID',
  };

  const json = (response: http.ServerResponse, body: unknown, status = 200) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  const steps: Record<string, { name: Step; reply: Reply }> = {
    '/.well-known/openid-configuration': {
      name: 'discovery',
      reply: (_request, response) =>
        json(response, {
          issuer: issuer.url,
          authorization_endpoint: `${issuer.url}/authorize`,
          token_endpoint: `${issuer.url}/token`,
          userinfo_endpoint: `${issuer.url}/userinfo`,
          jwks_uri: `${issuer.url}/jwks`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: [alg],
          ...issuer.document,
        }),
    },
    '/jwks': { name: 'jwks', reply: (_request, response) => json(response, { keys }) },
    '/token': {
      name: 'token',
      async reply(request, response) {
        const form = new URLSearchParams(await textOf(request));
        const { asked, person } = codes.get(form.get('code') ?? '') ?? {};
        codes.delete(form.get('code') ?? '');
        const challenge = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        const credentials = [issuer.clientId, issuer.clientSecret]
          .map(encodeURIComponent)
          .join(':');
        const basic = `Basic ${Buffer.from(credentials).toString('base64')}`;
        const isClient =
          request.headers.authorization === basic ||
          (form.get('client_id') === issuer.clientId &&
            form.get('client_secret') === issuer.clientSecret);
        const isRight =
          isClient &&
          asked?.get('code_challenge') === challenge &&
          asked.get('redirect_uri') === form.get('redirect_uri');
        if (!isRight || !person) return json(response, { error: 'invalid_grant' }, 400);
        json(response, {
          access_token: 'access',
          token_type: 'Bearer',
          expires_in: 60,
          id_token: await idToken(person, asked.get('nonce')),
        });
      },
    },
    '/userinfo': {
      name: 'userinfo',
      reply: (_request, response) => json(response, issuer.userInfo ?? issuer.person),
    },
  };

  function answerOf(asked: URLSearchParams, person: JWTPayload, error: string | undefined) {
    const location = new URL(asked.get('redirect_uri') ?? '');
    location.searchParams.set('state', asked.get('state') ?? '');
    if (error) location.searchParams.set('error', error);
    else {
      const code = randomUUID();
      codes.set(code, { asked, person });
      location.searchParams.set('code', code);
    }
    return location.href;
  }

  async function idToken(person: JWTPayload, nonce: string | null): Promise<string | undefined> {
    const now = Math.floor(Date.now() / 1000);
    const about = issuer.userInfo ? { sub: person.sub } : person;
    const claims = {
      iss: issuer.url,
      aud: issuer.clientId,
      iat: now,
      exp: now + 60,
      nonce,
      ...about,
      ...issuer.idToken,
    };
    if (issuer.signature === 'missing') return undefined;
    if (issuer.signature === 'none') return new UnsecuredJWT(claims).encode();
    const key = issuer.signature === 'own' ? pair.privateKey : other.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
  }

  return issuer;
}

/** The visitor owns the address that they type. */
function questionPage(asked: URLSearchParams): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const hidden = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Old Town ID</title>
    <form action="/approve"><h1>Old Town ID</h1>${hidden.join('')}<label>Who are you? <input name="email"></label>
    <button>Sign in to Barback</button> <button formaction="/cancel">Cancel</button></form>`;
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

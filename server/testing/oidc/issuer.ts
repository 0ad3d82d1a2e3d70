// A fake identity provider that signs tokens and serves its keys.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

export interface Issuer {
  issuer: string;
  audience: string;
  jwksUrl: string;
  /** Undefined claims are left out. The header may name another key or algorithm. */
  sign(claims?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** Signs with a key that is not in the key set. */
  forge(claims?: JWTPayload): Promise<string>;
  publicKey: CryptoKey;
  close(): void;
}

export async function startIssuer(alg: 'RS256' | 'EdDSA' = 'RS256'): Promise<Issuer> {
  const pair = await generateKeyPair(alg, { extractable: true });
  const other = await generateKeyPair(alg, { extractable: true });
  const kid = 'one';
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' }];
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = 'https://clerk.example';
  const audience = 'barback';
  const make = (key: CryptoKey, claims: JWTPayload, header: Partial<JWTHeaderParameters>) => {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: audience, sub: 'user_1', iat: now, exp: now + 60 };
    const defined = Object.entries({ ...usual, ...claims }).filter(
      ([, value]) => value !== undefined,
    );
    const signer = new SignJWT(Object.fromEntries(defined));
    return signer.setProtectedHeader({ alg, kid, ...header }).sign(key);
  };
  return {
    issuer,
    audience,
    jwksUrl: `http://127.0.0.1:${port}/.well-known/jwks.json`,
    publicKey: pair.publicKey,
    sign: (claims = {}, header = {}) => make(pair.privateKey, claims, header),
    forge: (claims = {}) => make(other.privateKey, claims, {}),
    close: () => server.close(),
  };
}

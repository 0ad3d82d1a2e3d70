import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type Issuer, startIssuer } from '#server/testing/oidc/issuer.ts';
import { openWorld, type World } from '#server/testing/world.ts';

const publishableKey = `pk_test_${Buffer.from('clerk.bar.example$').toString('base64')}`;

let issuer: Issuer;
let world: World;

beforeAll(async () => {
  issuer = await startIssuer();
  world = await openWorld({
    CLERK_PUBLISHABLE_KEY: publishableKey,
    CLERK_TOKEN_TEMPLATE: 'bars',
    AUTH_ISSUER: issuer.issuer,
    AUTH_JWKS_URL: issuer.jwksUrl,
    AUTH_AUDIENCE: issuer.audience,
    AUTH_AUTHORIZED_PARTIES: 'https://bar.example, http://localhost:3000',
  });
});
afterAll(async () => {
  await world.close();
  issuer.close();
});

/** Claims of the token template (aud, email, name, org_id), beside the standard ones. */
const someone = async (claims: object) =>
  world.as(await issuer.sign({ azp: 'https://bar.example', sts: 'active', ...claims }));

describe('with Clerk', () => {
  it('people and their names come from the token', async () => {
    const mika = await someone({ sub: 'user_mika', email: 'mika@bar.example', name: 'Mika' });
    await mika.call('auth.createUserFromClerk', {});
    expect(await mika.call('auth.loggedInUser', {})).toEqual({
      _id: 'user_mika',
      email: 'mika@bar.example',
      name: 'Mika',
    });
  });

  it.each([
    ['a template', (id: string) => ({ org_id: id })],
    ['Clerk itself', (id: string) => ({ o: { id, rol: 'member', slg: 'bar' } })],
  ])('an organization named by %s shares its bars', async (how, claims) => {
    const owner = await someone({ sub: 'user_1', ...claims(`org_${how}`) });
    const member = await someone({ sub: 'user_2', ...claims(`org_${how}`) });
    const alone = await someone({ sub: 'user_2' });
    const id = await owner.call('bars.createBar', { name: 'Shared' });
    expect(await member.call('bars.getUserBars', {})).toMatchObject([{ _id: id }]);
    expect(await alone.call('bars.getUserBars', {})).toEqual([]);
  });

  it('tokens also work on the socket', async () => {
    const mika = await someone({ sub: 'user_live' });
    const feed = (await mika.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toEqual({ value: [] });
    await mika.call('bars.createBar', { name: 'Live' });
    expect(await feed.next()).toMatchObject({ value: [{ name: 'Live' }] });
  });

  it.each([
    ['of another page', { azp: 'https://evil.example' }],
    ['for another server', { aud: 'another' }],
    ['of somebody who is not through', { sts: 'pending' }],
  ])('a token %s is refused', async (_what, claims) => {
    const { status } = await (await someone(claims)).ask('bars.getUserBars', {});
    expect(status).toBe(401);
  });

  it('the embedded provider is not served', async () => {
    const get = (path: string) => fetch(`${world.url}${path}`);
    expect((await get('/api/auth/get-session')).status).toBe(404);
    expect((await get('/api/auth/token')).status).toBe(404);
    expect(await (await get('/api/auth-config')).json()).toEqual({
      provider: 'clerk',
      publishableKey,
      template: 'bars',
    });
  });

  it('the content security policy allows what Clerk needs, and nothing else', async () => {
    const answer = await fetch(`${world.url}/bartender`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const sourcesOf = (kind: string) =>
      policy.split('; ').find((rule) => rule.startsWith(`${kind}-src`));
    expect(sourcesOf('connect')).toBe("connect-src 'self' https://clerk.bar.example");
    expect(sourcesOf('frame')).toBe("frame-src 'self' https://challenges.cloudflare.com");
    expect(sourcesOf('img')).toBe("img-src 'self' data: blob: https://img.clerk.com");
    expect(sourcesOf('worker')).toBe("worker-src 'self' blob:");
    expect(sourcesOf('script')).toMatch(/strict-dynamic' https:\/\/clerk\.bar\.example https:/);
  });
});

it('reports keys that cannot be fetched as a server error, not as a refusal', async () => {
  const lost = await openWorld({
    CLERK_PUBLISHABLE_KEY: publishableKey,
    AUTH_ISSUER: issuer.issuer,
    AUTH_JWKS_URL: 'http://127.0.0.1:1/nowhere',
  });
  const { status } = await lost.as(await issuer.sign()).ask('bars.getUserBars', {});
  expect(status).toBe(503);
  await lost.close();
});

describe('the configuration', () => {
  it('is derived from the publishable key', () => {
    expect(readConfig({ CLERK_PUBLISHABLE_KEY: publishableKey })).toMatchObject({
      demo: false,
      clerk: {
        template: 'barback',
        audience: 'barback',
        issuer: 'https://clerk.bar.example',
        jwksUrl: 'https://clerk.bar.example/.well-known/jwks.json',
        authorizedParties: [],
      },
    });
  });

  it.each([
    [{ AUTH_ISSUER: 'https://clerk.example' }, /CLERK_PUBLISHABLE_KEY/],
    [{ CLERK_PUBLISHABLE_KEY: publishableKey, DEMO: 'on' }, /DEMO/],
    [{ CLERK_PUBLISHABLE_KEY: 'sk_live_secret' }, /CLERK_PUBLISHABLE_KEY/],
    [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM/],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

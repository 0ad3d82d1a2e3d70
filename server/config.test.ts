import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('reads a model, whose timeout leaves time for an answer without it', () => {
  expect(readConfig({}).model).toBeUndefined();
  const { model, aiRules } = readConfig({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'llama',
    AI_BASE_URL: 'http://localhost:11434/v1',
  });
  expect(model).toMatchObject({ provider: 'compatible', model: 'llama', apiKey: undefined });
  expect(model?.timeoutMs).toBeLessThan(aiRules.timeoutMs);
});

it('opens the test checkout on a public server or with a model only if TEST_CHECKOUT is on', () => {
  const model = { AI_PROVIDER: 'compatible', AI_MODEL: 'x', AI_BASE_URL: 'http://localhost/v1' };
  expect(readConfig({}).testCheckout).toBe(true);
  expect(readConfig(model).testCheckout).toBe(false);
  expect(readConfig({ ...model, TEST_CHECKOUT: 'on' }).testCheckout).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://192.168.1.7:3000' }).testCheckout).toBe(true);
  const open = { PUBLIC_URL: 'https://bar.example' };
  expect(readConfig(open).testCheckout).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'HTTPS://bar.example' }).testCheckout).toBe(false);
  expect(readConfig({ ...open, TEST_CHECKOUT: 'on' }).testCheckout).toBe(true);
  expect(readConfig({ TEST_CHECKOUT: 'off' }).testCheckout).toBe(false);
  expect(() => readConfig({ TEST_CHECKOUT: 'maybe' })).toThrow(/^TEST_CHECKOUT/);
});

it.each(['-1', '1.5', 'x', '40000'])('refuses RETENTION_DAYS=%s', (RETENTION_DAYS) => {
  expect(() => readConfig({ RETENTION_DAYS })).toThrow(/^RETENTION_DAYS/);
});

it.each([
  [{ AI_MODEL: 'x' }, /AI_PROVIDER/],
  [{ AI_API_KEY: 'x' }, /AI_PROVIDER/],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'x' }, /^AI_MODEL/],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'x' }, /^AI_API_KEY/],
  [{ AI_PROVIDER: 'compatible', AI_MODEL: 'x' }, /^AI_BASE_URL/],
  [{ AI_PROVIDER: 'oracle', AI_MODEL: 'x' }, /^AI_PROVIDER/],
])('names the missing setting in %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

const oidc = {
  OIDC_ISSUER: 'https://id.example/realms/bar',
  OIDC_CLIENT_ID: 'barback',
  OIDC_CLIENT_SECRET: 'secret',
};

it('reads an OIDC issuer, which is called by its host if it has no name', () => {
  expect(readConfig({})).toMatchObject({ oidc: undefined, hasPasswords: true, demo: true });
  expect(readConfig(oidc)).toMatchObject({
    oidc: { name: 'id.example', scopes: 'openid email profile' },
    hasPasswords: true,
    demo: true,
  });
  expect(readConfig({ ...oidc, PASSWORD_SIGN_IN: 'off' })).toMatchObject({
    hasPasswords: false,
    demo: false,
  });
});

it.each([
  [{ OIDC_CLIENT_ID: 'barback' }, /^OIDC_ISSUER/],
  [{ OIDC_NAME: 'Old Town ID' }, /^OIDC_ISSUER/],
  [{ ...oidc, OIDC_ISSUER: 'id.example' }, /^OIDC_ISSUER/],
  [{ ...oidc, OIDC_CLIENT_SECRET: '' }, /^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
  [{ ...oidc, OIDC_NAME: 'x'.repeat(41) }, /^OIDC_NAME/],
  [{ ...oidc, OIDC_SCOPES: 'email profile' }, /^OIDC_SCOPES/],
  [{ ...oidc, CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuZXhhbXBsZSQ=' }, /^OIDC_ISSUER/],
  [{ PASSWORD_SIGN_IN: 'off' }, /^PASSWORD_SIGN_IN/],
  [{ ...oidc, PASSWORD_SIGN_IN: 'no' }, /^PASSWORD_SIGN_IN/],
  [{ ...oidc, PASSWORD_SIGN_IN: 'off', DEMO: 'on' }, /^DEMO/],
])('names the wrong OIDC setting in %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

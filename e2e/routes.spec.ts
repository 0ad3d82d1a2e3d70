import { randomUUID } from 'node:crypto';
import { expect, type Route } from '@playwright/test';
import { password, signOut } from './bartender-actions.ts';
import { journey, test } from './fixtures.ts';

test('asks for a sign-in on a bartender route', journey, async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/bar/00000000-0000-4000-8000-000000000000/drinks');
  await expect(page.getByText('You must be logged in to access this page')).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Barback');
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();
  await expect(page).toHaveURL(/\/bartender\/signup$/);
  await expect(page).toHaveTitle('Sign up · Barback');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page).toHaveURL(/\/bartender\/signin$/);
  await page.getByRole('link', { name: 'Back to Guest View' }).click();
  await expect(page.getByLabel('Bar code')).toBeVisible();
  await expect(page).toHaveTitle('Barback');
});

test('shows errors at their fields until all are valid', async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/signup');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Mika');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
});

test('returns to the guest page after a sign-out', async ({ bartender }) => {
  const mika = await bartender();
  await expect(mika.getByText('No bars yet. Create your first bar to get started!')).toBeVisible();
  await mika.goto('/bartender/account');
  await expect(mika).toHaveTitle('Your account · Barback');
  await signOut(mika);
  await expect(mika.getByLabel('Bar code')).toBeVisible();
  await expect(mika).toHaveURL(/\/$/);
  await mika.goto('/bartender');
  await expect(mika.getByText('You must be logged in to access this page')).toBeVisible();
});

test('refuses a wrong password, and says why', async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/signin');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
});

test('says that a party is unknown, and shows the guest page for any other address', async ({
  guest,
}) => {
  const page = await guest();
  await page.goto('/party/abc123');
  await expect(page.getByRole('heading', { name: 'Party Not Found' })).toBeVisible();
  await page.goto('/party/ab');
  await expect(page.getByRole('heading', { name: 'Party Not Found' })).toBeVisible();
  await page.goto('/party/');
  await expect(page.getByText('six letters and digits')).toBeVisible();
  for (const path of [
    '/no/such/page',
    '/%E0%A4%A',
    '/menu.html',
    '/v1.2/here',
    '/party/ABC123/more',
  ]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByLabel('Bar code')).toBeVisible();
  }
  for (const path of ['/api/no.such', '/assets/none.js', '/pictures/nothing.svg']) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
});

test('opens a page by the in-app navigation event', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  await expect(page.getByLabel('Bar code')).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent('barback:navigate', { detail: { to: '/?bar=WRONG' } })),
  );
  await expect(page.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
});

test('loads no third-party script and logs no error on any page', async ({ guest, makeBar }) => {
  const code = await makeBar('Quiet');
  const page = await guest();
  const errors: string[] = [];
  const missing: string[] = [];
  page.on('console', (message) => {
    const isMissingPage =
      message.text().includes('404') && missing.includes(message.location().url);
    if (message.type() === 'error' && !isMissingPage) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (answer) => {
    const isPage = answer.request().isNavigationRequest();
    if (isPage && answer.status() === 404) missing.push(answer.url());
  });
  for (const path of ['/', `/?bar=${code}`, '/?bar=WRONG', '/party/ABC123', '/bartender/signup']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toMatch(
      /script-src 'sha256-[\w+/]{43}=' 'strict-dynamic';/,
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // The browser logs the 401 response of the token request, and pages that are not found.
  expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
  expect(missing).toHaveLength(2);
});

test('follows the content security policy on every page, and blocks injected scripts', async ({
  bartender,
  guest,
  makeBar,
  server,
  violations,
}) => {
  const code = await makeBar('Guarded');
  await server.sql(`insert into parties (bar_id, name, share_code)
    select id, 'Guarded party', 'GUARD1' from bars where code = '${code}'`);
  const visitor = await guest();
  const pages = [
    [visitor, '/'],
    [visitor, `/?bar=${code}`],
    [visitor, `/?bar=${code}&view=browse`],
    [visitor, '/party/GUARD1'],
    [visitor, '/bartender/signin'],
    [visitor, '/docs/api'],
    [visitor, '/no/such/page'],
    [await bartender(), '/bartender'],
  ] as const;
  for (const [page, path] of pages) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect([path, violations]).toEqual([path, []]);

    const slipIn = async (route: Route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</html>',
        '<script>document.slipped = 1</script><script src="/assets/x.js"></script>$&',
      );
      await route.fulfill({ response: answer, body });
    };
    await page.route(server.url + path, slipIn);
    await page.goto(path);
    await expect.poll(() => violations.length).toBe(2);
    expect(await page.evaluate(() => 'slipped' in document)).toBe(false);
    await page.unroute(server.url + path, slipIn);
    violations.splice(0);
  }
});

import { expect, type Page } from '@playwright/test';
import { signOut } from '#e2e/bartender-actions.ts';
import { journey, test } from '#e2e/fixtures.ts';

const host = 'clerk.bar.example';
const publishableKey = `pk_test_${Buffer.from(`${host}$`).toString('base64')}`;

/** A fake of Clerk's script. Its sign-in is a button, and its tokens come from our server. */
const standIn = `
  const listeners = new Set();
  const clerk = {
    loaded: false, client: { sessions: [] },
    session: null, user: null, organization: null,
    load: async () => { clerk.loaded = true; emit(); },
    addListener: (listener) => { listeners.add(listener); listener(clerk); return () => listeners.delete(listener); },
    mountSignIn: (node) => {
      const button = document.createElement('button');
      button.textContent = 'Continue with Clerk';
      button.onclick = () => {
        clerk.session = {
          id: 'sess_1', status: 'active', user: { id: 'user_1' }, lastActiveToken: { jwt: { claims: {} } },
          getToken: async ({ template }) => {
            window.askedTemplate = template;
            return (await (await fetch('/api/auth/token')).json()).token;
          },
        };
        clerk.user = { id: 'user_1' };
        emit();
      };
      node.replaceChildren(button);
    },
    __experimental_prefetchOrganizationSwitcher() {},
    mountOrganizationSwitcher: (node) => { node.textContent = 'Switcher of Clerk'; },
    mountUserButton: (node) => { node.textContent = 'Button of Clerk'; },
    signOut: async () => { clerk.session = null; clerk.user = null; emit(); },
  };
  for (const what of ['SignIn', 'OrganizationSwitcher', 'UserButton']) clerk['unmount' + what] = () => {};
  const emit = () => {
    const { client, session, user, organization } = clerk;
    clerk.__internal_lastEmittedResources = { client, session, user, organization };
    listeners.forEach((listener) => listener(clerk.__internal_lastEmittedResources));
  };
  window.Clerk = clerk;
`;
const standInForScreens = 'window.__internal_ClerkUICtor = class {};';

async function useClerk(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('**/api/auth-config', (route) =>
    route.fulfill({ json: { provider: 'clerk', publishableKey, template: 'bars' } }),
  );
  await page.route(`https://${host}/**`, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: route.request().url().includes('clerk-js') ? standIn : standInForScreens,
    });
  });
  return fetched;
}

test(
  'signs in and out through Clerk if Clerk is configured',
  journey,
  async ({ guest, server }) => {
    const page = await guest({ viewport: { width: 1440, height: 900 } });
    const fetched = await useClerk(page);
    await page.request.post('/api/auth/sign-up/email', {
      headers: { origin: server.url },
      data: { name: 'Mika', email: `clerk-${Date.now()}@example.com`, password: 'correct-horse' },
    });
    await page.goto('/bartender');
    await expect(page.getByText('You must be logged in to access this page')).toBeVisible();
    expect(fetched[0]).toContain('clerk');
    await page.getByRole('button', { name: 'Continue with Clerk' }).click();
    await expect(page.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
    await expect(page.getByText('Switcher of Clerk')).toBeVisible();
    expect(await page.evaluate('askedTemplate')).toBe('bars');
    await expect(page.getByText(/^clerk-\d+@example\.com$/)).toBeVisible();

    await page.goto('/bartender/forgot');
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.getByRole('button', { name: 'Continue with Clerk' }).click();
    await signOut(page);
    await expect(page.getByLabel('Bar code')).toBeVisible();
  },
);

test('loads nothing from Clerk if it is not configured', async ({ bartender }) => {
  const mika = await bartender();
  const fetched: string[] = [];
  mika.on('request', (request) => fetched.push(request.url()));
  await mika.goto('/bartender');
  await mika.getByText('Welcome to your Bartender Dashboard').waitFor();
  expect(fetched.some((url) => url.includes('/assets/dashboard-'))).toBe(true);
  expect(fetched.filter((url) => /clerk/i.test(url) && !url.includes('createUser'))).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { emailOf, signOut } from '#e2e/bartender-actions.ts';
import { journey, journeyOnBothEngines, test } from '#e2e/fixtures.ts';

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/bartender/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('resets a forgotten password by a link', journey, async ({ bartender, guest, server }) => {
  const mika = await bartender('Mika');
  const email = await emailOf(mika);
  const page = await guest();
  await page.goto('/bartender/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('the link is on its way');

  // Without mail, the operator finds the link in the log.
  const link = () => /\/bartender\/reset\?token=[\w-]+/.exec(server.log())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await page.getByLabel('New password').fill('battery-staple');
  await page.getByLabel('Repeat password').fill('battery-stable');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Repeat password').fill('battery-staple');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/bartender\/signin$/);

  // The open window, signed in with the old password, is signed out.
  await expect(mika.getByText('Your session has expired')).toBeVisible();
  await signIn(page, email, 'correct-horse');
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
  await signIn(page, email, 'battery-staple');
  await expect(page.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
});

test('refuses a used or made-up link, and says why', async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/reset?token=made-up');
  await page.getByLabel('New password').fill('battery-staple');
  await page.getByLabel('Repeat password').fill('battery-staple');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
});

test(
  'changes a password, and shows an error at its field',
  journeyOnBothEngines,
  async ({ bartender }) => {
    const mika = await bartender('Mika');
    const email = await emailOf(mika);
    await mika.getByLabel('User menu').click();
    await mika.getByRole('button', { name: 'Your account' }).click();
    await expect(mika.getByRole('heading', { name: 'Your account' })).toBeFocused();
    await mika.getByLabel('Current password').fill('not this one');
    await mika.getByLabel('New password').fill('battery-staple');
    await mika.getByLabel('Repeat password').fill('battery-staple');
    const save = mika.getByRole('button', { name: 'Save the password' });
    await save.click();
    await expect(mika.getByLabel('Current password')).toHaveAccessibleDescription(
      'The current password is wrong',
    );
    await mika.getByLabel('Current password').fill('correct-horse');
    await save.click();
    await expect(mika.getByText('Password saved')).toBeVisible();
    await signOut(mika);
    await signIn(mika, email, 'battery-staple');
    await expect(mika.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
  },
);

test('shows the password rule before the first mistake, and focuses the first field', async ({
  guest,
}) => {
  const page = await guest();
  await page.goto('/bartender/signup');
  await expect(page.getByText('Barback', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('At least 8 characters');
  await page.keyboard.type('Mika');
  await page.getByLabel('Email').fill('mika@example.com');
  await password.fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('short');
});

test('asks to sign in before a confirmation link is used, and says that it has expired', async ({
  bartender,
  guest,
}) => {
  const page = await guest();
  await page.goto('/bartender/confirm?token=outdated');
  await expect(page.getByRole('status')).toContainText('Sign in to confirm your email address');
  const mika = await bartender('Mika');
  // The format of links from earlier versions.
  await mika.goto('/api/auth/verify-email?token=outdated&callbackURL=%2Fbartender');
  await expect(mika.getByRole('alert')).toHaveText(
    'This link is no longer valid. Ask for a new one.',
  );
  await mika.getByRole('link', { name: 'Your account' }).click();
  await expect(mika.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
});

test('refuses a password that is easy to guess, at its field', async ({ bartender }) => {
  const mika = await bartender('Mika');
  await mika.goto('/bartender/account');
  await mika.getByLabel('Current password').fill('correct-horse');
  await mika.getByLabel('New password').fill('password1');
  await mika.getByLabel('Repeat password').fill('password1');
  await mika.getByRole('button', { name: 'Save the password' }).click();
  await expect(mika.getByLabel('New password')).toHaveAccessibleDescription(
    'This password is too easy to guess. Choose another one.',
  );
});

test('signs out in every tab', async ({ bartender }) => {
  const mika = await bartender('Mika');
  const second = await mika.context().newPage();
  await second.goto('/bartender');
  await expect(second.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
  await signOut(mika);
  await expect(second.getByText('You must be logged in to access this page')).toBeVisible();
});

test('fetches one token on a tablet whose clock is a day ahead', async ({ bartender }) => {
  const mika = await bartender('Mika');
  await mika.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 24 * 3_600_000;
  });
  let asked = 0;
  mika.on('request', (request) => {
    if (request.url().includes('/api/auth/token')) asked++;
  });
  await mika.goto('/bartender');
  await expect(mika.getByText('Welcome to your Bartender Dashboard')).toBeVisible();
  await mika.getByRole('link', { name: 'Usage & Billing' }).click();
  await expect(mika.getByText('Recent transactions')).toBeVisible();
  expect(asked).toBe(1);
});

test('has accessible account pages, in both languages', async ({ bartender }) => {
  const mika = await bartender('Mika');
  for (const path of ['/bartender/account', '/bartender/organization', '/bartender/forgot']) {
    await mika.goto(path);
    await mika.getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsOf(mika), path).toEqual([]);
  }
  await mika.getByRole('button', { name: /Language/ }).click();
  await expect(mika.getByRole('heading', { name: 'Zabudli ste heslo?' })).toBeVisible();
});

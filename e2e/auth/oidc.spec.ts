import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import {
  barLink,
  createBar,
  createOrganization,
  emailOf,
  invite,
  signOut,
} from '#e2e/bartender-actions.ts';
import { onBothEngines, test } from '#e2e/fixtures.ts';

test.use({ environment: { STAND_IN_ISSUER: 'on' } });

const desktop = { viewport: { width: 1440, height: 900 } };
const newEmail = () => `${randomUUID()}@example.com`;
const door = (page: Page) => page.getByRole('button', { name: 'Continue with Old Town ID' });
const welcome = (page: Page) => page.getByText('Welcome to your Bartender Dashboard');

async function approve(page: Page, email: string) {
  await page.getByLabel('Who are you?').fill(email);
  await page.getByRole('button', { name: 'Sign in to Barback' }).click();
}

async function signIn(page: Page, email: string) {
  await door(page).click();
  await approve(page, email);
}

test(
  'signs in at the issuer, creates a bar, signs out, and finds the bar again',
  onBothEngines,
  async ({ guest }) => {
    const page = await guest(desktop);
    const email = newEmail();
    await page.goto('/bartender/signin');
    await signIn(page, email);
    await expect(welcome(page)).toBeVisible();
    await expect(page).toHaveURL(/\/bartender$/);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByLabel('Bar name').fill('Zlatá líška');
    await page.getByRole('button', { name: 'Create bar' }).click();
    await expect(barLink(page, 'Zlatá líška')).toBeVisible();
    await signOut(page);
    await expect(page.getByLabel('Bar code')).toBeVisible();

    await page.goto('/bartender');
    await expect(page.getByText('You must be logged in to access this page')).toBeVisible();
    await signIn(page, email);
    await expect(barLink(page, 'Zlatá líška')).toBeVisible();
  },
);

test('reports a cancelled sign-in, using only the keyboard', async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/signup');
  await door(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in at Old Town ID was cancelled. Nothing has changed, and you can try again.',
  );
  await expect(page).toHaveURL(/\/bartender\/signin$/);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('alert')).toContainText('Prihlásenie cez Old Town ID ste zrušili');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pokračovať cez Old Town ID' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('enables the button again after Back from the issuer', async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/signin');
  await door(page).click();
  await page.getByLabel('Who are you?').waitFor();
  await page.goBack();
  await signIn(page, newEmail());
  await expect(welcome(page)).toBeVisible();
});

test('returns to the invitation after signing in at the issuer', async ({ bartender, guest }) => {
  const olive = await bartender('Olive');
  await createOrganization(olive, 'Zlatá líška');
  const email = newEmail();
  const link = await invite(olive, email);
  const page = await guest(desktop);
  await page.goto(link);
  await door(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Olive invites you to Zlatá líška')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('was cancelled');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByLabel(/^Working for/).first()).toHaveText('Zlatá líška');
});

test('returns to the same page after the session has expired, in another tab too', async ({
  guest,
  server,
}) => {
  const page = await guest(desktop);
  const email = newEmail();
  await page.goto('/bartender/signin');
  await signIn(page, email);
  await expect(welcome(page)).toBeVisible();
  const address = `/bartender/bar/${await createBar(page, 'Corner')}/share`;
  await page.goto(address);
  const second = await page.context().newPage();
  await second.goto('/bartender/usage');
  await expect(second.getByText('Recent transactions')).toBeVisible();
  await server.sql(
    `delete from auth.session where "userId" = (select id from auth."user" where email = '${email}')`,
  );
  for (const tab of [page, second]) {
    await expect(tab.getByText('Your session has expired')).toBeVisible();
  }
  await door(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('was cancelled');
  await signIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second.getByText('Recent transactions')).toBeVisible();
});

test('connects the issuer to an account with a password', async ({ bartender }) => {
  const mika = await bartender('Mika');
  const email = await emailOf(mika);
  await signOut(mika);
  await mika.goto('/bartender/signin');
  await signIn(mika, email);
  await expect(mika.getByRole('alert')).toContainText('Sign in with its password, then connect');
  await mika.getByLabel('Email').fill(email);
  await mika.getByLabel('Password', { exact: true }).fill('correct-horse');
  await mika.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(welcome(mika)).toBeVisible();

  await mika.goto('/bartender/account');
  const issuer = mika.getByRole('region', { name: 'Sign in with Old Town ID' });
  await issuer.getByLabel('Current password').fill('wrong-password');
  await issuer.getByRole('button', { name: 'Connect Old Town ID' }).click();
  await expect(issuer.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is wrong',
  );
  await issuer.getByLabel('Current password').fill('correct-horse');
  await issuer.getByRole('button', { name: 'Connect Old Town ID' }).click();
  await approve(mika, email);
  await expect(issuer).toContainText('You can sign in with Old Town ID.');
  expect(await violationsOf(mika)).toEqual([]);
  await signOut(mika);
  await mika.goto('/bartender/signin');
  await signIn(mika, email);
  await expect(welcome(mika)).toBeVisible();
});

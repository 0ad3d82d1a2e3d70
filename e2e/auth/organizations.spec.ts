import { expect } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import {
  barLink,
  createBar,
  createOrganization,
  emailOf,
  invite,
  accountMenu as menu,
  openSettings,
  password,
} from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';

test(
  'invites a member, who accepts and sees a new bar appear live',
  journeyOnBothEngines,
  async ({ bartender }) => {
    const [olive, mika] = [await bartender('Olive'), await bartender('Mika')];
    await createOrganization(olive, 'Zlatá líška');
    const link = await invite(olive, await emailOf(mika));
    await expect(olive.getByRole('region', { name: 'Invited' })).toContainText(await emailOf(mika));

    await mika.goto(link);
    await expect(
      mika.getByRole('heading', { name: 'You are invited to Zlatá líška' }),
    ).toBeVisible();
    await mika.getByRole('button', { name: 'Accept the invitation' }).dblclick();
    await expect(menu(mika)).toHaveText('Zlatá líška');
    await expect(olive.getByRole('list', { name: 'Members' })).toContainText('Mika');
    await expect(olive.getByRole('region', { name: 'Invited' })).toBeHidden();
    await expect(mika.getByText('No bars yet')).toBeVisible();

    await createBar(olive, 'By the river');
    await expect(barLink(mika, 'By the river')).toBeVisible();
    // Members may open and close the bar. Only owners may change it.
    const settings = await openSettings(mika);
    await expect(settings.getByRole('switch', { name: 'Open for orders' })).toBeVisible();
    await expect(
      settings.getByText('Only owners of the organization can rename or deactivate the bar'),
    ).toBeVisible();
    await expect(settings.getByRole('switch', { name: 'Active' })).toBeHidden();
    await settings.getByRole('button', { name: 'Close' }).click();

    await menu(mika).click();
    await mika.getByRole('button', { name: 'My own bars' }).click();
    await expect(mika.getByText('No bars yet')).toBeVisible();
    await menu(mika).click();
    await mika.getByRole('button', { name: 'Zlatá líška' }).click();
    await expect(barLink(mika, 'By the river')).toBeVisible();

    await olive.goto('/bartender/organization');
    await olive.getByRole('button', { name: 'Remove Mika' }).click();
    await olive.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(olive.getByRole('list', { name: 'Members' })).not.toContainText('Mika');
    await expect(barLink(mika, 'By the river')).toBeHidden();
    await expect(menu(mika)).toHaveText('My own bars');
  },
);

test('takes a person without an account through the sign-up to the invitation', async ({
  bartender,
  guest,
}) => {
  const olive = await bartender('Olive');
  await createOrganization(olive, 'Corner');
  const email = `newcomer-${Date.now()}@example.com`;
  const link = await invite(olive, email);

  const page = await guest();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await expect(page.getByText('Olive invites you to Corner')).toBeVisible();
  // The invitation accepts no other address.
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Nora');
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByLabel('Repeat password').fill('correct-horse');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(menu(page)).toHaveText('Corner');
});

test('takes a person with an account by one link to the sign-in, with the email filled in', async ({
  bartender,
  guest,
}) => {
  const [olive, mika] = [await bartender('Olive'), await bartender('Mika')];
  await createOrganization(olive, 'Both houses');
  const email = await emailOf(mika);
  const link = await invite(olive, email);

  const page = await guest();
  await page.goto(link);
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByText('Olive invites you to Both houses')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(menu(page)).toHaveText('Both houses');
});

test('says in the form that an invitation is no longer valid', async ({ guest }) => {
  const page = await guest();
  await page.goto('/bartender/invitation/unknown');
  await expect(page.getByRole('status')).toHaveText(
    'This invitation is no longer valid. Ask for a new one.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Email')).toBeEditable();
});

test('refuses an invitation for another email, and says why', async ({ bartender }) => {
  const [olive, stranger] = [await bartender('Olive'), await bartender('Stranger')];
  await createOrganization(olive, 'Private');
  await stranger.goto(await invite(olive, 'somebody@example.com'));
  await expect(stranger.getByRole('alert')).toContainText('This invitation is for another email');
});

test('asks an inviter to confirm their own address first, in both languages', async ({
  bartender,
}) => {
  const olive = await bartender('Olive');
  await createOrganization(olive, 'Unconfirmed');
  // A server that sends mail responds like this.
  await olive.route('**/api/auth/organization/invite-member', (route) =>
    route.fulfill({ status: 403, json: { code: 'EMAIL_NOT_VERIFIED' } }),
  );
  await olive.getByLabel('Email').fill('lee@example.com');
  await olive.getByRole('button', { name: 'Invite' }).click();
  await expect(olive.getByRole('alert')).toContainText('Confirm your own email address first');
  await olive.getByRole('button', { name: /Language/ }).click();
  await expect(olive.getByRole('alert')).toContainText('Najprv potvrďte svoju e-mailovú adresu');
});

test('refuses a withdrawn invitation', async ({ bartender }) => {
  const [olive, mika] = [await bartender('Olive'), await bartender('Mika')];
  await olive.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await emailOf(mika);
  await createOrganization(olive, 'Second thoughts');
  const link = await invite(olive, email);
  await mika.goto(link);
  const accept = mika.getByRole('button', { name: 'Accept the invitation' });
  await expect(accept).toBeVisible();
  await olive.reload();
  // Invitation links created earlier also lead to this computer only.
  await expect(olive.getByText("Phones can't open these links")).toHaveCount(1);
  await olive.getByRole('button', { name: `Copy the link for ${email}` }).click();
  await expect(olive.getByText('Invitation link copied to clipboard!')).toBeVisible();
  expect(await olive.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await olive.getByRole('button', { name: `Withdraw the invitation for ${email}` }).click();
  await olive.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(olive.getByText(email)).toHaveCount(0);
  await accept.click();
  await expect(mika.getByRole('alert')).toContainText('This invitation is no longer valid');
});

test('keeps the only owner from leaving, and lets a member leave', async ({ bartender }) => {
  const [olive, mika] = [await bartender('Olive'), await bartender('Mika')];
  await createOrganization(olive, 'House');
  const link = await invite(olive, await emailOf(mika));
  await olive.getByRole('button', { name: 'Leave the organization' }).click();
  await olive.getByRole('dialog').getByRole('button', { name: 'Leave the organization' }).click();
  await expect(
    olive.getByRole('alert').filter({ hasText: 'The only owner cannot leave' }),
  ).toBeVisible();

  await mika.goto(link);
  await mika.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(menu(mika)).toHaveText('House');
  await mika.goto('/bartender/organization');
  await expect(mika.getByRole('button', { name: 'Invite' })).toBeHidden();
  await mika.getByRole('button', { name: 'Leave the organization' }).click();
  await mika.getByRole('dialog').getByRole('button', { name: 'Leave the organization' }).click();
  await expect(menu(mika)).toHaveText('My own bars');
});

test('keeps the organization of each tab, and switches it for a bar in the address', async ({
  bartender,
}) => {
  const olive = await bartender('Olive');
  const barId = await createBar(olive, 'Of Olive');
  const board = await olive.context().newPage();
  await board.goto(`/bartender/bar/${barId}/orders`);
  await expect(board.getByRole('heading', { name: 'Order Management' })).toBeVisible();

  await createOrganization(olive, 'Both');
  const houseBar = await createBar(olive, 'Of both');
  await expect(barLink(olive, 'Of both')).toBeVisible();
  // The other tab keeps its organization, even after a reload.
  await expect(menu(board)).toHaveText('My own bars');
  await board.reload();
  await expect(board.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(barLink(board, 'Of Olive')).toBeVisible();

  // A bookmark opens its bar, whichever organization the tab acted for.
  await board.goto(`/bartender/bar/${houseBar}/drinks`);
  await expect(barLink(board, 'Of both')).toBeVisible();
  await expect(menu(board)).toHaveText('Both');
  await board.goBack();
  await expect(board.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(menu(board)).toHaveText('My own bars');
  await expect(menu(olive)).toHaveText('Both');

  await board.goto('/bartender/bar/00000000-0000-4000-8000-000000000000/orders');
  await expect(board.getByText('Not found')).toBeVisible();
});

import { expect } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { emailOf, password, signOut } from '#e2e/bartender-actions.ts';
import { test } from '#e2e/fixtures.ts';

test.use({ environment: { STAND_IN_ISSUER: 'on' } });

test('ends another session at once, and disconnects the issuer', async ({ bartender, guest }) => {
  const mika = await bartender('Mika');
  const email = await emailOf(mika);
  await mika.goto('/bartender/account');
  const devices = mika.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('listitem')).toContainText('This device');
  await expect(devices.getByRole('button')).toHaveCount(0);

  const phone = await guest({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  });
  await phone.goto('/bartender/signin');
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByText('Welcome to your Bartender Dashboard')).toBeVisible();

  await mika.reload();
  await expect(devices.getByRole('listitem')).toHaveText([/This device/, /Safari on iPhone/]);
  expect(await violationsOf(mika)).toEqual([]);
  await devices.getByRole('button', { name: 'End: Safari on iPhone' }).click();
  await mika.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(phone.getByText('Your session has expired')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  const issuer = mika.getByRole('region', { name: 'Sign in with Old Town ID' });
  await issuer.getByLabel('Current password').fill(password);
  await issuer.getByRole('button', { name: 'Connect Old Town ID' }).click();
  await mika.getByLabel('Who are you?').fill(email);
  await mika.getByRole('button', { name: 'Sign in to Barback' }).click();
  await issuer.getByRole('button', { name: 'Disconnect Old Town ID' }).click();
  await mika.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(issuer.getByRole('button', { name: 'Connect Old Town ID' })).toBeVisible();

  await signOut(mika);
  await mika.goto('/bartender/signin');
  await mika.getByRole('button', { name: 'Continue with Old Town ID' }).click();
  await mika.getByLabel('Who are you?').fill(email);
  await mika.getByRole('button', { name: 'Sign in to Barback' }).click();
  await expect(mika.getByRole('alert')).toContainText('There is already an account');
});

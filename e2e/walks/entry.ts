// Entry points: codes, sign-in and sign-up, invitations, and addresses that lead nowhere.
import type { Page } from '@playwright/test';
import { createOrganization, emailOf, invite } from '#e2e/bartender-actions.ts';
import { longBarName, type Stop, type Walk } from './walk.ts';

export const entryWalk: Walk = async function* ({ bartender, guest }) {
  const page = await guest();
  await page.goto('/');
  await page.getByRole('textbox').first().waitFor();
  yield { name: 'code', page };
  await page.goto('/?bar=ZZZZZ');
  await page.getByRole('heading').first().waitFor();
  yield { name: 'no-such-bar', page };
  await page.goto('/party/ZZZZZZ');
  await page.getByRole('heading').first().waitFor();
  yield { name: 'no-such-party', page };

  yield* signingIn(page);
  yield* resetting(page);

  const olive = await bartender('Olive');
  await createOrganization(olive, longBarName);
  const mika = await bartender('Mika');
  const link = await invite(olive, await emailOf(mika));
  await page.goto(link);
  await page.getByText('Olive invites you').waitFor();
  yield { name: 'invited', page };
  await mika.goto(link);
  await mika.getByRole('button', { name: 'Accept the invitation' }).waitFor();
  yield { name: 'invited-to-join', page: mika };
  const stranger = await bartender('Zora');
  await stranger.goto(link);
  await stranger.getByRole('alert').waitFor();
  yield { name: 'invited-another', page: stranger };
};

async function* signingIn(page: Page): AsyncGenerator<Stop> {
  await page.goto('/bartender/signin');
  await page.getByLabel('Email').waitFor();
  yield { name: 'sign-in', page };
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  yield { name: 'sign-in-refused', page };
  await page.goto('/bartender');
  await page.getByText('You must be logged in').waitFor();
  yield { name: 'sign-in-wanted', page };
  await page.goto('/bartender/confirm?token=over');
  await page.getByText('Sign in to confirm').waitFor();
  yield { name: 'confirm-wanted', page };
  await page.goto('/bartender/signup');
  await page.getByLabel('Email').waitFor();
  yield { name: 'sign-up', page };
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  await page.getByText('Name is required').waitFor();
  yield { name: 'sign-up-refused', page };
}

async function* resetting(page: Page): AsyncGenerator<Stop> {
  await page.goto('/bartender/forgot');
  await page.getByLabel('Email').waitFor();
  yield { name: 'forgot', page };
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('status').waitFor();
  yield { name: 'forgot-sent', page };
  await page.goto('/bartender/reset?token=over');
  await page.getByLabel('New password').fill('battery-staple');
  yield { name: 'reset', page };
  await page.getByLabel('Repeat password').fill('battery-staple');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  yield { name: 'reset-refused', page };
}

// The ways in: the code, signing in and up, and addresses that lead nowhere.
import type { Walk } from './walk.ts';

export const entryWalk: Walk = async function* ({ guest }) {
  const page = await guest();
  await page.goto('/');
  await page.getByRole('textbox').first().waitFor();
  yield { name: 'code', page };
  await page.goto('/?bar=ZZZZZ');
  await page.getByRole('heading').first().waitFor();
  yield { name: 'no-such-bar', page };

  await page.goto('/bartender/signin');
  await page.getByLabel('Email').waitFor();
  yield { name: 'sign-in', page };
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  yield { name: 'sign-in-refused', page };
  await page.goto('/bartender/signup');
  await page.getByLabel('Email').waitFor();
  yield { name: 'sign-up', page };
  await page.goto('/bartender/forgot');
  await page.getByLabel('Email').waitFor();
  yield { name: 'forgot', page };
  await page.goto('/bartender/reset?token=over');
  await page.getByRole('heading').first().waitFor();
  yield { name: 'reset', page };
};

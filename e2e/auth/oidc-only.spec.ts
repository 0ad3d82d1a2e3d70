import { expect } from '@playwright/test';
import { journey, test } from '#e2e/fixtures.ts';

// Passwords are off, and the issuer is unreachable.
test.use({
  environment: {
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'barback',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Old Town ID',
    PASSWORD_SIGN_IN: 'off',
  },
});

test(
  'shows only the button of the issuer, and says that the issuer is unavailable',
  journey,
  async ({ guest }) => {
    const page = await guest();
    const door = page.getByRole('button', { name: 'Continue with Old Town ID' });
    for (const path of ['signin', 'signup', 'forgot', 'reset?token=x']) {
      await page.goto(`/bartender/${path}`);
      await expect(door).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /Sign up|Forgot/ })).toHaveCount(0);
    }
    await door.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Old Town ID is unavailable at the moment. Wait a minute and try again.',
    );
    await expect(door).toBeEnabled();
  },
);

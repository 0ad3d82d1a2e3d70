import { expect } from '@playwright/test';
import { test } from '#e2e/fixtures.ts';

test('names the scripts of the dashboard in its page, so that they need no second round', async ({
  guest,
}) => {
  const { request } = await guest();
  const page = async (address: string) => (await request.get(address)).text();
  expect(await page('/bartender')).toMatch(/\/assets\/dashboard-[\w-]+\.js/);
  expect(await page('/')).not.toContain('/assets/dashboard-');
});

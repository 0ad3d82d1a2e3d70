import { expect } from '@playwright/test';
import { journey, onBothEngines, test } from '#e2e/fixtures.ts';

test('opens a bar by its code', journey, async ({ guest, makeBar, server }) => {
  const code = await makeBar('Zlatá líška');
  const page = await guest();
  await page.goto('/');
  const enter = page.getByRole('button', { name: 'Enter the bar' });
  const field = page.getByLabel('Bar code');
  await field.fill(code.slice(0, 2));
  await expect(enter).toBeDisabled();
  await field.fill(`${server.url}/?bar=${code}&view=browse`);
  await expect(field).toHaveValue(code);
  await field.fill(code.toLowerCase());
  await expect(field).toHaveValue(code);
  await enter.click();
  await expect(page.getByRole('heading', { name: 'Zlatá líška' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?bar=${code}$`));
  await page.goBack();
  await expect(field).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Zlatá líška' })).toBeVisible();
});

test('changes a code in a link to upper case, and cuts it to five characters', async ({
  guest,
  makeBar,
}) => {
  const code = await makeBar('Linked');
  const page = await guest();
  await page.goto(`/?bar=${code.toLowerCase()}xyz`);
  await expect(page.getByRole('heading', { name: 'Linked' })).toBeVisible();
});

test('says that a code is unknown, and offers to try another', async ({ guest }) => {
  const page = await guest();
  await page.goto('/?bar=WRONG');
  await expect(page.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
  await expect(
    page.getByText('The bar code you entered is not valid or the bar has been deactivated'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Try Another Code' }).click();
  await expect(page.getByLabel('Bar code')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'shows a change made in the database on the open page',
  onBothEngines,
  async ({ guest, makeBar, server }) => {
    const code = await makeBar('By the river');
    const page = await guest();
    await page.goto(`/?bar=${code}`);
    const set = (change: string) => server.sql(`update bars set ${change} where code = '${code}'`);
    await expect(page.getByText('Open now')).toBeVisible();
    await set('is_open = false');
    await expect(page.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Leave Bar' })).toBeVisible();
    await set('is_active = false');
    await expect(page.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
    await set("is_active = true, is_open = true, name = 'Upstream'");
    await expect(page.getByRole('heading', { name: 'Upstream' })).toBeVisible();
  },
);

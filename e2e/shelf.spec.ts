import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { journey, test } from './fixtures.ts';

const bottle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const count = (page: Page, available: number) =>
  page.getByText(new RegExp(`^${available} of \\d+ ingredients available$`));
const box = (page: Page) => page.getByRole('combobox', { name: 'Find an ingredient' });

test(
  'one tap puts a bottle on the shelf, and what is taken off stays in sight',
  journey,
  async ({ bartenderAt }) => {
    const { page } = await bartenderAt('Bottles', {
      shelf: ['gin', 'campari'],
      viewport: { width: 390, height: 844 },
    });
    await expect(bottle(page, 'Gin')).toBeChecked();
    await expect(bottle(page, 'Absinthe')).not.toBeChecked();
    await bottle(page, 'Absinthe').click();
    await expect(bottle(page, 'Absinthe')).toBeChecked();
    await expect(count(page, 3)).toBeVisible();

    await page.getByRole('button', { name: 'Mine only' }).click();
    await expect(page.getByRole('switch', { name: 'Aquavit' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Juices' })).toHaveCount(0);
    await bottle(page, 'Gin').click();
    await expect(count(page, 2)).toBeVisible();
    await expect(bottle(page, 'Gin')).not.toBeChecked();
    // What is put there by the search comes into sight.
    await box(page).fill('vodka');
    await page.keyboard.press('Enter');
    await expect(bottle(page, 'Vodka')).toBeChecked();
    await page.getByRole('button', { name: 'Juices', exact: true }).click();
    await expect(page.getByText('Nothing of yours is here yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(bottle(page, 'Lime juice')).not.toBeChecked();
  },
);

test('arrows move among the bottles, and "/" leads to the search', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Keys', { shelf: ['gin'] });
  // Each board is one stop of Tab.
  await expect(bottle(page, 'Absinthe')).toHaveAttribute('tabindex', '0');
  await expect(bottle(page, 'Apple brandy')).toHaveAttribute('tabindex', '-1');
  await bottle(page, 'Absinthe').focus();
  await page.keyboard.press('ArrowRight');
  await expect(bottle(page, 'Apple brandy')).toBeFocused();
  await expect(bottle(page, 'Apple brandy')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Space');
  await expect(bottle(page, 'Apple brandy')).toBeChecked();
  const top = async () => (await page.locator(':focus').boundingBox())?.y ?? 0;
  const first = await top();
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(first);
  await page.keyboard.press('ArrowUp');
  await expect(bottle(page, 'Apple brandy')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bottle(page, 'Absinthe')).toBeFocused();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('remembers in this browser that the list is preferred', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('List', { shelf: ['gin'] });
  await page.getByRole('button', { name: 'As a list' }).click();
  await expect(bottle(page, 'Gin')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /^Spirits.* available$/ }).click();
  await expect(bottle(page, 'Gin')).toBeChecked();
  await expect(page.getByRole('button', { name: 'As a list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('draws each bottle, also after the line was away', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Drawn', { shelf: ['gin'] });
  const isDrawn = (name: string) =>
    bottle(page, name)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(() => isDrawn('Gin')).toBe(true);
  await page.route('**/pictures/ingredients/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await bottle(page, 'Mint').scrollIntoViewIfNeeded();
  await failed;
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => isDrawn('Mint')).toBe(true);
});

test('the whole shelf is accessible, and fits a small phone', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Accessible', {
    shelf: ['gin', 'campari', 'lime', 'mint'],
    viewport: { width: 320, height: 700 },
  });
  await expect(bottle(page, 'Gin')).toBeChecked();
  for (const view of ['As bottles', 'As a list']) {
    await page.getByRole('button', { name: view }).click();
    expect(await violationsOf(page), view).toEqual([]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
  }
});

import { expect, type Page } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { journey, test } from '#e2e/fixtures.ts';

const bottle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const board = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+ of \\d+ available$`) });
const count = (page: Page, available: number) =>
  page.getByText(new RegExp(`^${available} of \\d+ ingredients available$`));
const box = (page: Page) => page.getByRole('combobox', { name: 'Find an ingredient' });

test(
  'keeps opened boards open, and adds the clear matches of a pasted list',
  journey,
  async ({ bartenderAt }) => {
    const { page } = await bartenderAt('Bottles', {
      shelf: ['gin'],
      viewport: { width: 390, height: 844 },
    });
    const spirits = board(page, 'Spirits');
    await expect(spirits).toHaveAttribute('aria-expanded', 'false');
    await expect(spirits).toContainText(/1 of \d+ available/);
    await expect(bottle(page, 'Gin')).toHaveCount(0);
    await spirits.click();
    await page.reload();
    await expect(spirits).toHaveAttribute('aria-expanded', 'true');
    await expect(bottle(page, 'Campari')).toHaveCount(0);
    await expect(bottle(page, 'Gin')).toBeChecked();
    await bottle(page, 'Absinthe').click();
    await expect(count(page, 2)).toBeVisible();

    await page.getByRole('button', { name: 'Ready shelves and lists' }).click();
    await page.getByRole('button', { name: 'Paste a list' }).click();
    const sheet = page.getByRole('dialog', { name: 'Paste a list' });
    await sheet
      .getByLabel('What is on your shelf?')
      .fill('Tanqueray, Monin vanilka, 2x Campari 0,7 l\nrum; Red Bull • moonlight');
    await sheet.getByRole('button', { name: 'Read the list' }).click();
    const line = (piece: string) =>
      sheet.getByRole('listitem').filter({ has: page.getByText(piece, { exact: true }) });
    for (const [piece, meant] of [
      ['rum', 'Is it one of these?'],
      ['Red Bull', 'Not understood'],
      ['moonlight', 'Not understood'],
      ['Tanqueray', 'London dry gin'],
      ['Monin vanilka', 'Vanilla syrup'],
    ] as const) {
      await expect(line(piece)).toContainText(meant);
    }
    // Doubtful matches come first and are left out until somebody decides.
    await expect(sheet.getByRole('listitem').first()).toContainText('rum');
    await expect(sheet.getByRole('button', { name: 'Put 3 on the shelf' })).toBeVisible();
    await line('rum').getByRole('button', { name: 'Dark rum' }).click();
    await sheet.getByRole('button', { name: 'Leave out Campari' }).click();
    await sheet.getByRole('button', { name: 'Make all 2 new ingredients' }).click();
    await line('Red Bull').getByLabel('Category').selectOption({ label: 'Mixers' });
    await line('moonlight').getByRole('button', { name: 'New ingredient' }).click();
    await sheet.getByRole('button', { name: 'Put 4 on the shelf' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(count(page, 6)).toBeVisible();
    await box(page).fill('red bull');
    await expect(page.getByRole('switch', { name: /^Red Bull/ })).toBeChecked();
    // A search without a match offers a new ingredient with the typed name.
    await box(page).fill('Moonlight');
    await page.getByRole('link', { name: 'New ingredient: Moonlight' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Moonlight');
  },
);

test('keeps an ingredient visible after it is switched off under "Mine only"', async ({
  bartenderAt,
}) => {
  const { page } = await bartenderAt('Mine', {
    shelf: ['gin', 'campari', 'absinthe'],
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Mine only' }).click();
  await expect(page.getByRole('switch', { name: 'Aquavit' })).toHaveCount(0);
  await expect(board(page, 'Juices')).toHaveCount(0);
  await bottle(page, 'Gin').click();
  await expect(count(page, 2)).toBeVisible();
  await expect(bottle(page, 'Gin')).not.toBeChecked();
  // A bottle that the search adds scrolls into view.
  await box(page).fill('vodka');
  await page.keyboard.press('Enter');
  await expect(bottle(page, 'Vodka')).toBeChecked();
  await page.getByRole('button', { name: 'Juices', exact: true }).click();
  await expect(page.getByText('Nothing of yours is here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(bottle(page, 'Lime juice')).not.toBeChecked();
});

test('moves among the bottles by arrow keys, and to the search by "/"', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Keys', { shelf: ['gin'] });
  await board(page, 'Spirits').press('Enter');
  // Each board is one Tab stop.
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
  await page.keyboard.press('ArrowUp');
  await expect(board(page, 'Spirits')).toBeFocused();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('remembers in this browser that the list view is preferred', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('List', { shelf: ['gin'] });
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(bottle(page, 'Gin')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(bottle(page, 'Gin')).toBeChecked();
  await expect(bottle(page, 'Mint')).not.toBeChecked();
  await page.getByRole('button', { name: 'Close all' }).click();
  await board(page, 'Spirits').click();
  await expect(bottle(page, 'Gin')).toBeChecked();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('loads the picture of each bottle, even after a lost connection', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Drawn', { shelf: ['gin'] });
  await board(page, 'Spirits').click();
  const isDrawn = (name: string) =>
    bottle(page, name)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(() => isDrawn('Gin')).toBe(true);
  const pictures = '**/pictures/ingredients/**';
  await page.route(pictures, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.reload();
  await failed;
  await page.getByRole('button', { name: 'Open all' }).click();
  await bottle(page, 'Mint').scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn('Mint')).toBe(false);
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => isDrawn('Mint')).toBe(true);
});

test('is accessible with the whole shelf open, and fits a small phone', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Accessible', {
    shelf: ['gin', 'campari', 'lime', 'mint'],
    viewport: { width: 320, height: 700 },
  });
  await board(page, 'Spirits').waitFor();
  for (const view of ['Bottles', 'List']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    for (const change of ['Open all', 'Close all']) {
      await page.getByRole('button', { name: change }).click();
      expect(await violationsOf(page), `${view}, ${change}`).toEqual([]);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBe(320);
    }
  }
});

import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { createBar, password, stock } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { orderPill } from '#e2e/guest-actions.ts';

/** Presses and types like a person, and counts every press. */
class Hand {
  clicks = 0;

  async press(what: Locator) {
    this.clicks++;
    await what.click();
  }

  async type(field: Locator, text: string) {
    await this.press(field);
    await field.fill(text);
  }
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Find an ingredient' });
const count = (page: Page, available: number) =>
  page.getByText(new RegExp(`^${available} of \\d+ ingredients available$`));
const undo = (page: Page) => page.locator('.toasts').getByRole('button', { name: 'Undo' });

test(
  "leads from an empty account to a guest's first order in at most 15 clicks",
  journeyOnBothEngines,
  async ({ guest }) => {
    const hand = new Hand();
    const began = Date.now();
    const mika = await guest({ viewport: { width: 1440, height: 900 } });
    await mika.goto('/bartender/signup');
    await hand.type(mika.getByLabel('Name', { exact: true }), 'Mika');
    await hand.type(mika.getByLabel('Email'), `${randomUUID()}@example.com`);
    await hand.type(mika.getByLabel('Password', { exact: true }), password);
    await hand.type(mika.getByLabel('Repeat password'), password);
    await hand.press(mika.getByRole('button', { name: 'Sign up' }));
    await hand.type(mika.getByLabel('Bar name'), 'Two minutes');
    await hand.press(mika.getByRole('button', { name: 'Create bar' }));
    await hand.press(mika.getByRole('button', { name: /^First bar/ }));
    await expect(mika.getByText(/^You can make \d+ drinks now\.$/)).toBeVisible();
    await hand.press(mika.getByRole('link', { name: 'Share your code', exact: true }));
    const link = (await mika.getByText(/\/\?bar=[A-Z0-9]{5}$/).textContent()) ?? '';

    const marta = await guest({ viewport: { width: 390, height: 844 } });
    await marta.goto(link);
    await hand.type(marta.getByLabel('Your name'), 'Marta');
    await hand.press(marta.getByRole('button', { name: 'Show me the menu' }));
    await hand.press(marta.getByRole('link', { name: 'Browse' }));
    await hand.press(marta.getByRole('button', { name: /^Order / }).first());
    await hand.press(marta.getByRole('button', { name: 'Place order' }));
    await expect(orderPill(marta)).toContainText('is ordered');
    process.stdout.write(
      `first order after ${hand.clicks} clicks and ${Math.round((Date.now() - began) / 1000)} s\n`,
    );
    expect(hand.clicks).toBeLessThanOrEqual(15);
    await expect(mika.getByText('1 new order').first()).toBeVisible();
  },
);

test('fills a shelf from one text box', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Typed');
  await box(page).click();
  await page.keyboard.type('vodka');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Vodka');
  await expect(options.nth(1)).toContainText('Citrus vodka');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vodka is on the shelf.', { exact: true })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  for (const [typed, added] of [
    ['Bacardi', 'White rum'],
    ['jameson', 'Irish whiskey'],
    ['angostra', 'Aromatic bitters'],
    ['coke', 'Cola'],
    ['citronova stava', 'Lemon juice'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(options.first()).toContainText(added);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${added} is on the shelf.`, { exact: true })).toBeVisible();
  }
  await expect(count(page, 6)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Lemon juice is off the shelf again.')).toBeVisible();
  await expect(count(page, 5)).toBeVisible();
  await expect(box(page)).toBeFocused();

  await page.keyboard.type('gin');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('vodka');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vodka was already on the shelf.')).toBeVisible();
  await expect(count(page, 5)).toBeVisible();
  await page.keyboard.type('xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No ingredient is called “xyzzy”.')).toBeVisible();
  await page.reload();
  await expect(count(page, 5)).toBeVisible();
});

test('starts with the shelf of another bar of the account', async ({ bartenderAt, server }) => {
  const { page } = await bartenderAt('Terrace');
  await expect(page.getByRole('button', { name: /^Classic bar/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy the shelf/ })).toHaveCount(0);
  const cellar = await createBar(page, 'Cellar');
  await server.sql(stock(cellar, ['gin', 'campari', 'sweet-vermouth']));
  await page.getByRole('button', { name: 'Copy the shelf from Cellar' }).click();
  await expect(count(page, 3)).toBeVisible();
  await undo(page).click();
  await expect(count(page, 0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the shelf from Cellar' })).toBeVisible();
});

test('undoes Clear All and Select All, with a filter and after a lost response', async ({
  bartenderAt,
}) => {
  const { page } = await bartenderAt('Undone', { shelf: ['gin', 'vodka', 'campari'] });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Clear All').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click();
  await expect(count(page, 0)).toBeVisible();
  await undo(page).click();
  await expect(count(page, 3)).toBeVisible();

  await box(page).fill('vodka');
  await button('Select All').click();
  await expect(count(page, 5)).toBeVisible();
  await box(page).fill('');
  await undo(page).click();
  await expect(count(page, 3)).toBeVisible();

  // The server makes the change, but the response is lost. The retry gets the same response.
  let isLost = false;
  await page.route('**/api/ingredients.bulkUpdateInventory', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await button('Select All').click();
  await expect(page.getByText(/^Ingredients added: \d+$/)).toBeVisible();
  await undo(page).click();
  await expect(count(page, 3)).toBeVisible();
});

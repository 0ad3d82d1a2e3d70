import { expect, type Page } from '@playwright/test';
import { createBar, signUp } from '#e2e/bartender-actions.ts';
import { journey, test } from '#e2e/fixtures.ts';

/** Types into a box that finds ingredients, and takes the first match. */
async function pick(page: Page, box: string, term: string, option: string) {
  await page.getByRole('combobox', { name: box }).fill(term);
  await page.getByRole('option', { name: option }).first().waitFor();
  await page.getByRole('combobox', { name: box }).press('Enter');
}

async function newIngredient(page: Page, name: string) {
  await page.getByRole('link', { name: 'New ingredient' }).click();
  await expect(page.getByRole('heading', { name: 'New ingredient' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save ingredient' }).click();

test(
  "adds drinks to a guest's menu with the bar's own kind of an ingredient",
  journey,
  async ({ bartenderAt, guestAt }) => {
    const { page, code } = await bartenderAt('Corner', { shelf: ['bourbon', 'lime-juice'] });
    const guest = await guestAt(code, 'Marta');
    await expect(guest.getByText('Kentucky Mule')).toHaveCount(0);

    await newIngredient(page, 'Our ginger beer');
    await pick(page, 'Kind of', 'ginger be', 'Ginger beer');
    await expect(
      page.getByText(/It is used wherever a recipe calls for Ginger beer: \d+ drinks\./),
    ).toBeVisible();
    await expect(page.getByText(/With it, this bar can make \d+ more drinks?\./)).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Our ginger beer');
    await expect(page.getByText('They are not saved yet')).toBeVisible();
    await save(page);
    await expect(page.getByText('Our ginger beer is saved.')).toBeVisible();
    await expect(guest.getByText('Kentucky Mule').first()).toBeVisible();

    // The shelf lists it by its own name. Without it the drink disappears.
    await page.locator('input[type=search]').fill('our ginger');
    const ours = page.getByRole('switch', { name: /^Our ginger beer/ });
    await expect(ours).toBeChecked();
    await ours.click();
    await expect(guest.getByText('Kentucky Mule')).toHaveCount(0);
  },
);

test(
  'offers a house-made ingredient while its parts are on the shelf, and retires it',
  journey,
  async ({ bartenderAt }) => {
    const { page } = await bartenderAt('Corner', { shelf: ['ginger'] });
    await newIngredient(page, 'House ginger syrup');
    await pick(page, 'Kind of', 'ginger sy', 'Ginger syrup');
    await page.getByRole('button', { name: /^More/ }).click();
    await pick(page, 'Add a part', 'ginger', 'Ginger');
    await pick(page, 'Add a part', 'simple', 'Simple syrup');
    await expect(page.getByText('To make it, the bar lacks: Simple syrup.')).toBeVisible();
    await save(page);
    await page.locator('input[type=search]').fill('syrup');
    const ours = page.getByRole('switch', { name: /^House ginger syrup/ });
    await expect(ours).not.toBeChecked();
    await expect(page.getByText('Made when needed, but something for it is missing')).toBeVisible();
    await page.getByRole('switch', { name: 'Simple syrup', exact: true }).click();
    await expect(ours).toBeChecked();
    await expect(page.getByText('Made when needed', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Edit House ginger syrup' }).click();
    await page.getByRole('button', { name: 'Retire' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByText('House ginger syrup is retired.')).toBeVisible();
    await page.getByText('Retired ingredients (1)').click();
    await page.getByRole('button', { name: 'Bring back: House ginger syrup' }).click();
    await expect(page.getByText('House ginger syrup is back.')).toBeVisible();
    await expect(page.getByText('Retired ingredients (1)')).toHaveCount(0);
  },
);

test('warns the second of two people who edit the same ingredient', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Corner');
  await newIngredient(page, 'Shrub');
  await save(page);
  await page.locator('input[type=search]').fill('shrub');
  await page.getByRole('link', { name: 'Edit Shrub' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Name' }).fill('Raspberry shrub');
  await other.getByRole('link', { name: 'Back to the inventory' }).click();
  await other.getByRole('button', { name: 'Keep editing' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Cherry shrub');
  await save(page);
  await expect(page.getByText('Cherry shrub is saved.')).toBeVisible();

  await expect(other.getByText(/has been changed in another window/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Raspberry shrub');
  await other.getByRole('button', { name: 'Load theirs' }).click();
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Cherry shrub');
  await other.getByRole('textbox', { name: 'Name' }).fill('Plum shrub');
  await save(other);
  await expect(other.getByText('Plum shrub is saved.')).toBeVisible();
});

for (const item of ['inventory/new', 'drinks/new']) {
  test(`the next account in a tab reads nothing of an unsaved form: ${item}`, async ({
    bartenderAt,
  }) => {
    const { page, barId } = await bartenderAt('Corner');
    page.on('dialog', (dialog) => dialog.accept());
    const name = page.getByRole('textbox', { name: 'Name' });
    await page.goto(`/bartender/bar/${barId}/${item}`);
    await name.fill('Secret of the house');
    await page.reload();
    await expect(name).toHaveValue('Secret of the house');
    await page.context().clearCookies();
    await signUp(page, 'Lee');
    await page.goto(`/bartender/bar/${await createBar(page, 'Harbour')}/${item}`);
    await expect(name).toHaveValue('');
  });
}

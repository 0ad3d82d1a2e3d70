import { expect, type Page } from '@playwright/test';
import { journey, journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { order } from '#e2e/guest-actions.ts';

const shelf = ['gin', 'campari', 'sweet-vermouth', 'lime-juice', 'simple-syrup', 'soda-water'];

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save drink' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openNew(page: Page) {
  await page.getByRole('link', { name: 'New drink' }).click();
  await expect(page.getByRole('heading', { name: 'New drink', level: 2 })).toBeVisible();
}

/** Types into the box and takes the best match. The box stays open for the next one. */
async function addIngredients(page: Page, ...names: string[]) {
  const box = page.getByRole('combobox', { name: 'Add an ingredient' });
  for (const name of names) {
    await box.fill(name);
    await expect(page.getByRole('option', { name }).first()).toBeVisible();
    await box.press('Enter');
    await expect(page.getByLabel(`Amount: ${name}`, { exact: true })).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  }
}

async function openRecipe(page: Page, drink: string) {
  await page.getByRole('button', { name: `View Recipe: ${drink}`, exact: true }).click();
  return page.getByRole('dialog', { name: drink, exact: true });
}

async function copyDrink(page: Page, drink: string) {
  const recipe = await openRecipe(page, drink);
  await recipe.getByRole('link', { name: 'Make our own' }).click();
  await expect(nameField(page)).toHaveValue(`Our ${drink}`);
}

test(
  'saves a house drink, which a guest with an open menu then orders',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt, server }) => {
    const { page, barId, code } = await bartenderAt('House', { section: 'drinks', shelf });
    const marta = await guestAt(code);
    await openNew(page);
    await expect(nameField(page)).toBeFocused();

    // An incomplete drink is not saved. The first invalid field gets the focus.
    await save(page).click();
    await expect(page.getByText('Give it a name')).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await nameField(page).fill("Katka's Garden");
    await addIngredients(page, 'Gin', 'Lime juice', 'Simple syrup');

    const preview = page.getByRole('complementary', { name: 'This is how it comes out' });
    await expect(preview).toContainText('You can make it now');
    await expect(preview.locator('img[src^="data:image"]')).toBeVisible();
    // Amounts can be written as bartenders write them. Keys sort the ingredients.
    await page.getByLabel('Amount: Gin').fill('1 1/2');
    const rows = page.getByRole('list', { name: 'Recipe, in this order' }).getByRole('listitem');
    await page.getByLabel('Amount: Simple syrup').press('Alt+ArrowUp');
    await expect(rows.nth(1)).toContainText('Simple syrup');
    await expect(page.getByLabel('Amount: Simple syrup')).toBeFocused();

    // The steps follow the recipe until somebody edits them.
    const steps = page.getByLabel('Instructions');
    await expect(steps).toHaveValue(/^Shake everything/);
    await steps.fill('Shake it like Katka does.');
    await page.getByLabel('Glass').selectOption('Collins');
    await addIngredients(page, 'Soda water');
    await expect(preview).toContainText('You can make it now');
    await expect(steps).toHaveValue('Shake it like Katka does.');

    await save(page).dblclick();
    await expect(toast(page, "Katka's Garden is on the menu.")).toBeVisible();
    await expect(page).toHaveURL(/\/drinks$/);
    await expect(page.getByRole('button', { name: "View Recipe: Katka's Garden" })).toBeVisible();
    const rowsOfBar = `select amount from drinks d join drink_ingredients i on i.drink_id = d.id
      where bar_id = '${barId}' order by position`;
    expect((await server.sql(rowsOfBar)).map(({ amount }) => amount)).toEqual([45, 15, 22.5, 90]);
    await order(marta, "Katka's Garden");
  },
);

test(
  'copies the Negroni as "Our Negroni" in both languages, and edits the copy',
  journey,
  async ({ bartenderAt, guestAt }) => {
    const { page, code } = await bartenderAt('Copies', { section: 'drinks', shelf });
    await copyDrink(page, 'Negroni');
    await expect(page.getByRole('combobox', { name: 'Glass' })).toHaveValue('rocks');
    // A name that the menu already has is refused at its field.
    await nameField(page).fill('negroni');
    await save(page).click();
    await expect(page.getByText('Negroni is a classic on your menu')).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await nameField(page).fill('Our Negroni');
    await page.getByRole('tab', { name: 'Slovenčina' }).first().click();
    await nameField(page).fill('Naše Negroni');
    await save(page).click();
    await expect(toast(page, 'Our Negroni is on the menu.')).toBeVisible();
    const slovak = await guestAt(code, 'Marta');
    await expect(slovak.getByRole('button', { name: 'Order Our Negroni' })).toBeVisible();

    const recipe = await openRecipe(page, 'Our Negroni');
    await recipe.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Campari is optional').check();
    await page.getByRole('tab', { name: 'Slovenčina' }).first().click();
    await expect(nameField(page)).toHaveValue('Naše Negroni');
    await page.getByRole('button', { name: 'Remove the Slovak texts' }).click();
    await expect(page.getByText('Guests who read Slovak see the English ones.')).toBeVisible();
    await save(page).click();
    await expect(toast(page, 'Our Negroni is on the menu.')).toBeVisible();
    await slovak.context().addInitScript(() => localStorage.setItem('language', 'sk'));
    await slovak.reload();
    await expect(slovak.getByRole('heading', { name: 'Our Negroni' })).toBeVisible();
  },
);

test('edits a drink that AI made', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Machine', { section: 'drinks', shelf });
  await page.getByRole('button', { name: 'Generate AI Drink' }).click();
  const draft = page.getByRole('dialog');
  const name = await draft.getByRole('heading', { level: 2 }).innerText();
  await draft.getByRole('button', { name: 'Add to Menu' }).click();
  await draft.getByRole('button', { name: 'Got it!' }).click();
  const recipe = await openRecipe(page, name);
  await recipe.getByRole('link', { name: 'Edit' }).click();
  await expect(nameField(page)).toHaveValue(name);
  await nameField(page).fill('Better than the machine');
  await save(page).click();
  await expect(toast(page, 'Better than the machine is on the menu.')).toBeVisible();
  await expect(
    (await openRecipe(page, 'Better than the machine')).getByText('AI Generated'),
  ).toBeVisible();
});

test('warns the second of two people who edit at once, and overwrites only on request', async ({
  bartenderAt,
}) => {
  const { page, barId } = await bartenderAt('Two', { section: 'drinks', shelf });
  await copyDrink(page, 'Negroni');
  await save(page).click();
  await (await openRecipe(page, 'Our Negroni')).getByRole('link', { name: 'Edit' }).click();
  await expect(nameField(page)).toHaveValue('Our Negroni');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('textbox', { name: 'Description' }).fill('Written in the second window.');

  await nameField(page).fill('Negroni of the house');
  await save(page).click();
  await expect(toast(page, 'Negroni of the house is on the menu.')).toBeVisible();
  const conflict = second.getByRole('alert', { name: /^This drink has been changed/ });
  await expect(conflict).toContainText('Negroni of the house');
  await expect(conflict).toContainText('Written in the second window.');
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(nameField(second)).toHaveValue('Negroni of the house');

  await second.getByRole('textbox', { name: 'Description' }).fill('The second one insists.');
  await page.goto(second.url());
  await page.getByRole('textbox', { name: 'Description' }).fill('The first one again.');
  await save(page).click();
  await expect(page).toHaveURL(`/bartender/bar/${barId}/drinks`);
  await expect(conflict).toContainText('The first one again.');
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(second).toHaveURL(`/bartender/bar/${barId}/drinks`);
  await expect(await openRecipe(page, 'Negroni of the house')).toContainText(
    'The second one insists.',
  );
});

test('keeps unsaved changes over a reload, and asks before leaving them', async ({
  bartenderAt,
}) => {
  const { page } = await bartenderAt('Kept', { section: 'drinks', shelf });
  const list = page.url();
  page.on('dialog', (dialog) => dialog.accept());
  await openNew(page);
  await nameField(page).fill('Half a drink');
  await addIngredients(page, 'Gin');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Half a drink');
  await expect(page.getByLabel('Amount: Gin')).toHaveValue('1.5');
  await expect(page.getByText('Your changes from before are still here.')).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const leave = question.getByRole('button', { name: 'Leave without saving' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('Half a drink');
  const orders = page.getByRole('navigation').getByRole('link', { name: 'Orders' });
  await orders.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await orders.click();
  await leave.click();
  await expect(page).toHaveURL(/\/orders$/);

  // Discarded changes are gone. Back goes through the form to the list.
  await page.goBack();
  await expect(nameField(page)).toHaveValue('');
  await nameField(page).fill('Another half');
  await page.goBack();
  await leave.click();
  await expect(page).toHaveURL(list);
  await openNew(page);
  await expect(nameField(page)).toHaveValue('');
});

test('saves text typed without a connection as soon as the connection is back', async ({
  bartenderAt,
}) => {
  const { page } = await bartenderAt('Cellar', { section: 'drinks', shelf });
  await openNew(page);
  await nameField(page).fill('From the cellar');
  await addIngredients(page, 'Gin', 'Campari');
  await expect(page.getByLabel('Instructions')).toHaveValue(/^Shake everything/);
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByText('Waiting for a connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, 'From the cellar is on the menu.')).toBeVisible();
});

test('retires a drink and brings it back, and a guest sees both at once', async ({
  bartenderAt,
  guestAt,
}) => {
  const { page, code } = await bartenderAt('Season', { section: 'drinks', shelf });
  await copyDrink(page, 'Negroni');
  await save(page).click();
  const marta = await guestAt(code);
  const onMenu = marta.getByRole('button', { name: 'Order Our Negroni' });
  await expect(onMenu).toBeVisible();
  await (await openRecipe(page, 'Our Negroni')).getByRole('button', { name: 'Retire' }).click();
  const question = page.getByRole('dialog', { name: 'Retire Our Negroni?' });
  await question.getByRole('button', { name: 'Retire' }).click();
  await expect(onMenu).toHaveCount(0);
  const retired = page.getByRole('region', { name: 'Retired drinks' });
  await retired.getByRole('button', { name: 'Bring back: Our Negroni' }).click();
  await expect(retired).toHaveCount(0);
  await expect(onMenu).toBeVisible();
});

test('shows a name with markup as plain text', async ({ bartenderAt, guestAt }) => {
  const { page, code } = await bartenderAt('Hostile', { section: 'drinks', shelf });
  const hostile = `<img src=x onerror="alert('x')">`;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await openNew(page);
  await nameField(page).fill(hostile);
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('<script>alert(1)</script> {{7*7}}');
  await addIngredients(page, 'Gin');
  await page.getByLabel('Instructions').fill('"><svg onload=alert(1)>');
  await save(page).click();
  await expect(toast(page, `${hostile} is on the menu.`)).toBeVisible();
  await expect(await openRecipe(page, hostile)).toContainText('"><svg onload=alert(1)>');
  const marta = await guestAt(code);
  marta.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await expect(marta.getByRole('heading', { name: hostile })).toBeVisible();
  await marta.reload();
  await expect(marta.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(marta.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

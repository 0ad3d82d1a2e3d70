import { expect } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { call } from '#e2e/bartender-actions.ts';
import { journey, test } from '#e2e/fixtures.ts';
import { openDrink } from '#e2e/guest-actions.ts';

test("features, prices, sells out and hides drinks, and the guest's phone follows", async ({
  bartenderAt,
  guest,
  guestAt,
}) => {
  const { page: owner, barId, code } = await bartenderAt('Composed', { shelf: 'full' });
  const update = (drinkIds: string[], change: object) =>
    call(owner, 'menu.updateDrinks', { barId, drinkIds, change });
  const page = await guestAt(code);
  const specials = page.getByRole('region', { name: 'House specials' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(specials).toHaveCount(0);

  await update(['negroni', 'mojito'], { isFeatured: true });
  await update(['negroni'], { price: 950, note: 'with smoked salt' });
  const negroni = specials.getByRole('article').filter({ hasText: 'Negroni' });
  await expect(negroni).toContainText('with smoked salt');
  await expect(negroni).toContainText('€9.50');
  await expect(specials.getByRole('heading', { level: 3 })).toHaveText(['Negroni', 'Mojito']);
  expect(await violationsOf(page)).toEqual([]);

  // The server renders the specials. Their drawings follow the content.
  const friend = await guest({ javaScriptEnabled: false, locale: 'sk-SK' });
  await friend.goto(`/?bar=${code}&view=browse`);
  const special = friend.getByRole('region', { name: 'Naše špeciality' }).getByRole('article');
  await expect(special.first()).toContainText('9,50');
  await expect(special.first().locator('img')).toHaveAttribute('data-drawing', '0');

  await openDrink(page, 'Negroni');
  const sheet = page.getByRole('dialog', { name: 'Negroni' });
  await expect(sheet).toContainText('€9.50');
  await expect(sheet).toContainText('with smoked salt');
  await expect(sheet).toContainText('units of alcohol');
  await expect(sheet).toContainText('Contains sulphites');
  await sheet.getByLabel('Special requests').fill('Extra orange');
  await update(['negroni'], { soldOut: 'close' });
  await expect(sheet.getByRole('alert')).toContainText('Sold out tonight');
  await expect(sheet.getByRole('button', { name: 'Not available' })).toBeDisabled();
  await update(['negroni'], { isShown: false });
  await expect(sheet.getByRole('alert')).toContainText('This one just ran out.');
  await expect(sheet.getByLabel('Special requests')).toHaveValue('Extra orange');
  await sheet.getByRole('button', { name: 'See something else' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Negroni', exact: true })).toHaveCount(0);

  await update(['negroni'], { isShown: null, soldOut: 'hour' });
  const card = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: 'Negroni', exact: true }),
  });
  await expect(card).toContainText(/Sold out, back at \d\d:\d\d/);
  await card.getByRole('button', { name: 'See Negroni' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Your requests stay here');
  await update(['negroni'], { soldOut: null });
  await sheet.getByRole('button', { name: 'Place order' }).click();
  await expect(sheet).toHaveCount(0);
});

test(
  'says that a drink is sold out when the order comes too late',
  journey,
  async ({ guestAt, makeBar }) => {
    const page = await guestAt(await makeBar('Too late'));
    await openDrink(page, 'Negroni');
    await page.route('**/api/orders.createOrder', (route) =>
      route.fulfill({ status: 409, json: { code: 'SOLD_OUT', message: '', data: null, id: 'x' } }),
    );
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'This drink is sold out right now. Choose another one.',
    );
  },
);

test('leaves out allergens and alcohol, on the first page of the next visit too', async ({
  guestAt,
  makeBar,
}) => {
  const code = await makeBar('Careful');
  const page = await guestAt(code);
  const cards = page.getByRole('article');
  await page.getByRole('searchbox').fill('amaretto sour');
  const amarettoSour = cards.getByRole('heading', { name: 'Amaretto Sour', exact: true });
  await expect(amarettoSour).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Egg', exact: true }).click();
  await filters.getByRole('button', { name: 'Milk', exact: true }).click();
  await filters.getByRole('button', { name: /^Show \d+ drinks?$/ }).click();
  await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
  await expect(amarettoSour).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Without alcohol' }).click();
  await expect(cards.filter({ hasText: 'Non-alcoholic' }).first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Non-alcoholic' })).toHaveCount(0);

  // As the server renders it, before scripts run.
  const html = await (await page.request.get(`/?bar=${code}&view=browse`)).text();
  expect(html).toContain('Without egg');
  expect(html).not.toContain('>Negroni<');

  // A link adds to the setting, and then disappears from the address.
  await page.goto(`/?bar=${code}&view=browse&without=nuts`);
  await expect(page.getByRole('button', { name: 'Without nuts: remove' })).toBeVisible();
  await expect(page).not.toHaveURL(/without/);
  await page.getByRole('button', { name: 'Without egg: remove' }).click();
  await expect(page.getByRole('button', { name: 'Without egg: remove' })).toHaveCount(0);
});

test('shows sections by category, or all drinks by name', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('In order'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Sours');
  await page.getByRole('button', { name: 'A–Z' }).click();
  await expect(page).toHaveURL(/order=name/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['All drinks']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['All drinks']);
  await page.getByRole('button', { name: 'By category' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Sours');
  // The chips stay visible, and the chosen section starts below them.
  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Highballs/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Highballs']);
  await expect(page.getByRole('heading', { level: 2 })).toBeInViewport();
});

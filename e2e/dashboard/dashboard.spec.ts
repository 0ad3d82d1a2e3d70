import { expect, type Page } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { barLink, openSettings } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';

const phone = { viewport: { width: 390, height: 844 } };

async function clearAll(page: Page) {
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click();
}

test(
  'bars: shows a change from one window in the other window and to guests',
  journeyOnBothEngines,
  async ({ bartender, guest, server }) => {
    const mika = await bartender();
    const navigation = mika.getByRole('navigation', { name: 'Sections' });
    await expect(navigation.getByRole('button', { name: 'Drinks' })).toBeDisabled();
    await expect(mika.getByText('Select a bar to continue')).toBeVisible();
    await expect(mika.getByRole('button', { name: 'Create bar' })).toBeDisabled();
    await mika.getByLabel('Bar name').fill('  Two windows  ');
    await mika.getByRole('button', { name: 'Create bar' }).click();
    await expect(mika).toHaveURL(/\/bartender\/bar\/[\w-]+\/inventory$/);
    await expect(barLink(mika, 'Two windows')).toBeVisible();
    const second = await mika.context().newPage();
    await second.goto('/bartender');
    await expect(second).toHaveURL(/\/inventory$/);
    await second.reload();
    await second.getByRole('heading', { level: 1 }).waitFor();
    await second.keyboard.press('Tab');
    await expect(second.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
    await second.keyboard.press('Enter');
    await expect(second.getByRole('main')).toBeFocused();

    const settings = await openSettings(mika);
    const link = await settings.getByRole('link', { name: /Guest view/ }).getAttribute('href');
    const marta = await guest();
    await marta.goto(link ?? '');
    await expect(marta.getByText('Open now')).toBeVisible();
    const flip = (label: string) => settings.getByRole('switch', { name: label }).click();
    const barId = mika.url().split('/').at(-2);
    const statuses = () =>
      server.sql(`select status from orders where bar_id = '${barId}' order by status`);
    await server.sql(
      `insert into orders (bar_id, drink_id, guest_name, status) select '${barId}', 'negroni', 'Ana', s from unnest('{new,new,processing}'::text[]) s`,
    );
    const question = mika.getByRole('dialog', { name: '3 orders are still open' });
    await expect(mika.getByRole('link', { name: /Orders/ })).toContainText('2');
    await flip('Open for orders');
    await question.getByRole('button', { name: 'Stay open' }).click();
    await expect(settings.getByRole('switch', { name: 'Open for orders' })).toBeChecked();
    await flip('Open for orders');
    await question.getByRole('button', { name: 'Close and cancel 2 new orders' }).click();
    await expect(mika.getByText('2 orders cancelled')).toBeVisible();
    expect(await statuses()).toEqual(
      ['cancelled', 'cancelled', 'processing'].map((status) => ({ status })),
    );
    await expect(marta.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
    await expect(second.getByText('Closed', { exact: true })).toBeVisible();
    await flip('Open for orders');
    await expect(marta.getByText('Open now')).toBeVisible();
    // Typed text survives a look at another tab of the settings.
    const show = (part: string) => settings.getByRole('tab', { name: part, exact: true }).click();
    await show('Bar');
    await settings.getByLabel('Bar name').fill('Renamed');
    await show('Tonight');
    await settings.getByRole('button', { name: '10 min' }).click();
    await settings.getByRole('button', { name: 'Resume', exact: true }).click();
    await show('Bar');
    await settings.getByLabel('Description').fill('By the river');
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(marta.getByRole('heading', { name: 'Renamed' })).toBeVisible();
    await expect(barLink(second, 'Renamed')).toBeVisible();
    await flip('Active');
    await mika.getByRole('button', { name: 'Deactivate and keep them' }).click();
    await expect(marta.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
    await expect(second.getByRole('img', { name: 'Deactivated' })).toBeVisible();

    await mika.keyboard.press('Escape');
    await mika.getByRole('button', { name: 'Add' }).click();
    const barName = mika.getByRole('dialog').getByLabel('Bar name');
    await expect(barName).toBeFocused();
    await barName.fill('x'.repeat(80));
    await expect(mika.getByText('80 / 80')).toBeVisible();
    await barName.fill('Another');
    await mika.getByRole('dialog').getByRole('button', { name: 'Create bar' }).click();
    await expect(barLink(mika, 'Another')).toHaveAttribute('aria-current', 'true');
    await expect(barLink(second, 'Another')).toBeVisible();
  },
);

test('opens each section at its own address, on a phone too', async ({ bartenderAt }) => {
  const { page: mika } = await bartenderAt('Small screen', phone);
  const sidebar = mika.getByRole('navigation', { name: 'Sections' });
  await expect(sidebar).toBeHidden();
  const go = async (section: string, title: string) => {
    await mika.getByRole('button', { name: 'Open navigation' }).click();
    await sidebar.getByRole('link', { name: section }).click();
    await expect(mika.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(sidebar).toBeHidden();
  };
  await go('Drinks', 'Drinks Menu');
  await expect(mika.getByText('No drinks available')).toBeVisible();
  await go('Share', 'Share Bar');
  await expect(mika).toHaveURL(/\/share$/);
  // The page below the menu is inert. The focus moves into the menu and back.
  const menu = mika.getByRole('button', { name: 'Open navigation' });
  await menu.press('Enter');
  const close = mika.getByRole('complementary').getByRole('button', { name: 'Close navigation' });
  await expect(close).toBeFocused();
  await expect(mika.getByRole('main')).toHaveAttribute('inert');
  await close.press('Escape');
  await expect(menu).toBeFocused();
  await mika.goBack();
  await expect(mika.getByRole('heading', { level: 1, name: 'Drinks Menu' })).toBeVisible();
  await mika.goForward();
  await expect(mika.getByRole('heading', { level: 1, name: 'Share Bar' })).toBeVisible();
});

test(
  'inventory: turns switches at once, rolls back on failure, and updates every window',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt }) => {
    const { page: mika, barId, code } = await bartenderAt('Shelf');
    await expect(mika.getByText(/^0 of \d+ ingredients available$/)).toBeVisible();
    await expect(mika.getByRole('button', { name: 'Clear All' })).toBeDisabled();
    const second = await mika.context().newPage();
    await second.goto(`/bartender/bar/${barId}/inventory`);
    const marta = await guestAt(code);

    await expect(mika.getByRole('switch', { name: 'Campari' })).toHaveCount(0);
    await mika.getByRole('button', { name: /^Amari.* of \d+ available$/ }).click();
    await expect(mika.getByRole('switch', { name: 'Campari' })).not.toBeChecked();
    await mika.getByRole('switch', { name: 'Campari' }).click();
    await expect(mika.getByText(/^1 of \d+ ingredients available$/)).toBeVisible();
    await expect(second.getByText(/^1 of \d+ ingredients available$/)).toBeVisible();

    // While the response is held back, the switch has already turned and cannot be pressed again.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await mika.route('**/api/ingredients.updateInventoryItem', async (route) => {
      await held;
      await route.fulfill({
        status: 500,
        json: { code: 'UNEXPECTED', message: '', data: null, id: 'abcdef123' },
      });
    });
    await mika.getByLabel('Find an ingredient').fill('campari');
    const campari = mika.getByRole('switch', { name: 'Campari' });
    await campari.click();
    await expect(campari).not.toBeChecked();
    await expect(campari).toBeDisabled();
    await expect(campari).toBeFocused();
    await campari.press('Space');
    await expect(campari).not.toBeChecked();
    answer();
    await expect(mika.getByRole('alert')).toContainText('Error updating inventory: ');
    await expect(campari).toBeChecked();

    await mika.getByLabel('Find an ingredient').fill('');
    await mika.getByRole('button', { name: 'Select All' }).click();
    await expect(second.getByRole('button', { name: 'Select All' })).toBeDisabled();
    await expect(marta.getByRole('button', { name: /^Order / }).first()).toBeVisible();
    await clearAll(second);
    await expect(mika.getByText(/^0 of \d+ ingredients available$/)).toBeVisible();
    await expect(marta.getByRole('button', { name: /^Order / })).toHaveCount(0);
  },
);

test('inventory: restores cleared ingredients with Undo, and keeps those added meanwhile', async ({
  bartenderAt,
}) => {
  const { page: mika, barId } = await bartenderAt('Slip');
  const second = await mika.context().newPage();
  await second.goto(`/bartender/bar/${barId}/inventory`);
  const turn = async (page: Page, name: string) => {
    await page.getByLabel('Find an ingredient').fill(name);
    await page.getByRole('switch', { name, exact: true }).click();
  };
  await turn(mika, 'Campari');
  await turn(mika, 'Gin');
  await expect(second.getByText(/^2 of \d+ ingredients available$/)).toBeVisible();
  // Clears search results without a question. Clearing everything asks first.
  await mika.getByRole('button', { name: 'Clear All' }).click();
  await expect(mika.getByText('Ingredients cleared: 1')).toBeVisible();
  await expect(second.getByText(/^1 of \d+ ingredients available$/)).toBeVisible();
  await mika.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByText(/^2 of \d+ ingredients available$/)).toBeVisible();
  await mika.getByLabel('Find an ingredient').fill('');
  await mika.getByRole('button', { name: 'Clear All' }).click();
  const question = mika.getByRole('dialog', { name: 'Clear all 2 ingredients you have?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByText(/^2 of \d+ ingredients available$/)).toBeVisible();
  await clearAll(mika);
  await expect(mika.getByText('Ingredients cleared: 2')).toBeVisible();
  await expect(mika.getByRole('button', { name: 'Clear All' })).toBeFocused();
  await expect(second.getByText(/^0 of \d+ ingredients available$/)).toBeVisible();
  await turn(second, 'Vodka');
  await expect(mika.getByText(/^1 of \d+ ingredients available$/)).toBeVisible();
  await mika.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByText(/^3 of \d+ ingredients available$/)).toBeVisible();
  await expect(mika.getByText('Ingredients cleared: 2')).toBeHidden();
});

test('inventory: limits Select All and Clear All to the chosen category', async ({
  bartenderAt,
}) => {
  const { page: mika } = await bartenderAt('By category', { shelf: ['campari', 'gin'] });
  const count = (number: number) =>
    expect(mika.getByText(new RegExp(`^${number} of \\d+ ingredients available$`))).toBeVisible();
  const [select, clear] = [
    mika.getByRole('button', { name: 'Select All' }),
    mika.getByRole('button', { name: 'Clear All' }),
  ];
  const undo = async () => {
    const button = mika.getByRole('button', { name: 'Undo' });
    await button.click();
    await expect(button).toHaveCount(0);
  };
  await mika.getByRole('button', { name: 'Amari & aperitifs', exact: true }).click();
  await expect(mika.getByRole('switch', { name: 'Gin', exact: true })).toHaveCount(0);
  await expect(mika.getByRole('switch', { name: 'Campari', exact: true })).toBeChecked();
  await clear.click();
  await expect(mika.getByText('Ingredients cleared: 1')).toBeVisible();
  await count(1);
  await expect(clear).toBeDisabled();
  await undo();
  await count(2);

  const shelf = mika.getByRole('region', { name: 'Amari & aperitifs' });
  const all = Number(/of (\d+)/.exec((await shelf.textContent()) ?? '')?.[1]);
  await select.click();
  await expect(mika.getByText(`Ingredients added: ${all - 1}`)).toBeVisible();
  await count(all + 1);
  await expect(select).toBeDisabled();
  await undo();
  await count(2);
});

test('drinks: shows a sortable table, recipes, and cards on a phone', async ({ bartenderAt }) => {
  const opening = { section: 'drinks', shelf: 'full' } as const;
  const { page: mika, barId } = await bartenderAt('Menu', opening);
  const rows = mika.getByRole('row');
  const firstName = () => rows.nth(1).getByRole('cell').first().innerText();
  const ascending = await firstName();
  await mika.getByRole('button', { name: 'Name' }).click();
  await expect(mika.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect.poll(firstName).not.toBe(ascending);
  await mika.getByRole('button', { name: 'Strength' }).click();
  await expect(rows.nth(1)).toContainText('Non-alcoholic');
  await mika.getByRole('button', { name: /^AI \(0\)/ }).click();
  await expect(mika.getByText('No drinks match the current filter.')).toBeVisible();
  await mika.getByRole('button', { name: /^Classic/ }).click();
  await mika.getByRole('button', { name: 'Name' }).click();
  await mika
    .getByRole('button', { name: /^View Recipe/ })
    .first()
    .click();
  const recipe = mika.getByRole('dialog');
  await expect(recipe.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await recipe.getByRole('button', { name: 'Close Recipe' }).click();
  await expect(recipe).toBeHidden();
  // A press anywhere on the row opens the recipe. The search is one key away and stays visible.
  await rows.nth(1).getByText(/, /).click();
  await expect(recipe.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await mika.keyboard.press('Escape');
  await expect(recipe).toBeHidden();
  await rows.nth(25).scrollIntoViewIfNeeded();
  await mika.keyboard.press('/');
  const search = mika.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 1 });
  await search.fill('negroni');
  await expect(rows.nth(1)).toContainText('Negroni');

  const second = await mika.context().newPage();
  await second.setViewportSize(phone.viewport);
  await second.goto(`/bartender/bar/${barId}/drinks`);
  await expect(second.getByRole('heading', { name: /^Classic Drinks \(\d+\)$/ })).toBeVisible();
  await second.getByRole('searchbox').fill('hanky panky');
  // The button of the card covers all of it, for example the name.
  const name = await second.getByRole('main').getByText('Hanky Panky').boundingBox();
  await second.mouse.click((name?.x ?? 0) + 9, (name?.y ?? 0) + 9);
  await expect(second.getByRole('dialog', { name: 'Hanky Panky' })).toBeVisible();
  await second.keyboard.press('Escape');
  await mika.goto(`/bartender/bar/${barId}/inventory`);
  await clearAll(mika);
  await expect(second.getByText('No drinks available')).toBeVisible();
});

test('share: downloads a QR code that opens the bar', async ({ bartenderAt, server }) => {
  const { page: mika, code } = await bartenderAt('Zlatá líška', { section: 'share' });
  await mika.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The print shows the bar and its code, without buttons.
  await mika.emulateMedia({ media: 'print' });
  await expect(mika.getByRole('heading', { name: 'Zlatá líška' })).toBeVisible();
  await expect(mika.getByRole('img', { name: 'QR code of Zlatá líška' })).toBeVisible();
  await expect(mika.getByRole('button')).toHaveCount(0);
  await mika.emulateMedia({ media: 'screen' });
  const url = `${server.url}/?bar=${code}`;
  await expect(mika.getByRole('img', { name: 'QR code of Zlatá líška' })).toHaveAttribute(
    'width',
    '300',
  );
  const download = mika.waitForEvent('download');
  await mika.getByRole('button', { name: 'Download QR Code' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Zlatá líška-qr-code.png');
  const chunks = await (await file.createReadStream()).toArray();
  const image = PNG.sync.read(Buffer.concat(chunks));
  expect(image.width).toBe(400);
  const colourAt = (pixel: number) => image.data.subarray(4 * pixel, 4 * pixel + 3).toString('hex');
  const pixels = Array.from({ length: image.width * image.height }, (_, pixel) => colourAt(pixel));
  expect(new Set(pixels)).toEqual(new Set(['111827', 'ffffff']));
  // The finder pattern is seven modules wide and starts two modules from the edge.
  const corner = pixels.indexOf('111827') % image.width;
  const row = pixels.slice(pixels.indexOf('111827'));
  expect(Math.round(corner / (row.indexOf('ffffff') / 7))).toBe(2);
  expect(jsqr.default(new Uint8ClampedArray(image.data), image.width, image.height)?.data).toBe(
    url,
  );

  await mika.getByRole('button', { name: 'Copy Bar Code' }).click();
  await expect(mika.getByText('Bar code copied to clipboard!')).toBeVisible();
  await mika.getByRole('button', { name: 'Copy URL' }).click();
  await expect(mika.getByText('Guest URL copied to clipboard!')).toBeVisible();
  expect(await mika.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

import { expect, type Page } from '@playwright/test';
import { createBar, stock } from '#e2e/bartender-actions.ts';
import { journey, journeyOnBothEngines, test } from '#e2e/fixtures.ts';

const row = (page: Page, drink: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select: ${drink}`, exact: true }) });
const quick = (page: Page, what: string, drink: string) =>
  page.getByRole('button', { name: `${what}: ${drink}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'With the selected drinks' });
const menuOf = (guest: Page) => guest.getByRole('main');

test(
  'chooses twelve drinks, hides, features, prices and sells them out, and the guest sees it live',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt }) => {
    const { page: mika, code } = await bartenderAt('Twelve', { section: 'drinks', shelf: 'full' });
    const guest = await guestAt(code);
    const boxes = mika.getByRole('checkbox', { name: /^Select: / });
    await expect(boxes.nth(11)).toBeVisible();
    const names = await boxes.evaluateAll((all) =>
      all.slice(0, 12).map((box) => (box.ariaLabel ?? '').replace('Select: ', '')),
    );
    const [first = '', second = '', third = '', fourth = ''] = names;

    await boxes.first().click();
    await boxes.nth(11).click({ modifiers: ['Shift'] });
    await expect(bar(mika).getByRole('status')).toHaveText('12 selected');
    await bar(mika).getByRole('button', { name: 'Show' }).click();
    await expect(mika.getByText('On the menu: 12 drinks')).toBeVisible();
    await bar(mika).getByRole('button', { name: 'Clear selection' }).click();
    await mika.getByRole('button', { name: 'What guests see' }).click();
    await mika.getByRole('radio', { name: /^Only what I choose/ }).click();
    await mika.getByRole('button', { name: 'Only the 12 I have chosen' }).click();
    await expect(mika.getByRole('radio', { name: /^Only what I choose/ })).toBeChecked();
    await mika.keyboard.press('Escape');
    await expect(menuOf(guest)).toContainText(first);

    await quick(mika, 'On the menu', first).click();
    await expect(quick(mika, 'On the menu', first)).toHaveAttribute('aria-pressed', 'false');
    await expect(row(mika, first)).toContainText('Hidden');
    await expect(menuOf(guest)).not.toContainText(first);
    await expect(menuOf(guest)).toContainText(second);

    await quick(mika, 'Featured', second).click();
    await quick(mika, 'Featured', third).click();
    await mika.getByRole('button', { name: 'What guests see' }).click();
    const specials = mika.getByRole('region', { name: 'House specials: 2 of 12' });
    await mika.getByRole('button', { name: `Up: ${third}` }).click();
    await expect(specials.getByRole('listitem').first()).toContainText(third);
    await mika.keyboard.press('Escape');

    await quick(mika, 'Price and note', second).click();
    const sheet = mika.getByRole('dialog');
    await sheet.getByLabel('Price').fill('nine');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Enter a price in digits, such as 9.50.')).toBeVisible();
    await sheet.getByLabel('Price').fill('9,50');
    await sheet.getByLabel('Note').fill('<b>with</b> smoked salt');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(quick(mika, 'Price and note', second)).toHaveText('€9.50');
    await expect(row(mika, second)).toContainText('<b>with</b> smoked salt');
    await expect(menuOf(guest)).toContainText('€9.50');

    await quick(mika, 'Sold out', fourth).click();
    await mika.getByRole('button', { name: 'For an hour' }).click();
    await expect(row(mika, fourth)).toContainText('Sold out until');
    await expect(menuOf(guest)).toContainText(/sold out/i);
    await quick(mika, 'Sold out', fourth).click();
    await expect(row(mika, fourth)).not.toContainText('Sold out');
    await expect(menuOf(guest)).not.toContainText(/sold out/i);
  },
);

test(
  'finds, changes and restores many drinks at once, and keeps two windows in step',
  journey,
  async ({ bartenderAt }) => {
    const { page: mika, barId } = await bartenderAt('In step', {
      section: 'drinks',
      shelf: ['gin', 'campari', 'sweet-vermouth', 'tonic-water', 'lime-juice', 'simple-syrup'],
    });
    const second = await mika.context().newPage();
    await second.goto(`/bartender/bar/${barId}/drinks`);
    await quick(mika, 'Price and note', 'Negroni').click();
    await mika.getByRole('dialog').getByLabel('Price').fill('8');
    await mika.getByRole('button', { name: 'Save' }).click();
    await expect(quick(second, 'Price and note', 'Negroni')).toHaveText('€8.00');

    // The search matches an ingredient in the other language, without diacritics.
    await mika.getByRole('searchbox').fill('sladky vermut');
    await expect(row(mika, 'Negroni')).toBeVisible();
    await expect(row(mika, 'Gin & Tonic')).toBeHidden();
    await mika.getByRole('button', { name: /^Select all / }).click();
    await bar(mika).getByRole('button', { name: 'Price' }).click();
    await mika.getByRole('dialog').getByLabel('Price').fill('10.50');
    await mika.getByRole('button', { name: 'Save' }).click();
    await expect(quick(second, 'Price and note', 'Negroni')).toHaveText('€10.50');
    await bar(mika).getByRole('button', { name: 'Hide' }).click();
    await expect(quick(second, 'On the menu', 'Negroni')).toHaveAttribute('aria-pressed', 'false');
    const hidden = mika.getByRole('listitem').filter({ hasText: 'Hidden:' });
    await hidden.getByRole('button', { name: 'Undo' }).click();
    await expect(quick(second, 'On the menu', 'Negroni')).toHaveAttribute('aria-pressed', 'true');
    await expect(quick(second, 'Price and note', 'Negroni')).toHaveText('€10.50');

    // A change without a connection is marked as waiting and is sent later.
    await mika.context().setOffline(true);
    await expect(mika.getByText('Offline').first()).toBeVisible();
    await quick(mika, 'Featured', 'Negroni').click();
    await expect(row(mika, 'Negroni')).toContainText('Waiting for a connection');
    await mika.context().setOffline(false);
    await expect(row(mika, 'Negroni')).not.toContainText('Waiting for a connection');
    await expect(quick(second, 'Featured', 'Negroni')).toHaveAttribute('aria-pressed', 'true');
  },
);

test('selects drinks on cards on a phone, and lets a member sell out drinks but not change the menu mode', async ({
  bartender,
  server,
}) => {
  const [olive, mika] = [await bartender('Olive'), await bartender('Mika')];
  const email = (await mika.getByText(/@example\.com$/).textContent()) ?? '';
  await olive
    .getByLabel(/^Working for/)
    .and(olive.locator('summary'))
    .click();
  await olive.getByText('New organization').click();
  await olive.getByLabel('Name of the organization').fill('The house');
  await olive.getByRole('button', { name: 'Create', exact: true }).click();
  await olive.getByLabel('Email').fill(email);
  await olive.getByRole('button', { name: 'Invite' }).click();
  const link = olive.getByLabel('Invitation link');
  await expect(link).toHaveValue(/\/bartender\/invitation\/\w+$/);
  await mika.goto(await link.inputValue());
  await mika.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(mika.getByText('No bars yet')).toBeVisible();
  const barId = await createBar(olive, 'By the river');
  await server.sql(stock(barId, ['gin', 'campari', 'sweet-vermouth', 'tonic-water']));

  await mika.setViewportSize({ width: 390, height: 844 });
  await mika.goto(`/bartender/bar/${barId}/drinks`);
  await mika.getByRole('button', { name: 'What guests see' }).click();
  await expect(mika.getByText('Owners of the bar decide this.')).toBeVisible();
  await expect(mika.getByRole('radio', { name: /^Only what I choose/ })).toBeDisabled();
  await mika.keyboard.press('Escape');
  await mika.getByRole('button', { name: 'Select', exact: true }).click();
  await mika.getByRole('checkbox', { name: 'Select: Negroni' }).check();
  await mika.getByRole('checkbox', { name: 'Select: Gin & Tonic' }).check();
  await bar(mika).getByRole('button', { name: 'Sold out' }).click();
  await mika.getByRole('button', { name: 'Until the bar closes' }).click();
  await olive.goto(`/bartender/bar/${barId}/drinks`);
  await expect(row(olive, 'Negroni')).toContainText('Sold out until close');
  await expect(row(olive, 'Gin & Tonic')).toContainText('Sold out until close');
});

test('keeps all tools above the drinks, and warns about an empty menu', async ({ bartenderAt }) => {
  const { page: mika } = await bartenderAt('One row', {
    section: 'drinks',
    shelf: ['gin', 'campari', 'sweet-vermouth', 'tonic-water', 'lime-juice'],
  });
  await expect(mika.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(row(mika, 'Negroni').getByText('View Recipe')).toBeVisible();
  await mika.getByRole('button', { name: 'Classic (' }).click();
  await mika.getByRole('button', { name: 'Filters' }).click();
  await mika.getByLabel('Strength').selectOption('Strong');
  await expect(mika.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await mika.getByRole('button', { name: 'Show all' }).click();

  await mika.getByRole('button', { name: 'What guests see' }).click();
  await mika.getByRole('radio', { name: /^Only what I choose/ }).click();
  await mika.getByRole('button', { name: 'Start empty and choose now' }).click();
  await mika.keyboard.press('Escape');
  const warning = mika.getByText('Guests see an empty menu');
  await expect(warning).toBeVisible();
  await quick(mika, 'On the menu', 'Negroni').click();
  await expect(warning).toBeHidden();

  await mika.setViewportSize({ width: 390, height: 844 });
  const card = mika.getByRole('listitem').filter({ hasText: 'Negroni' }).first();
  await expect(card.getByTitle('Visible to guests')).toBeVisible();
});

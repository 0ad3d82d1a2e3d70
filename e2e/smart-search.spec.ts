import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { onBothEngines, test } from './actors.ts';
import { openSettings } from './bartending.ts';

test(
  'a guest asks in Slovak without diacritics and orders; the owner switches it off',
  onBothEngines,
  async ({ bartenderAt, guest }) => {
    const { page: owner, code } = await bartenderAt('Zlatá líška', { shelf: 'full' });

    const page = await guest({ locale: 'sk-SK' });
    await page.goto(`/?bar=${code}`);
    await page.getByLabel('Vaše meno').fill('Marta');
    await page.getByRole('button', { name: 'Ukázať ponuku' }).click();
    await page.getByLabel('Na čo máte chuť?').fill('nieco osviezujuce s matou, bez rumu');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hľadám niečo osviežujúce s mätou, bez rumu.')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText('bez rumu');
    await expect(
      cards.filter({ has: page.getByRole('heading', { name: 'Mojito', exact: true }) }),
    ).toHaveCount(0);
    const drink = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('button').click();
    await page.getByRole('button', { name: 'Objednať', exact: true }).click();
    await expect(page.locator('button[aria-live="polite"]')).toContainText(drink);
    // Back from the drink, the answer is still there; a reload asks for it again.
    await expect(page.getByText('Hľadám niečo osviežujúce s mätou, bez rumu.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Hľadám niečo osviežujúce s mätou, bez rumu.')).toBeVisible();

    await page.getByLabel('Na čo máte chuť?').fill('ake bude pocasie');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Vašej požiadavke nezodpovedajú žiadne nápoje')).toBeVisible();
    await page.getByRole('link', { name: 'Ponuka' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Vašej požiadavke nezodpovedajú žiadne nápoje')).toBeVisible();

    const settings = await openSettings(owner);
    await settings.getByRole('switch', { name: 'Smart search for guests' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'AI výber' })).toHaveCount(0);
  },
);

test('what the bar cannot pay for is told, and the same words lead to the menu', async ({
  guest,
  makeBar,
  server,
}) => {
  const code = await makeBar('Empty till');
  await server.sql(
    `insert into credit_balances (account_id, balance_micros) select account_id, 0 from bars where code = '${code}'`,
  );
  const page = await guest();
  await page.goto(`/?bar=${code}&ask=negroni`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await expect(page.getByRole('alert')).toContainText('Natural language search requires credits');
  await expect(page.getByRole('link', { name: 'View usage & upgrade' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse with these words' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('negroni');
  await expect(page.getByRole('heading', { name: 'Negroni', exact: true })).toBeVisible();
});

test('a mood is asked with one tap; a failure leads back', async ({ guest, makeBar }) => {
  const page = await guest();
  await page.goto(`/?bar=${await makeBar('Moods')}`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('link', { name: 'Tiki', exact: true }).click();
  await expect(page.getByText(/^Looking for something tiki/)).toBeVisible();
  await expect(page).toHaveURL(/ask=Tiki/);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await page.route('**/api/naturalLanguageSearch.*', (route) =>
    route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: '', data: null, id: 'x' } }),
  );
  await page.getByRole('link', { name: 'Sweet', exact: true }).click();
  await expect(page.getByText('Search failed. Please try again.')).toBeVisible();
  await expect(page).not.toHaveURL(/ask=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  // What was asked is still there, to be sent again with one tap.
  await page.unroute('**/api/naturalLanguageSearch.*');
  await page.getByRole('button', { name: 'Find my drink' }).click();
  await expect(page.getByText(/^Looking for something sweet/i)).toBeVisible();
  await page.getByRole('button', { name: 'Back to all drinks' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('What do you feel like?')).toHaveValue('');
});

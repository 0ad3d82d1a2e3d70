import { expect } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { openSettings } from '#e2e/bartender-actions.ts';
import { journey, journeyOnBothEngines, onBothEngines, test } from '#e2e/fixtures.ts';

test(
  'answers a question in Slovak without diacritics, takes the order, and is switched off by the owner',
  journeyOnBothEngines,
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
    // Back from the drink shows the same answer. A reload asks again.
    await expect(page).not.toHaveURL(/drink=/);
    await expect(page.getByText('Hľadám niečo osviežujúce s mätou, bez rumu.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Hľadám niečo osviežujúce s mätou, bez rumu.')).toBeVisible();

    await page.getByLabel('Na čo máte chuť?').fill('ake bude pocasie');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Taký drink sme v ponuke nenašli')).toBeVisible();
    await page.getByRole('link', { name: 'Ponuka' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Taký drink sme v ponuke nenašli')).toBeVisible();

    const settings = await openSettings(owner, 'AI');
    await settings.getByRole('switch', { name: 'Smart AI Match for guests' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'AI výber' })).toHaveCount(0);
  },
);

test(
  'offers helplines to a guest who mentions suicide, and no alcohol to a pregnant guest',
  journey,
  async ({ guestAt, makeBar }) => {
    const page = await guestAt(await makeBar('Safe harbour'));
    await page.getByRole('link', { name: 'Smart AI Match' }).click();
    const ask = async (query: string) => {
      await page.getByLabel('What do you feel like?').fill(query);
      await page.keyboard.press('Enter');
    };
    await ask('one last drink, i do not want to live anymore');
    await expect(page.getByText("Please don't face this alone")).toBeVisible();
    await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('article')).toHaveCount(0);

    await ask('a mojito, but i am pregnant');
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText('Virgin Mojito');
    await expect(cards.filter({ hasText: /[1-9]\d*% alcohol/ })).toHaveCount(0);
    await expect(page.getByText(/tell the bar about it/)).toBeVisible();
  },
);

test('shows drinks without mentioning credits if the bar has none left', async ({
  guest,
  makeBar,
  server,
}) => {
  const code = await makeBar('Empty till');
  await server.sql(
    `insert into credit_balances (account_id, balance_micros) select account_id, 0 from bars where code = '${code}'`,
  );
  const page = await guest();
  await page.goto(`/?bar=${code}`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('link', { name: 'Sweet', exact: true }).click();
  await expect(page.getByText('The AI has the night off.')).toBeVisible();
  await expect(page.getByText(/^Looking for something sweet/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('main')).not.toContainText(/credit|limit|usage|upgrade|\$/i);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Browse the menu' }).click();
  await page.getByRole('searchbox').fill('a classic negorni');
  await expect(page.getByRole('article').first()).toContainText('Negroni');
});

test(
  'limits the questions of each guest, and leads to Browse at the limit',
  onBothEngines,
  async ({ bartenderAt, guest }) => {
    const { page: owner, code } = await bartenderAt('Corner', { shelf: 'full' });
    const settings = await openSettings(owner, 'AI');
    await expect(settings.getByText('Up to $0.25 of $0.50 tonight')).toBeVisible();
    const share = settings.getByLabel('Share of your credits');
    await share.selectOption('10%');
    await expect(settings.getByText('Up to $0.05 of $0.50 tonight')).toBeVisible();
    await settings.getByLabel('Questions per guest').selectOption('3');
    await owner.reload();
    await openSettings(owner, 'AI');
    await expect(share).toHaveValue('10');
    await expect(settings.getByLabel('Questions per guest')).toHaveValue('3');

    const enter = async () => {
      const page = await guest();
      await page.goto(`/?bar=${code}`);
      await page.getByLabel('Your name').fill('Marta');
      await page.getByRole('button', { name: 'Show me the menu' }).click();
      return page;
    };
    const marta = await enter();
    for (const mood of ['Sweet', 'Tiki', 'Strong']) {
      await marta.getByRole('link', { name: mood, exact: true }).click();
      await expect(marta.getByText(/^Looking for something/)).toBeVisible();
    }
    await expect(settings.getByText('spent so far: $0.009')).toBeVisible();
    await marta.getByRole('link', { name: 'Bubbly', exact: true }).click();
    const enough = marta.getByText('The AI has answered plenty for you tonight.');
    await expect(enough).toBeVisible();
    await marta.getByRole('link', { name: 'Browse the menu' }).click();
    await expect(marta.getByRole('searchbox')).toHaveValue('');
    await expect(marta.getByRole('article').first()).toBeVisible();

    const peter = await enter();
    await peter.getByRole('link', { name: 'Bubbly', exact: true }).click();
    await expect(peter.getByText(/^Looking for something/)).toBeVisible();

    await settings.getByRole('switch', { name: 'Smart AI Match for guests' }).click();
    await expect(share).toHaveCount(0);
  },
);

test('asks a guest with too many questions to wait, and retries with one tap', async ({
  guest,
  makeBar,
}) => {
  const page = await guest();
  const tooMany = { code: 'TOO_MANY', message: '', data: { retryAfterSeconds: 3 }, id: 'x' };
  await page.route('**/api/naturalLanguageSearch.*', (route) =>
    route.fulfill({ status: 429, json: tooMany }),
  );
  await page.goto(`/?bar=${await makeBar('Busy')}&ask=negroni`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse the menu' })).toBeVisible();
  await page.unroute('**/api/naturalLanguageSearch.*');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('Negroni and drinks like it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Negroni', exact: true })).toBeVisible();
});

test('searches by a mood with one tap, and returns to the form after a failure', async ({
  guest,
  makeBar,
}) => {
  const page = await guest();
  await page.goto(`/?bar=${await makeBar('Moods')}`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('link', { name: 'Tiki', exact: true }).click();
  await expect(page.getByText(/^Looking for something tiki/)).toBeVisible();
  await expect(page).toHaveURL(/ask=Tiki/);
  expect(await violationsOf(page)).toEqual([]);
  await page.route('**/api/naturalLanguageSearch.*', (route) =>
    route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: '', data: null, id: 'x' } }),
  );
  await page.getByRole('link', { name: 'Sweet', exact: true }).click();
  await expect(page.getByText('Search failed. Please try again.')).toBeVisible();
  await expect(page).not.toHaveURL(/ask=/);
  await expect(page.getByRole('article').first()).toBeVisible();
  // The question is kept, and one tap sends it again.
  await page.unroute('**/api/naturalLanguageSearch.*');
  await page.getByRole('button', { name: 'Find my drink' }).click();
  await expect(page.getByText(/^Looking for something sweet/i)).toBeVisible();
  await page.getByRole('button', { name: 'Back to all drinks' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('What do you feel like?')).toHaveValue('');
});

import { expect } from '@playwright/test';
import { journey, journeyOnBothEngines, test } from '#e2e/fixtures.ts';

let lastParty = 0;

const slovakPhone = { locale: 'sk-SK' };

test(
  'creates a party, takes responses on a phone, analyses them, shows the shopping list, closes voting',
  journeyOnBothEngines,
  async ({ bartenderAt, guest }) => {
    const { page: host, barId } = await bartenderAt('Zlatá líška');
    await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.getByRole('link', { name: 'Parties' }).click();
    await expect(host.getByRole('heading', { name: 'Cocktail Parties' })).toBeVisible();
    await host.getByRole('button', { name: 'New party' }).click();
    const dialog = host.getByRole('dialog', { name: 'New party' });
    await expect(dialog.getByRole('button', { name: 'Create party' })).toBeDisabled();
    await dialog.getByLabel('Party name').fill('Silvester');
    await dialog.getByRole('button', { name: 'Create party' }).click();
    await expect(dialog.getByText(/^Party created! Share code: [A-Z0-9]{6}$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy party link' }).click();
    await expect(host.getByText('Party link copied to clipboard!')).toBeVisible();
    const link = await host.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('link', { name: 'Open party' }).click();
    await expect(host).toHaveURL(new RegExp(`/bartender/bar/${barId}/parties/[\\w-]+$`));
    await expect(host.getByRole('heading', { name: 'Silvester' })).toBeVisible();
    await expect(host.getByRole('button', { name: 'Close Voting' })).toHaveCount(0);
    await expect(host.getByRole('button', { name: 'Generate Shopping List' })).toHaveCount(0);

    const phone = await guest(slovakPhone);
    await phone.goto(link);
    await phone.getByLabel('Vaše želania').fill('Som tehotná, niečo ovocné. <b>Bez vajec</b>');
    await phone.getByLabel('Vaše meno').fill('Marta');
    await phone.getByRole('button', { name: 'Odoslať želania' }).click();
    await expect(phone.getByRole('heading', { name: 'Ďakujeme!' })).toBeVisible();
    const responses = host.getByRole('region', { name: 'Responses' });
    await expect(responses).toContainText('Som tehotná, niečo ovocné. <b>Bez vajec</b>');
    await phone.getByRole('button', { name: 'Odoslať ďalšiu odpoveď' }).click();
    await phone.getByLabel('Vaše želania').fill('Negroni');
    await phone.getByRole('button', { name: 'Odoslať želania' }).click();
    await phone.getByRole('button', { name: 'Nechať obe, táto je za niekoho iného' }).click();
    await expect(responses.getByText('Anonymous Guest')).toBeVisible();
    await expect(responses).toContainText('2 responses');
    const shareCode = link.slice(-6);
    for (const response of [
      { preferences: 'Pivo, sme traja', guestName: 'Ivan' },
      { preferences: 'Zombie', guestName: 'Zora' },
    ]) {
      await host.request.post('/api/cocktailParties.submitGuestResponse', {
        data: { shareCode, ...response },
      });
      await expect(responses).toContainText(response.preferences);
    }

    await host.getByRole('button', { name: 'Generate Shopping List' }).click();
    await expect(host.getByText('Shopping list generated successfully!')).toBeVisible();
    const results = host.getByRole('region', { name: 'Analysis results' });
    await expect(results).toContainText('4 guests have answered. Together that is 6 people.');
    await expect(results).toContainText('One drinks no alcohol.');
    await expect(
      results.getByRole('listitem').filter({ hasText: 'Negroni' }).first(),
    ).toContainText('Suits 1 guest7 servings');
    const beer = results.getByRole('listitem').filter({ hasText: /^Beer/ });
    await expect(beer).toContainText('Suits 3 guests');
    await expect(beer.locator('img')).toHaveJSProperty('complete', true);
    await expect(results.getByRole('list', { name: 'Nothing suits them yet' })).toContainText(
      'Zora: no drink in the plan',
    );
    await expect(results.getByRole('list', { name: "Who can't have what" })).toContainText(
      'Marta: no alcohol, no egg',
    );
    await expect(results.getByRole('list', { name: 'Asked for, but not planned' })).toContainText(
      /Zombie: you'd have to buy .*Falernum/,
    );
    const list = host.getByRole('region', { name: 'Shopping list' });
    await expect(list.getByRole('listitem').filter({ hasText: 'Campari' })).toContainText(
      '1 bottle (0.7 l)',
    );
    await expect(list.getByRole('listitem').filter({ hasText: 'Lager' })).toContainText(
      'cans (0.5 l)',
    );
    await expect(list.getByRole('listitem').filter({ hasText: 'Beer glasses' })).toContainText('3');
    await expect(list.getByRole('listitem').filter({ hasText: /^Ice/ })).toContainText('kg');
    await expect(list).toContainText(
      'Enough for 3 drinks each and a little extra, as for an evening',
    );
    await expect(list).toContainText('We assume that what is on your shelf is a full bottle');
    await list.getByRole('button', { name: 'Copy list' }).click();
    await expect(host.getByText('Shopping list copied to clipboard!')).toBeVisible();
    const copied = await host.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Silvester – Shopping list');
    expect(copied).toContain('- Campari: 1 bottle (0.7 l)');
    expect(copied).toMatch(/- Orange: \d pieces? \(to garnish\)/);
    expect(copied).toMatch(/Ice and glasses\n- Ice: \d+ kg\n/);
    await host.emulateMedia({ media: 'print' });
    await expect(list.getByText('Campari')).toBeVisible();
    await expect(list.getByText('Campari')).toHaveCSS('color', 'rgb(36, 23, 15)');
    await expect(responses).toBeHidden();
    await host.emulateMedia({ media: 'screen' });

    await phone.getByRole('button', { name: 'Odoslať ďalšiu odpoveď' }).click();
    await phone.getByLabel('Vaše želania').fill('Ešte');
    await host.getByRole('button', { name: 'Close Voting' }).click();
    const question = host.getByRole('dialog', { name: /This cannot be undone/ });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(host.getByText('Voting open')).toBeVisible();
    await host.getByRole('button', { name: 'Close Voting' }).click();
    await question.getByRole('button', { name: 'Close Voting' }).click();
    await expect(phone.getByRole('heading', { name: 'Hlasovanie sa skončilo' })).toBeVisible();
    await expect(host.getByText('Voting closed')).toBeVisible();
    await expect(host.getByRole('button', { name: 'Close Voting' })).toHaveCount(0);
    await expect(list).toContainText('Campari');

    await host.getByRole('link', { name: 'Back to parties' }).click();
    const card = host.getByRole('link', { name: /Silvester/ });
    await expect(card.getByRole('img', { name: 'Shopping list ready' })).toBeVisible();
    await host.goBack();
    await expect(host.getByRole('heading', { name: 'Silvester' })).toBeVisible();
  },
);

test('shows helplines to a guest who writes in despair, and keeps the response', async ({
  bartenderAt,
  guest,
}) => {
  const { page: host } = await bartenderAt('Somebody listens', { section: 'parties' });
  await host.getByRole('button', { name: 'New party' }).click();
  await host.getByLabel('Party name').fill('Friday');
  await host.getByRole('button', { name: 'Create party' }).click();
  const shareCode = /[A-Z0-9]{6}$/.exec(await host.getByText(/^Party created!/).innerText())?.[0];
  await host.getByRole('link', { name: 'Open party' }).click();

  const phone = await guest(slovakPhone);
  await phone.goto(`/party/${shareCode}`);
  await phone.getByLabel('Vaše želania').fill('už nechcem žiť');
  await phone.getByRole('button', { name: 'Odoslať želania' }).click();
  const call = (number: string) => phone.getByRole('status').getByRole('link', { name: number });
  await expect(call('0800 500 333')).toHaveAttribute('href', 'tel:0800500333');
  await expect(call('112')).toHaveAttribute('href', 'tel:112');
  await expect(phone.getByText('Nenechávajte si to, prosím, len pre seba.')).toBeVisible();
  await phone.reload();
  await expect(call('0800 500 333')).toBeVisible();

  await expect(host.getByRole('region', { name: 'Responses' })).toContainText('už nechcem žiť');
  await host.getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(
    host.getByText('Error: None of the responses says yet what to serve.'),
  ).toBeVisible();
});

test('reports failures of a party, and links the limit to usage', async ({ bartenderAt }) => {
  const { page: host, barId } = await bartenderAt('Unlucky', { section: 'parties' });
  const fail = (name: string, code: string, status: number) =>
    host.route(`**/api/${name}`, (route) =>
      route.fulfill({ status, json: { code, message: '', data: null, id: 'x' } }),
    );
  await fail('cocktailParties.createCocktailParty', 'INVALID_REQUEST', 400);
  await host.getByRole('button', { name: 'New party' }).click();
  await host.getByLabel('Party name').fill('Doomed');
  await host.getByRole('button', { name: 'Create party' }).click();
  await expect(host.getByText('Error creating party: Invalid request')).toBeVisible();
  await host.unroute('**/api/cocktailParties.createCocktailParty');
  await host.getByRole('button', { name: 'Create party' }).click();
  const shareCode = /[A-Z0-9]{6}$/.exec(await host.getByText(/^Party created!/).innerText())?.[0];
  await host.getByRole('link', { name: 'Open party' }).click();
  await host.request.post('/api/cocktailParties.submitGuestResponse', {
    data: { shareCode, preferences: 'Gin' },
  });
  await host.getByRole('button', { name: 'Generate Shopping List' }).waitFor();
  await fail('cocktailParties.togglePartyStatus', 'NOT_FOUND', 404);
  await host.getByRole('button', { name: 'Deactivate' }).click();
  await expect(host.getByText('Error updating party status: Not found')).toBeVisible();
  await fail('cocktailParties.closePartyVoting', 'NO_RESPONSES', 409);
  await host.getByRole('button', { name: 'Close Voting' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Close Voting' }).click();
  await expect(host.getByText('Error closing voting: There are no responses yet')).toBeVisible();
  const action = 'cocktailPartiesActions.generateShoppingList';
  await fail(action, 'INSUFFICIENT_CREDITS', 402);
  await host.getByRole('button', { name: 'Generate Shopping List' }).click();
  const poor = host.getByRole('alert').filter({
    hasText: 'Error generating shopping list: Insufficient credits',
  });
  await expect(poor.getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    `/bartender/bar/${barId}/usage`,
  );
  await host.route(`**/api/${action}`, (route) =>
    route.fulfill({ json: { success: false, message: 'Voting has ended' } }),
  );
  await host.getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(host.getByText('Error: Voting has ended')).toBeVisible();
  await fail(action, 'USAGE_LIMIT', 429);
  await host.getByRole('button', { name: 'Generate Shopping List' }).click();
  const notice = host.getByRole('alert').filter({ hasText: 'monthly limit' });
  await expect(notice).toContainText("You've reached your monthly limit for party analysis.");
  await notice.getByRole('link', { name: 'View usage & upgrade' }).click();
  await expect(host).toHaveURL(`/bartender/bar/${barId}/usage`);
});

test.describe('a party invitation', () => {
  /** Inserts a party that is open to responses, and returns its code. */
  async function makeParty(
    server: { sql(statement: string): Promise<Record<string, unknown>[]> },
    barCode: string,
    name: string,
  ) {
    const code = `PARTY${lastParty++}`;
    await server.sql(
      `insert into parties (bar_id, name, description, share_code) select id, '${name}', 'Od ôsmej', '${code}' from bars where code = '${barCode}'`,
    );
    return code;
  }

  test('is readable before scripts load, and keeps text typed before', async ({
    guest,
    makeBar,
    server,
  }) => {
    const code = await makeParty(server, await makeBar('Zlatá líška'), '<b>Silvester</b>');
    const page = await guest(slovakPhone);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    // Pending scripts delay the page's load event.
    await page.goto(`/party/${code.toLowerCase()}`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle('<b>Silvester</b> · Barback');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Silvester</b>');
    await expect(page.getByText('Pozýva vás Zlatá líška')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Odoslať želania' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('Vaše želania').fill('Niečo s ginom');
    release();
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel('Vaše želania')).toHaveValue('Niečo s ginom');
    expect(messages).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Vaše želania')).toHaveValue('Niečo s ginom');
  });

  test('stores one response after a double tap and a lost response', async ({
    guest,
    makeBar,
    server,
  }) => {
    const code = await makeParty(server, await makeBar('Bad Wi-Fi'), 'Roof');
    const page = await guest();
    let calls = 0;
    await page.route('**/api/cocktailParties.submitGuestResponse', async (route) => {
      if (calls++ === 0) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await page.goto(`/party/${code}`);
    await page.getByRole('button', { name: 'Something fresh' }).click();
    await page.getByRole('button', { name: 'Submit preferences' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    const [row] = await server.sql(
      `select responses_count as n from parties where share_code = '${code}'`,
    );
    expect(row).toEqual({ n: 1 });
    await page.getByRole('button', { name: 'Submit Another Response' }).click();
    await expect(page.getByLabel('Your preferences')).toHaveValue('');
  });

  test('lets the same phone replace its response or add another', async ({
    guest,
    makeBar,
    server,
  }) => {
    const code = await makeParty(server, await makeBar('Second thoughts'), 'Garden');
    const answers = () =>
      server.sql(`select r.preferences, p.responses_count as n from party_responses r
        join parties p on p.id = r.party_id where p.share_code = '${code}' order by r.created_at`);
    const page = await guest();
    const submit = async (preferences: string) => {
      await page.getByLabel('Your preferences').fill(preferences);
      await page.getByRole('button', { name: 'Submit preferences' }).click();
    };
    const another = page.getByRole('button', { name: 'Submit Another Response' });
    await page.goto(`/party/${code}`);
    await submit('Gin\nwith lime');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(page.getByText('Gin with lime')).toBeVisible();
    await another.click();
    await submit('Rum after all');
    const question = page.getByRole('dialog');
    await expect(question).toContainText('You have already answered');
    await expect(question).toContainText('with lime');
    await question.getByRole('button', { name: 'Replace my answer' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(page.getByText('Rum after all')).toBeVisible();
    expect(await answers()).toEqual([{ preferences: 'Rum after all', n: 1 }]);

    await another.click();
    await submit('Lemonade for Ema');
    await question
      .getByRole('button', { name: 'Keep both, this one is for somebody else' })
      .click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(await answers()).toEqual([
      { preferences: 'Rum after all', n: 2 },
      { preferences: 'Lemonade for Ema', n: 2 },
    ]);
  });

  test(
    'updates when its party is inactive, active again, ended, and deleted, and keeps typed text',
    journey,
    async ({ guest, makeBar, server }) => {
      const barCode = await makeBar('Moody');
      const code = await makeParty(server, barCode, 'On and off');
      const set = (change: string) =>
        server.sql(`update parties set ${change} where share_code = '${code}'`);
      const page = await guest();
      await page.goto(`/party/${code}`);
      await page.getByLabel('Your preferences').fill('Half a');
      await set('is_active = false');
      await expect(
        page.getByRole('heading', { name: 'Party is currently inactive' }),
      ).toBeVisible();
      await set('is_active = true');
      await expect(page.getByLabel('Your preferences')).toHaveValue('Half a');
      await page.reload();
      await expect(page.getByLabel('Your preferences')).toHaveValue('Half a');

      // The phone has not received the change yet.
      await page.route('**/api/cocktailParties.submitGuestResponse', (route) =>
        route.fulfill({ json: { success: false, message: 'Voting has ended' } }),
      );
      await page.getByRole('button', { name: 'Submit preferences' }).click();
      await expect(page.getByRole('alert')).toHaveText('Voting has ended');
      await page.route('**/api/cocktailParties.submitGuestResponse', (route) =>
        route.fulfill({
          status: 404,
          json: { code: 'NOT_FOUND', message: '', data: null, id: 'x' },
        }),
      );
      await page.getByRole('button', { name: 'Submit preferences' }).click();
      await expect(page.getByRole('alert')).toHaveText('Error submitting preferences: Not found');

      await set('is_voting_closed = true');
      await expect(page.getByRole('heading', { name: 'Voting has ended' })).toBeVisible();
      await server.sql(`update bars set is_active = false where code = '${barCode}'`);
      await expect(page.getByRole('heading', { name: 'Party Not Found' })).toBeVisible();
      await expect(
        page.getByText("This party doesn't exist or the share code is invalid."),
      ).toBeVisible();
    },
  );
});

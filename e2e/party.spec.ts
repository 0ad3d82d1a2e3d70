import { expect } from '@playwright/test';
import { test } from './actors.ts';

let lastParty = 0;

const slovakPhone = { locale: 'sk-SK' };

test.describe('an invitation', () => {
  /** A party in the database, open to responses, and its code. */
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

  test('is readable before any script has come, and what was typed until then is kept', async ({
    guest,
    makeBar,
    server,
  }) => {
    const code = await makeParty(server, await makeBar('Zlatá líška'), '<b>Silvester</b>');
    const page = await guest(slovakPhone);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/party/${code.toLowerCase()}`);
    await expect(page).toHaveTitle('<b>Silvester</b> · Barback');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Silvester</b>');
    await expect(page.getByText('Pozýva vás Zlatá líška')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Odoslať želania' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('Vaše želania').fill('Niečo s ginom');
    release();
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel('Vaše želania')).toHaveValue('Niečo s ginom');
    expect(said).toEqual([]);
  });

  test('tapped twice, over a lost answer: one response', async ({ guest, makeBar, server }) => {
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

  test('follows its party: inactive, active again with what was typed, ended, gone', async ({
    guest,
    makeBar,
    server,
  }) => {
    const barCode = await makeBar('Moody');
    const code = await makeParty(server, barCode, 'On and off');
    const set = (change: string) =>
      server.sql(`update parties set ${change} where share_code = '${code}'`);
    const page = await guest();
    await page.goto(`/party/${code}`);
    await page.getByLabel('Your preferences').fill('Half a');
    await set('is_active = false');
    await expect(page.getByRole('heading', { name: 'Party is currently inactive' })).toBeVisible();
    await set('is_active = true');
    await expect(page.getByLabel('Your preferences')).toHaveValue('Half a');

    // The phone has not heard of it yet.
    await page.route('**/api/cocktailParties.submitGuestResponse', (route) =>
      route.fulfill({ json: { success: false, message: 'Voting has ended' } }),
    );
    await page.getByRole('button', { name: 'Submit preferences' }).click();
    await expect(page.getByRole('alert')).toHaveText('Voting has ended');
    await page.route('**/api/cocktailParties.submitGuestResponse', (route) =>
      route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: '', data: null, id: 'x' } }),
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
  });
});

// States that other stories do not reach, in the words of the specification
// (web/spec-texts.test.tsx).
import { expect, type Page } from '@playwright/test';
import { openSettings, stock } from './bartender-actions.ts';
import { test } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const shelf = ['gin', 'campari', 'sweet-vermouth', 'lime-juice', 'simple-syrup', 'soda-water'];

const fail = (page: Page, name: string, code: string, status: number) =>
  page.route(`**/api/${name}`, (route) =>
    route.fulfill({ status, json: { code, message: '', data: {}, id: 'x' } }),
  );

test('shows who is signed in, or a guest session, and says what is missing', async ({
  bartender,
  guest,
  server,
}) => {
  const visitor = await guest();
  await visitor.goto('/bartender/signin');
  await expect(visitor.getByText('Guest Session')).toBeVisible();
  await expect(visitor.getByText('Temporary access')).toBeVisible();
  await visitor.getByLabel('Email').fill('mika@example.com');
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.getByText('This field is required')).toBeVisible();
  await expect(visitor.getByLabel('Password', { exact: true })).toBeFocused();
  await visitor.getByRole('link', { name: "Don't have an account? Sign up" }).click();
  await visitor.getByLabel('Name').fill('Mika');
  await visitor.getByLabel('Email').fill('mika@example.com');
  for (const field of ['Password', 'Repeat password']) {
    await visitor.getByLabel(field, { exact: true }).fill('correct-horse');
  }
  await visitor.route('**/api/auth/sign-up/email', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await visitor.getByRole('button', { name: 'Sign up' }).click();
  await expect(visitor.getByRole('alert')).toHaveText('Sign up failed');

  const mika = await bartender('Mika the nameless');
  const sidebar = mika.getByRole('complementary', { name: 'Bartender Dashboard' });
  await expect(sidebar.getByText('Manage your bars')).toBeVisible();
  await expect(sidebar.getByText('Signed in')).toBeVisible();
  await server.sql(`update users set name = null, email = null where name = 'Mika the nameless'`);
  await expect(sidebar.getByText('User', { exact: true })).toBeVisible();
});

test('inventory: counts available bottles, and says why a bottle or advice failed to load', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Counted', { shelf });
  await expect(mika.getByText(/^6 of \d+ ingredients available$/)).toBeVisible();
  const spirits = mika.getByRole('region', { name: 'Spirits' });
  await expect(spirits.getByText(/^1 of \d+ available$/)).toBeVisible();
  await spirits.getByRole('button', { name: /^Spirits/ }).click();
  await fail(mika, 'ingredients.updateInventoryItem', 'INVALID_REQUEST', 400);
  await spirits.getByRole('switch', { name: 'Gin', exact: true }).click();
  await expect(mika.getByText('Error updating inventory: Invalid request')).toBeVisible();
  await expect(spirits.getByRole('switch', { name: 'Gin', exact: true })).toBeChecked();

  const card = mika.getByRole('region', { name: 'Smart Recommendations' });
  const advice = 'ingredientRecommendations.getIngredientRecommendations';
  await mika.route(`**/api/${advice}`, (route) => route.fulfill({ json: null }));
  await card.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(card.getByRole('alert')).toContainText('Error getting recommendations');
  await expect(card.getByRole('alert')).toContainText('Failed to get recommendations');
  await mika.unroute(`**/api/${advice}`);
  await server.sql(stock(barId, 'full'));
  await card.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(card.getByText('No recommendations available at this time.')).toBeVisible();
  await expect(card.getByText('Try adjusting your inventory or check back later.')).toBeVisible();
});

test('drinks: shows an AI drink among the others, as a row and as a card, and says why none was made', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Menu', { section: 'drinks' });
  await expect(
    mika.getByText('Add more ingredients to your inventory to unlock drinks you can make.'),
  ).toBeVisible();
  await server.sql(stock(barId, shelf));
  const card = mika.getByRole('region', { name: 'AI Drink Generation' });
  const generate = card.getByRole('button', { name: 'Generate AI Drink' });
  await fail(mika, 'drinks.generateAIDrinkData', 'UNEXPECTED', 500);
  await generate.click();
  await expect(mika.getByText('Error generating AI drink: Something went wrong')).toBeVisible();
  await fail(mika, 'drinks.generateAIDrinkData', 'USAGE_LIMIT', 429);
  await generate.click();
  await expect(card.getByRole('alert')).toContainText(
    "You've reached your monthly limit for AI drink generation.",
  );
  await mika.unroute('**/api/drinks.generateAIDrinkData');
  await generate.click();

  const draft = mika.getByRole('dialog');
  const name = await draft.getByRole('heading', { level: 2 }).innerText();
  await fail(mika, 'drinks.saveConfirmedAIDrink', 'INVALID_REQUEST', 400);
  await draft.getByRole('button', { name: 'Add to Menu' }).click();
  await expect(mika.getByText('Error saving drink: Invalid request')).toBeVisible();
  await mika.unroute('**/api/drinks.saveConfirmedAIDrink');
  const held = Promise.withResolvers<void>();
  await mika.route('**/api/drinks.saveConfirmedAIDrink', async (route) => {
    await held.promise;
    await route.continue();
  });
  await draft.getByRole('button', { name: 'Add to Menu' }).click();
  await expect(draft.getByRole('button', { name: 'Adding...' })).toBeVisible();
  held.resolve();
  await draft.getByRole('button', { name: 'Got it!' }).click();

  await expect(mika.getByRole('heading', { name: 'Available Drinks' })).toBeVisible();
  for (const column of ['Type', 'Strength', 'Ingredients', 'Actions']) {
    await expect(mika.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  }
  await expect(mika.getByRole('button', { name: /^All \(\d+\)$/ })).toBeVisible();
  await expect(mika.getByRole('button', { name: /^Classic \(\d+\)$/ })).toBeVisible();
  await mika.getByRole('button', { name: 'AI (1)' }).click();
  await expect(mika.getByRole('row', { name }).getByText('AI', { exact: true })).toBeVisible();
  await mika.setViewportSize(phone);
  await expect(mika.getByRole('heading', { name: 'AI Generated Drinks (1)' })).toBeVisible();
});

test('resets a completed order to new, and shows the details of a party', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Back again', { section: 'orders', shelf });
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name, status) values ('${barId}', 'negroni', 'Marta', 'done')`,
  );
  const ticket = mika.getByRole('article', { name: 'Negroni by Marta' });
  await ticket.getByRole('button', { name: 'Reset to New' }).click();
  await expect(ticket.getByRole('button', { name: 'Start Making' })).toBeVisible();

  await server.sql(
    `insert into parties (bar_id, name, share_code) values ('${barId}', 'Garden party', 'GARDEN')`,
  );
  await mika.goto(`/bartender/bar/${barId}/parties`);
  await mika.getByRole('link', { name: 'Garden party' }).click();
  await expect(mika.getByText('Party Details')).toBeVisible();
});

test('smart search: says that nothing fits, and tells the owner which limit is reached', async ({
  bartenderAt,
  server,
}) => {
  const { page: mika, barId } = await bartenderAt('Own guest', { shelf: 'full' });
  const settings = await openSettings(mika);
  await settings.getByRole('link', { name: /Guest view/ }).click();
  await mika.getByLabel('Your name').fill('Mika');
  await mika.getByRole('button', { name: 'Show me the menu' }).click();
  const ask = async (query: string) => {
    await mika.getByLabel('What do you feel like?').fill(query);
    await mika.keyboard.press('Enter');
  };
  await ask('what will the weather be');
  await expect(mika.getByText('No matching drinks found for your request')).toBeVisible();
  await expect(mika.getByText('Try describing your preferences differently')).toBeVisible();

  const account = `(select account_id from bars where id = '${barId}')`;
  await server.sql(`insert into credit_holds
    (account_id, bar_id, feature, amount_micros, state, engine, key, expires_at, closed_at)
    select account_id, id, 'smartSearch', 3000, 'settled', 'house', 'earlier ' || n, now(), now()
    from bars, generate_series(1, 10000) n where id = '${barId}'`);
  await ask('something sweet');
  const notice = mika.getByRole('alert');
  await expect(notice).toContainText("You've reached your monthly limit for AI search");
  await expect(notice.getByRole('link', { name: 'View usage & upgrade' })).toHaveAttribute(
    'href',
    `/bartender/bar/${barId}/usage`,
  );
  await server.sql(`delete from credit_holds where account_id = ${account};
    update credit_balances set balance_micros = 0 where account_id = ${account}`);
  await ask('something tropical');
  await expect(notice).toContainText('Natural language search requires credits');
});

// Puts scripts into every text that a person can write, and checks every screen that shows it.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call, createOrganization, pageLoaded } from './bartender-actions.ts';
import { test } from './fixtures.ts';

declare global {
  interface Window {
    attacked?: number;
  }
}

/**
 * Each would run, load or create an element if the text were treated as markup. At most 40
 * characters.
 */
const script = '<script>attacked=1</script>';
const image = '"><img src=x onerror=attacked=1 x-bait>';
const link = 'javascript:attacked=1//';
const attribute = `' onfocus='attacked=1' autofocus x-bait='`;
const closing = '</script></textarea><b x-bait>';
const all = [script, image, attribute, closing, link, '{{7*7}} %72'].join(' ');

/** Checks that nothing has run, and that the texts created no element, attribute or link. */
async function expectHarmless(page: Page, mustShow?: string): Promise<void> {
  if (mustShow) await expect(page.locator('body')).toContainText(mustShow);
  const found = await page.evaluate(() => {
    const addresses = [
      ...document.querySelectorAll('[href], [src], [action], [formaction]'),
    ].flatMap((each) =>
      ['href', 'src', 'action', 'formaction'].map((name) => each.getAttribute(name)),
    );
    return {
      attacked: window.attacked,
      baits: document.querySelectorAll('[x-bait], [onerror], [onfocus], [onload]').length,
      links: addresses.filter((address) => /^\s*javascript:/i.test(address ?? '')),
      scripts: [...document.scripts].filter((each) => /^attacked/.test(each.text)).length,
    };
  });
  expect(found).toEqual({ attacked: undefined, baits: 0, links: [], scripts: 0 });
}

test('shows scripts in texts of guests and bartenders as plain text on every screen', async ({
  bartenderAt,
  guest,
  server,
}) => {
  test.slow();
  const barName = `${image} bar`;
  const { page: mika, barId, code } = await bartenderAt(barName, { shelf: 'full' });
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

  // Texts of bartenders.
  await mika.request.post('/api/auth/update-user', { data: { name: `${image} M` } });
  await call(mika, 'bars.updateBar', {
    barId,
    description: all,
    tables: ['<b x-bait>', '\'"><i>'],
  });
  await call(mika, 'menu.updateDrinks', {
    barId,
    drinkIds: ['negroni'],
    change: { note: `${image}${script}`, isFeatured: true },
  });
  const texts = { name: `${image} syrup`, description: all, instructions: all };
  const { ingredientId } = await call(mika, 'ingredients.createIngredient', {
    barId,
    isAvailable: true,
    ingredient: {
      texts: { en: texts, sk: texts },
      category: 'syrups',
      strength: 0,
      sugar: null,
      allergens: null,
      color: null,
      kindOf: null,
      substitutes: [],
      parts: [],
    },
  });
  const drinkTexts = { ...texts, name: `${image} sour`, garnish: image };
  const { drinkId } = await call(mika, 'drinks.createDrink', {
    barId,
    drink: {
      texts: { en: drinkTexts, sk: drinkTexts },
      category: 'sours',
      method: 'shake',
      glass: 'coupe',
      ice: 'none',
      garnishes: [],
      rim: null,
      recipe: [
        { ingredientId: 'gin', amount: 60, unit: 'ML', isOptional: false },
        { ingredientId, amount: 30, unit: 'ML', isOptional: false },
      ],
      basedOn: null,
    },
  });
  const party = await call(mika, 'cocktailParties.createCocktailParty', {
    barId,
    name: `${image} party`,
    description: all,
  });

  // Texts of guests.
  const marta = await guest();
  await marta.goto(`/?bar=${code}&view=browse`);
  await expectHarmless(marta, barName);
  await marta.getByLabel('Your name').fill(image);
  await marta.getByRole('button', { name: 'Show me the menu' }).click();
  await marta.getByRole('dialog').waitFor({ state: 'detached' });
  const key = randomUUID();
  const asGuest = (name: string, data: object) =>
    marta.request.post(`/api/${name}`, { data, headers: { 'x-guest-key': key } });
  const round = await asGuest('orders.createRound', {
    barId,
    guestName: image,
    table: '<b x-bait>',
    lines: [
      { drinkId, quantity: 1, notes: all, forName: attribute.slice(0, 40) },
      { drinkId: 'negroni', quantity: 1, notes: closing, forName: script },
    ],
  });
  expect(round.status(), await round.text()).toBe(200);
  const { shareCode } = party;
  const response = { shareCode, guestName: image, preferences: `gin ${all}` };
  expect((await asGuest('cocktailParties.submitGuestResponse', response)).status()).toBe(200);

  // Screens of guests.
  const search = marta.getByRole('searchbox');
  for (const text of [script, image, 'sour']) {
    await search.fill(text);
    await expectHarmless(marta);
  }
  const own = marta.getByRole('article').filter({ hasText: `${image} sour` });
  await own.getByRole('button').first().click();
  await expectHarmless(marta, image);
  const placeOrder = marta.getByRole('button', { name: 'Place order' });
  await marta.getByLabel('Special requests').fill(all);
  await placeOrder.click();
  await marta.locator('button[aria-live="polite"]').click();
  await expectHarmless(marta, image);
  for (const address of [
    `/?bar=${encodeURIComponent(image)}`,
    `/?bar=${code}&view=browse&q=${encodeURIComponent(all)}`,
    `/?bar=${code}&table=${encodeURIComponent('<b x-bait>')}`,
    `/?bar=${code}&drink=${encodeURIComponent(image)}`,
    `/${encodeURIComponent(script)}`,
    `/party/${shareCode}`,
    `/party/${encodeURIComponent(image)}`,
    `/bartender/signin?next=${encodeURIComponent(link)}`,
    `/bartender/signup?next=${encodeURIComponent(`//evil.example/${image}`)}`,
    `/bartender/reset?token=${encodeURIComponent(image)}`,
    `/bartender/invitation/${encodeURIComponent(image)}`,
    `/test-checkout/${encodeURIComponent(image)}`,
  ]) {
    await marta.goto(address);
    await marta.locator('body :visible').first().waitFor();
    await expectHarmless(marta);
  }

  // Screens of bartenders.
  await mika.goto(`/bartender/bar/${barId}/orders`);
  await expectHarmless(mika, image);
  const [{ id: orderId } = { id: '' }] = await server.sql(
    `select id from orders where bar_id = '${barId}' and drink_id = 'negroni'`,
  );
  const words = { reason: 'other', words: image };
  await call(mika, 'orders.declineOrders', { barId, orderIds: [orderId], ...words });
  for (const section of [
    'inventory',
    `inventory/${ingredientId}`,
    'drinks',
    `drinks/${drinkId}`,
    'parties',
    `parties/${party.partyId}`,
    'share',
    'usage',
    'orders',
  ]) {
    await mika.goto(`/bartender/bar/${barId}/${section}`);
    await pageLoaded(mika);
    await expectHarmless(mika, section === 'usage' ? undefined : 'bar');
  }
  await mika.goto('/bartender/account');
  await pageLoaded(mika);
  await expectHarmless(mika);
  await mika.goto('/bartender');
  await pageLoaded(mika);
  await createOrganization(mika, `${image} house`);
  await expectHarmless(mika, `${image} house`);

  // Bars, tables and guests that were inserted directly into the database.
  await server.sql(`update bars set name = ${quoted(all.slice(0, 80))} where id = '${barId}'`);
  await marta.goto(`/?bar=${code}&view=browse`);
  await expectHarmless(marta, all.slice(0, 40));
  for (const address of ['/docs/api', '/docs/api.json']) {
    await marta.goto(address);
    await expectHarmless(marta);
  }
});

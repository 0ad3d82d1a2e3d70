import { expect } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { stock } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';

const shelf = ['gin', 'lime-juice', 'simple-syrup', 'soda-water', 'mint', 'campari'];

test(
  'creates a drink, adds it to the menu that a guest has open, takes the order, and deletes the drink',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt, server }) => {
    // Animated sheets keep presses at one place apart. Two within 0.4 s would count as a double
    // tap.
    const motion = { reducedMotion: 'no-preference' } as const;
    const { page: mika, barId, code } = await bartenderAt('Lab', { section: 'drinks', ...motion });
    const card = mika.getByRole('region', { name: 'AI Drink Generation' });
    const generate = card.getByRole('button', { name: 'Generate AI Drink' });
    await expect(card).toContainText('Currently have 0 ingredients available.');
    await expect(generate).toBeDisabled();

    await server.sql(stock(barId, shelf));
    await expect(card).toContainText(/\d+ drinks available • 0 AI-generated/);
    const marta = await guestAt(code);
    await generate.click();
    const dialog = mika.getByRole('dialog');
    await expect(dialog.locator('img[src^="data:image"]')).toBeVisible();
    // Closing takes one press. A paid draft stays among the last drafts.
    await mika.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('Last drafts: 1');
    await card.getByRole('button', { name: 'AI Drink Generation' }).click();
    await card.getByRole('button', { name: /^Open the draft/ }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText('0 AI-generated');
    await expect(card.getByRole('button', { name: /^Open the draft/ })).toHaveCount(0);

    await generate.click();
    const name = await dialog.getByRole('heading', { level: 2 }).innerText();
    await expect(marta.getByRole('heading', { name })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Add to Menu' }).click();
    await expect(dialog).toContainText('Added to your menu!');
    await dialog.getByRole('button', { name: 'Got it!' }).click();
    await expect(card).toContainText('1 AI-generated');
    await expect(marta.getByText(name)).toBeVisible();
    await marta.getByRole('button', { name: `Order ${name}` }).click();
    await expect(marta.getByRole('dialog')).toContainText(name);

    await mika.getByRole('button', { name: `View Recipe: ${name}` }).click();
    await dialog.getByRole('button', { name: 'Delete from menu' }).click();
    await mika
      .getByRole('dialog', { name: /^Delete / })
      .getByRole('button', { name: 'Delete from menu' })
      .click();
    await expect(card).toContainText('0 AI-generated');
  },
);

test('steers a drink by a wish, varies it, and opens a closed draft again', async ({
  bartenderAt,
}) => {
  const motion = { reducedMotion: 'no-preference' } as const;
  const more = ['white-rum', 'honey-syrup', 'tonic-water', 'lemon-juice'];
  const { page: mika } = await bartenderAt('Lab', {
    section: 'drinks',
    shelf: [...shelf, ...more],
    ...motion,
  });
  const card = mika.getByRole('region', { name: 'AI Drink Generation' });
  const dialog = mika.getByRole('dialog');
  await expect(card.getByLabel('Your wish')).toBeHidden();
  await card.getByRole('button', { name: 'AI Drink Generation' }).click();
  await expect(card.getByText("Drinks that you don't add stay here for a day")).toBeVisible();

  await card.getByLabel('Your wish').fill('something with the rum and pisco');
  await card.getByLabel('Your wish').press('Enter');
  await expect(dialog).toContainText('White rum');
  await expect(dialog).toContainText('There is no pisco on your shelf');
  await expect(dialog).toContainText(/15\s?%/);
  const first = await dialog.getByRole('heading', { level: 2 }).innerText();
  await dialog.getByRole('button', { name: 'Variation' }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveText(first);
  await expect(dialog).toContainText('White rum');
  const varied = await dialog.getByRole('heading', { level: 2 }).innerText();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await mika.getByRole('button', { name: 'Undo' }).click();

  // The first draft was replaced, never closed. It is still listed and opens free of charge.
  const drafts = card.getByRole('button', { name: /^Open the draft/ });
  await expect(drafts).toHaveText([varied, first]);
  await expect(card.getByRole('status')).toContainText('Last drafts: 2');
  await drafts.last().click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(first);
  expect(await violationsOf(mika)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to Menu' }).click();
  await expect(dialog).toContainText('Added to your menu!');
  const strength = await dialog
    .getByText(/\d+\s?%/)
    .first()
    .innerText();
  await dialog.getByRole('button', { name: 'Got it!' }).click();
  await expect(drafts).toHaveText([varied]);
  await mika.getByRole('button', { name: `View Recipe: ${first}` }).click();
  await expect(dialog).toContainText(strength);
  await dialog.getByRole('button', { name: 'Close Recipe' }).click();
  await expect(dialog).toBeHidden();

  await card.getByLabel('Your wish').fill('no alcohol');
  await card.getByRole('button', { name: 'Generate AI Drink' }).click();
  await expect(mika.getByRole('alert')).toContainText(
    'Your shelf allows nothing new for this wish.',
  );
});

test('shows recommendations with the drinks they add, and adds one', async ({ bartenderAt }) => {
  const { page: mika, barId } = await bartenderAt('Lab', { shelf });
  const card = mika.getByRole('region', { name: 'Smart Recommendations' });
  await card.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(card).toContainText('You can make');
  const first = card.getByRole('listitem').first();
  await expect(first).toContainText('High impact');
  await expect(first).toContainText(/\+\d+ new drinks: .+, .+, .+, \+\d+ more/);
  expect(await violationsOf(mika)).toEqual([]);
  await first.getByRole('button', { name: /^Put on the shelf/ }).click();
  await expect(first).toContainText('On the shelf');
  await expect(mika.getByText(/^7 of \d+ ingredients available$/)).toBeVisible();

  const fail = (name: string, code: string, status: number) =>
    mika.route(`**/api/${name}`, (route) =>
      route.fulfill({ status, json: { code, message: '', data: {}, id: 'x' } }),
    );
  const recommendations = 'ingredientRecommendations.getIngredientRecommendations';
  await fail(recommendations, 'INSUFFICIENT_CREDITS', 402);
  await card.getByRole('button', { name: 'Refresh' }).click();
  await expect(card.getByRole('alert')).toContainText('Error getting recommendations');
  await expect(card.getByRole('alert')).toContainText('Insufficient credits');
  await expect(card.getByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    `/bartender/bar/${barId}/usage`,
  );
  await fail(recommendations, 'USAGE_LIMIT', 429);
  await card.getByRole('button', { name: 'Refresh' }).click();
  await expect(card.getByRole('alert')).toContainText(
    "You've reached your monthly limit for Ingredient Recommendations.",
  );
  await expect(card.getByRole('link', { name: 'View usage & upgrade' })).toHaveAttribute(
    'href',
    `/bartender/bar/${barId}/usage`,
  );
});

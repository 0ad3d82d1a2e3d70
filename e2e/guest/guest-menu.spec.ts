import { expect } from '@playwright/test';
import { journey, test } from '#e2e/fixtures.ts';

test('shows the menu at once, and asks for the name above it', async ({ guest, makeBar }) => {
  const code = await makeBar('Zlatá líška');
  const page = await guest();
  await page.goto(`/?bar=${code}`);
  await expect(page.getByRole('article').first()).toBeAttached();
  const dialog = page.getByRole('dialog', { name: 'What should we call you?' });
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await dialog.getByLabel('Your name').fill(' M ');
  await expect(dialog.getByRole('button', { name: 'Enter at least 2 characters' })).toBeDisabled();
  await dialog.getByLabel('Your name').fill('…!');
  await expect(
    dialog.getByRole('button', { name: 'Use at least one letter, number or emoji' }),
  ).toBeDisabled();
  await dialog.getByLabel('Your name').fill('Marta\u202e');
  await dialog.getByRole('button', { name: 'Show me the menu' }).click();
  await expect(page.getByText('Hi, Marta')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Hi, Marta')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave Bar' }).click();
  await expect(page.getByLabel('Bar code')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('guestName'))).toBeNull();
  // Leaving takes one tap, and Undo another.
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByText('Hi, Marta')).toBeVisible();
});

test(
  'searches, filters, scrolls to the end, and opens the shared link',
  journey,
  async ({ guestAt, guest, makeBar }) => {
    const page = await guestAt(await makeBar('Filtered'));
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();

    await page.getByRole('searchbox').fill('moonlight soup');
    await expect(page.getByText('No drinks found matching your search')).toBeVisible();
    // Phones add a space after an autocompleted word.
    await page.getByRole('searchbox').fill('negroni ');
    await expect(cards.filter({ hasText: 'Negroni Sbagliato' })).toBeVisible();
    await expect(page).toHaveURL(/q=negroni$/);
    await expect(page.getByRole('searchbox')).toHaveValue('negroni ');

    await page.getByRole('button', { name: /^Short & strong/ }).click();
    await expect(cards.filter({ hasText: 'Negroni Sbagliato' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('Find an ingredient').fill('campari');
    await filters.getByLabel('Campari').check();
    await filters.getByRole('button', { name: /^Show \d+ drinks?$/ }).click();
    await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await expect(cards.getByRole('heading', { name: 'Negroni', exact: true })).toBeVisible();
    await expect(page.getByText('Clear the search and the filters to see the rest.')).toBeVisible();

    const friend = await guest();
    await friend.goto(page.url());
    await expect(friend.getByRole('article').first()).toBeAttached();
    await expect(friend.getByRole('searchbox', { includeHidden: true })).toHaveValue('negroni');
    await expect(friend.getByRole('article')).toHaveCount(await cards.count());
  },
);

test('suggests the nearest drink when a search finds none, in both languages', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Nearly'));
  const search = page.getByRole('searchbox');
  await search.fill('nagrony');
  await page.getByRole('button', { name: 'Did you mean Negroni?' }).click();
  await expect(search).toHaveValue('Negroni');
  await expect(page.getByRole('article').first()).toContainText('Negroni');
  await search.fill('xqzzzv');
  await expect(page.getByRole('button', { name: 'Show all drinks' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Did you mean/ })).toHaveCount(0);
  await search.fill('mohyto');
  await expect(page.getByRole('button', { name: 'Did you mean Mojito?' })).toBeVisible();
  await page.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('button', { name: 'Mysleli ste Mojito?' })).toBeVisible();
});

test('shows every drink once, however fast a slow phone scrolls', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Endless'));
  // Rendering all pictures would take most of the time.
  await page.route('**/pictures/*/*.svg', (route) => route.abort());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const label = await page.getByRole('searchbox').getAttribute('placeholder');
  const count = Number(/\d+/.exec(label ?? '')?.[0]);
  expect(count).toBeGreaterThan(200);
  const cards = page.getByRole('article');
  const flickDown = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return document.querySelectorAll('article').length;
    });
  await expect.poll(flickDown, { intervals: [50], timeout: 100_000 }).toBe(count);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByText("That's all the drinks we have!")).toBeVisible();
  const names = await cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(count);
});

test('loads more by a button if the browser reports no intersection', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('By hand'));
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.reload();
  const cards = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Show more' });
  for (const count of [20, 30]) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(count);
    await expect(cards.nth(count - 11).getByRole('button')).toBeFocused();
  }
});

test(
  'removes drinks from an open menu when a bottle runs out',
  journey,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Running dry');
    const page = await guestAt(code);
    await page.getByRole('searchbox').fill('campari negroni');
    const negroni = page.getByRole('heading', { name: 'Negroni', exact: true });
    await expect(negroni).toBeVisible();
    await server.sql(
      `update inventory set is_available = false where ingredient_id = 'campari' and bar_id = (select id from bars where code = '${code}')`,
    );
    await expect(negroni).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  },
);

test('opens a drink above the menu, and Back returns to the same place', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Detailed'));
  const card = page.getByRole('article').nth(9).getByRole('button');
  await card.hover();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  // A second call of `click` would scroll first.
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Ingredients' })).toContainText('oz');
  await dialog.getByRole('button', { name: 'How to Make' }).click();
  const recipe = page.getByRole('dialog', { name: 'How to Make' });
  await expect(recipe.getByRole('heading', { name: 'How to Make' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'How to Make' })).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(card).toBeFocused();
});

test('shows a placeholder for a picture that fails to load', async ({ guest, makeBar }) => {
  const page = await guest({ viewport: { width: 390, height: 2_000 } });
  await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
  await page.route('**/pictures/*/*.svg', (route) => route.abort());
  // It fails before hydration, when no handler is attached yet.
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const menu = `/?bar=${await makeBar('No pictures')}&view=browse`;
  await page.goto(menu, { waitUntil: 'domcontentloaded' });
  const fifth = page.getByRole('article').nth(4).locator('img');
  await expect.poll(() => fifth.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  held.resolve();
  await expect(fifth).toHaveAttribute('src', '/pictures/none.svg');
  await page.getByRole('searchbox').fill('mojito');
  const picture = page.getByRole('article').filter({ hasText: 'Mojito' }).first().locator('img');
  await expect(picture).toHaveAttribute('src', '/pictures/none.svg');
  await expect(picture).toHaveAttribute('alt', 'No image');

  // If the placeholder fails too, an inline one is shown. The pictures load after a reconnect.
  const other = await guest({ viewport: { width: 390, height: 2_000 } });
  await other.addInitScript(() => localStorage.setItem('guestName', 'Eva'));
  await other.route('**/pictures/**', (route) => route.abort());
  await other.goto(menu);
  const lost = other.getByRole('article').nth(4).locator('img');
  await expect(lost).toHaveAttribute('alt', 'No image');
  await expect(lost).toHaveAttribute('src', /^data:/);
  await other.unroute('**/pictures/**');
  await other.context().setOffline(true);
  await other.context().setOffline(false);
  await expect(lost).toHaveAttribute('src', /^\/pictures\/.+\.svg$/);
  await expect(lost).toHaveAttribute('alt', '');
});

test('animates nothing with reduced motion', async ({ guest, makeBar }) => {
  // Reduced motion is the default of all tests.
  const page = await guest();
  await page.route('**/api/naturalLanguageSearch.*', () => {});
  await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
  await page.goto(`/?bar=${await makeBar('Calm')}&ask=sweet`);
  await expect(page.getByRole('status').locator('.animate-pulse')).toHaveCSS(
    'animation-iteration-count',
    '1',
  );
});

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { password } from './bartender-actions.ts';
import { test } from './fixtures.ts';
import { expectFocus, press, tabTo, type, walk } from './keyboard-actions.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const sections = (page: Page) => page.getByRole('complementary').getByRole('navigation');
const ordered = (barId: string, drink: string, guestName: string) =>
  `with placed as (
    insert into orders (bar_id, drink_id, guest_name) values ('${barId}', '${drink}', '${guestName}') returning id
  ) insert into order_events (order_id, status) select id, 'new' from placed`;
const desktop = { viewport: { width: 1440, height: 900 } };

test('signs in, creates a bar, fills its shelf, writes a drink, shares the bar and opens it', async ({
  guest,
}) => {
  const page = await guest(desktop);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/bartender/signup');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Mika');
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await type(page, page.getByLabel('Repeat password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Bar name')).toBeFocused();
  await press(page, page.getByLabel('User menu'), { back: true });
  await press(page, button(page, 'Sign out'));
  await expect(page).toHaveURL(/\/$/);
  await press(page, link(page, /Go to your dashboard/), { fromStart: true });
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('Bar name')).toBeFocused();
  await page.keyboard.type('By hand');
  await press(page, button(page, 'Create bar'));
  await expect(heading(page, 'Inventory Management')).toBeFocused();

  await press(page, button(page, /^First bar/));
  await expect(page.getByText(/You can make \d+ drinks now/)).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Find an ingredient' });
  await expect(box).toBeFocused();
  await page.keyboard.type('absin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Absinthe is on the shelf.')).toBeVisible();
  await press(page, page.getByRole('main').getByRole('button', { name: 'Undo' }));
  await expect(box).toBeFocused();
  await press(page, button(page, /^Spirits \d+ of \d+ available$/));
  const absinthe = page.getByRole('switch', { name: 'Absinthe' });
  await press(page, absinthe, { key: 'Space' });
  await expect(absinthe).toBeChecked();
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('switch', { name: 'Apple brandy' });
  await press(page, next);
  await expect(next).toBeChecked();
  await expect(next).toBeFocused();

  await press(page, button(page, 'Ready shelves and lists'), { back: true });
  await press(page, button(page, /^Paste a list/));
  await expect(page.getByLabel('What is on your shelf?')).toBeFocused();
  await page.keyboard.type('Campari, Aperol');
  await press(page, button(page, 'Read the list'));
  await expect(page.getByText('2 ingredients understood')).toBeVisible();
  await press(page, button(page, 'Change the list'));
  await expect(page.getByLabel('What is on your shelf?')).toBeFocused();
  await press(page, button(page, 'Read the list'));
  await press(page, button(page, /^Put \d on the shelf/));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page);

  await press(page, link(page, 'Drinks').first(), { back: true });
  await expect(heading(page, 'Drinks Menu')).toBeFocused();
  await press(page, link(page, 'New drink'));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Short straw');
  await walk(page, 12);
  await tabTo(page, page.getByLabel('Name', { exact: true }), { back: true, fromStart: true });
  await type(page, page.getByRole('combobox', { name: 'Add an ingredient' }), 'Campari');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Aperol');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Remove Aperol'));
  await expect(page.getByLabel('Amount: Campari')).toBeFocused();
  await press(page, button(page, 'Save drink'));
  await expect(page).toHaveURL(/\/drinks$/);
  await expect(heading(page, 'Drinks Menu')).toBeFocused();
  const recipe = button(page, 'View Recipe: Short straw');
  await press(page, recipe);
  await expect(page.getByRole('dialog', { name: 'Short straw' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recipe).toBeFocused();

  await press(page, sections(page).getByRole('link', { name: 'Share' }), { back: true });
  await expect(heading(page, 'Share Bar')).toBeFocused();
  await press(page, button(page, 'Copy Bar Code'));
  await expect(button(page, 'Copy Bar Code')).toBeFocused();

  const settings = button(page, 'Bar settings');
  await press(page, settings, { back: true });
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Tonight')).toBeFocused();
  await walk(page, 9);
  const open = page.getByRole('switch', { name: 'Open for orders' });
  await press(page, open, { key: 'Space', fromStart: true });
  await expect(open).not.toBeChecked();
  await press(page, open, { key: 'Space' });
  await expect(open).toBeChecked();
  await press(page, tab('Tonight'), { key: 'ArrowUp', fromStart: true });
  await expect(tab('AI')).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Smart AI Match for guests' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});

test('skips to the drinks as a guest, searches, filters, orders and takes an order back', async ({
  bartenderAt,
  guest,
}) => {
  const { page: mika, code } = await bartenderAt('Keys', { section: 'orders', shelf: 'full' });
  const page = await guest();
  await page.goto(`/?bar=${code}&view=browse`);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Marta');
  await press(page, button(page, 'Show me the menu'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cards = page.getByRole('article');
  await press(page, button(page, 'Skip to the drinks'));
  await tabTo(page, cards.first().getByRole('button'));
  // Goes through the list, including the drinks that load on the way.
  await tabTo(page, cards.nth(9).getByRole('button'));
  await tabTo(page, cards.nth(14).getByRole('button'));
  await tabTo(page, cards.nth(11).getByRole('button'), { back: true });

  await type(page, page.getByRole('searchbox'), 'gin', { back: true });
  await expect(page.getByRole('heading', { name: 'Gin & Tonic', exact: true })).toBeVisible();
  await press(page, button(page, /^Highballs/));
  await expect(button(page, /^Highballs/)).toHaveAttribute('aria-pressed', 'true');
  const filters = button(page, /^Filters/);
  await press(page, filters, { back: true });
  await expect(button(page, 'Alcohol')).toBeFocused();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await walk(page, 16);
  await type(page, page.getByLabel('Find an ingredient'), 'tonic', { back: true });
  await press(page, page.getByRole('checkbox', { name: /^Tonic water/ }), { key: 'Space' });
  await press(page, button(page, /^Show \d+ drinks?$/));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filters).toBeFocused();
  await expect(filters).toHaveAccessibleName('Filters, 1 active');

  const card = button(page, 'Order Gin & Tonic');
  await press(page, card);
  const sheet = page.getByRole('dialog', { name: 'Gin & Tonic' });
  const place = sheet.getByRole('button', { name: 'Place order' });
  await press(page, sheet.getByRole('button', { name: 'How to Make' }));
  await expect(page.getByRole('dialog', { name: 'How to Make' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('button', { name: 'How to Make' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, sheet.getByRole('button', { name: /friend|someone|else/i }));
  await page.keyboard.type('Jana');
  await page.keyboard.press('Enter');
  await press(page, place);
  await expect(sheet).toHaveCount(0);
  // After the search, the menu starts from the top.
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expectFocus(page);
  await expect(mika.getByText('1 total order')).toBeVisible();

  // The order status is at the lower edge and covers no focused element.
  await press(page, button(page, 'All'));
  await type(page, page.getByRole('searchbox'), 'rum', { back: true });
  await press(page, filters);
  await press(page, button(page, 'Clear all'), { back: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Rum Punch' })).toBeVisible();
  await tabTo(page, cards.first().getByRole('button'));
  await walk(page, 12);
  const pill = page.locator('button[aria-live="polite"]');
  await press(page, pill);
  const tonight = page.getByRole('dialog', { name: 'Your orders tonight' });
  const takeBack = tonight.getByRole('button', { name: /^Cancel the order: / });
  await press(page, takeBack);
  await press(page, tonight.getByRole('button', { name: 'Keep it' }));
  await expect(takeBack).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pill).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, takeBack);
  await press(page, tonight.getByRole('button', { name: 'Yes, cancel' }));
  await expect(tonight.getByText(/order cancelled/)).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(tonight).toHaveCount(0);
  await expectFocus(page);
  await expect(mika.getByText('No Orders Yet')).toBeVisible();
});

test('starts, completes and declines orders as a bartender, undoes, pauses and resumes', async ({
  bartenderAt,
  server,
}) => {
  const { page, barId } = await bartenderAt('Night shift', { section: 'orders', shelf: 'full' });
  await server.sql(ordered(barId, 'negroni', 'Marta'));
  await server.sql(ordered(barId, 'mojito', 'Ivan'));
  await server.sql(ordered(barId, 'daiquiri', 'Jana'));
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Daiquiri by Jana')).toBeVisible();
  await press(page, button(page, 'Skip to the content'), { fromStart: true });
  await press(page, card('Negroni by Marta').getByRole('button', { name: 'Start Making' }));
  await expect(card('Negroni by Marta').getByText('Mark Complete')).toBeVisible();
  await press(page, card('Negroni by Marta').getByRole('button', { name: /^Mark Complete/ }));
  await expect(page.getByText('Negroni for Marta marked complete')).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('z');
  await expect(card('Negroni by Marta').getByText('Mark Complete')).toBeVisible();
  await press(page, card('Mojito by Ivan').getByRole('button', { name: 'Decline' }));
  const why = page.getByRole('dialog', { name: 'Decline Mojito by Ivan?' });
  await expect(why.getByRole('button', { name: 'Out of…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card('Mojito by Ivan').getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, why.getByRole('button', { name: 'In your own words' }));
  await expect(why.getByLabel('What the guest reads')).toBeFocused();
  await page.keyboard.type('Sorry, no more limes');
  await press(page, why.getByRole('button', { name: 'Decline', exact: true }));
  await expect(why).toHaveCount(0);
  await expect(card('Mojito by Ivan')).toHaveCount(0);
  await expectFocus(page);
  await press(page, page.getByRole('status').getByRole('button', { name: /^Undo/ }));
  await expect(card('Mojito by Ivan')).toBeVisible();
  await expectFocus(page);

  await press(page, page.getByRole('button', { name: /^More: / }), { back: true });
  await press(page, page.getByRole('button', { name: 'Station: all' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: /^All drinks/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Station: all' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The menu that opened it has closed.
  await expectFocus(page);

  const open = page.getByRole('button', { name: /^Open: / });
  await press(page, open, { back: true });
  await expect(page.getByRole('button', { name: '10 min' })).toBeFocused();
  await page.keyboard.press('Enter');
  const paused = page.getByRole('button', { name: /^Paused until/ });
  await expect(paused).toBeFocused();
  await press(page, button(page, 'Resume'));
  await expect(open).toBeVisible();
  await expectFocus(page);
});

test('finds cancelled orders and brings them back', async ({ bartenderAt, server }) => {
  const { page, barId } = await bartenderAt('Second chance', { section: 'orders', shelf: 'full' });
  await server.sql(ordered(barId, 'negroni', 'Marta'));
  await server.sql(ordered(barId, 'mojito', 'Marta'));
  const card = (name: string) => page.getByRole('article', { name });
  await press(page, card('Negroni by Marta').getByRole('button', { name: 'Decline' }), {
    fromStart: true,
  });
  await press(page, page.getByRole('button', { name: 'Last call' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }));
  await expect(card('Negroni by Marta')).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Cancelled tonight' });
  await press(page, opener);
  const bringBack = page.getByRole('button', { name: 'Bring back Negroni for Marta' });
  await expect(bringBack).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was cancelled tonight.')).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(card('Negroni by Marta')).toBeVisible();
});

test('plans a party, manages members and account, chooses language and theme, and signs out', async ({
  bartenderAt,
}) => {
  const { page } = await bartenderAt('Homework', { section: 'parties' });
  await press(page, button(page, 'New party').first(), { fromStart: true });
  await expect(page.getByLabel('Party name')).toBeFocused();
  await page.keyboard.type('Silvester');
  await press(page, button(page, 'Create party'));
  await press(page, page.getByRole('link', { name: 'Open party' }));
  await expect(heading(page, 'Silvester')).toBeVisible();
  await expectFocus(page);
  await press(page, button(page, 'Deactivate'));
  await expect(page.getByText('Inactive')).toBeVisible();
  await press(page, button(page, 'Activate'));
  await expect(button(page, 'Deactivate')).toBeFocused();

  const menu = page.getByLabel(/^Working for/).and(page.locator('summary'));
  await press(page, menu, { back: true });
  await press(page, page.getByText('New organization'));
  await type(page, page.getByLabel('Name of the organization'), 'Zlatá líška');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Members of Zlatá líška')).toBeFocused();
  await type(page, page.getByLabel('Email'), 'ivan@example.com');
  await press(page, button(page, 'Invite'));
  const withdraw = button(page, 'Withdraw the invitation for ivan@example.com');
  await press(page, withdraw);
  await expect(button(page, 'Cancel')).toBeFocused();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  await expect(withdraw).toHaveCount(0);
  await expectFocus(page);

  await press(page, page.getByLabel('User menu'), { back: true });
  await press(page, button(page, 'Your account'));
  await expect(heading(page, 'Your account')).toBeFocused();
  const language = page.getByRole('button', { name: /^(Language|Jazyk):/ });
  await press(page, language, { back: true });
  await expect(page.getByRole('heading', { name: 'Váš účet' })).toBeVisible();
  await expect(language).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your account')).toBeVisible();
  await press(page, button(page, 'Light theme'));
  await expect(button(page, 'Dark theme')).toBeFocused();
  await press(page, page.getByLabel('User menu'));
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('User menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Sign out'));
  await expect(page).toHaveURL(/\/$/);
});

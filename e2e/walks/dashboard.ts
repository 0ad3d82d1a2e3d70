// A bartender's day: the first run, every section of a bar, empty and full, and the account.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  call,
  createOrganization,
  emailOf,
  invite,
  openSettings,
  pageLoaded,
  password,
} from '#e2e/bartender-actions.ts';
import { longBarName, longGuestName, type Walk } from './walk.ts';

const homeShelf = ['gin', 'campari', 'sweet-vermouth', 'vodka', 'white-rum', 'lime-juice', 'mint'];

const goTo = async (page: Page, address: string) => {
  await page.goto(address);
  await pageLoaded(page);
};

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const firstRunWalk: Walk = async function* ({ bartender, bartenderAt }) {
  const newcomer = await bartender();
  yield { name: 'first-run', page: newcomer };
  const { page, barId } = await bartenderAt('The Brass Fox');
  yield { name: 'inventory-empty', page };
  for (const section of ['drinks', 'orders', 'parties'] as const) {
    await goTo(page, `/bartender/bar/${barId}/${section}`);
    yield { name: `${section}-empty`, page };
  }
};

export const shelfWalk: Walk = async function* ({ bartenderAt }) {
  const { page, barId } = await bartenderAt('The Brass Fox', { shelf: homeShelf });
  const spirits = page.getByRole('button', { name: 'Spirits', expanded: false });
  await spirits.waitFor();
  yield { name: 'inventory', page };
  await spirits.click();
  yield { name: 'inventory-open', page };
  const search = page.getByRole('main').getByRole('combobox').first();
  await search.fill('rum');
  yield { name: 'inventory-search', page };
  await search.fill('');
  await page.getByRole('button', { name: 'Mine only' }).click();
  yield { name: 'inventory-mine', page };
  await page.getByRole('button', { name: 'List', exact: true }).click();
  yield { name: 'inventory-list', page };
  await page.getByRole('button', { name: 'Bottles', exact: true }).click();
  await goTo(page, `/bartender/bar/${barId}/inventory/new`);
  yield { name: 'own-ingredient', page };
};

export const barWalk: Walk = async function* ({ bartenderAt }) {
  const { page, barId } = await bartenderAt('The Brass Fox', { shelf: 'full' });
  const section = (name: string) => goTo(page, `/bartender/bar/${barId}/${name}`);
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('switch').first().waitFor();
  yield { name: 'inventory-full', page };
  await call(page, 'menu.updateDrinks', {
    barId,
    drinkIds: ['negroni', 'espresso-martini'],
    change: { isFeatured: true, price: 950 },
  });
  await section('drinks');
  const recipe = page.getByRole('button', { name: /^View Recipe/ });
  await recipe.first().waitFor();
  yield { name: 'drinks', page };
  await recipe.first().click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'recipe', page };
  await section('drinks/new');
  yield { name: 'own-drink', page };

  await section('share');
  yield { name: 'share', page };
  await openSettings(page);
  yield { name: 'settings', page };
  for (const part of ['Bar', 'Guests and limits', 'AI']) {
    await page.getByRole('tab', { name: part, exact: true }).click();
    yield { name: `settings-${part.toLowerCase().replaceAll(' ', '-')}`, page };
  }
  await closeDialog(page);
  await section('usage');
  yield { name: 'usage', page };
};

export const boardWalk: Walk = async function* ({ bartenderAt, server }) {
  const { page, barId } = await bartenderAt(longBarName, { section: 'orders', shelf: 'full' });
  const order = async (guestName: string, lines: object[], table = '') => {
    const headers = { 'x-guest-key': randomUUID(), 'idempotency-key': randomUUID() };
    const data = { barId, guestName, lines, ...(table && { table }) };
    const answer = await page.request.post('/api/orders.createRound', { data, headers });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const drinks = ['negroni', 'mojito', 'espresso-martini', 'daiquiri', 'mai-tai', 'margarita'];
  const names = ['Marta', 'Peter', 'Jana', longGuestName, 'Oto', 'Zuzana'];
  for (let number = 0; number < 24; number++) {
    const line = { drinkId: drinks[number % 6], quantity: 1 + (number % 7 === 3 ? 2 : 0) };
    const notes = number % 5 === 2 ? { notes: 'No egg, please: I am allergic to it.' } : {};
    const second = number % 4 === 1 ? [{ drinkId: 'negroni', quantity: 1 }] : [];
    const table = number % 3 === 0 ? String(1 + (number % 9)) : '';
    await order(names[number % 6] ?? '', [{ ...line, ...notes }, ...second], table);
  }
  const ids = await server.sql(
    `select id from orders where bar_id = '${barId}' order by created_at, id limit 12`,
  );
  const orderIds = ids.map(({ id }) => String(id));
  const move = (some: string[], status: string) =>
    call(page, 'orders.moveOrders', { barId, orderIds: some, status });
  await move(orderIds, 'processing');
  await move(orderIds.slice(0, 7), 'done');
  await server.sql(
    `update orders set created_at = created_at - interval '7 minutes' where id = '${orderIds[8]}'`,
  );
  await page.reload();
  await page.getByRole('article').first().waitFor();
  yield { name: 'board', page };
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  yield { name: 'board-ticket-menu', page };
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  yield { name: 'board-keys', page };
  await closeDialog(page);
  await call(page, 'bars.pauseOrders', { barId, minutes: 20 });
  await page.getByRole('button', { name: /^Paused/ }).waitFor();
  yield { name: 'board-paused', page };
  await call(page, 'bars.resumeOrders', { barId });
  await page.context().setOffline(true);
  await page.getByText('Offline').first().waitFor();
  yield { name: 'board-offline', page };
  await page.context().setOffline(false);
};

export const partiesWalk: Walk = async function* ({ bartenderAt, guest }) {
  const { page, barId } = await bartenderAt('The Brass Fox', { shelf: 'full' });
  const { partyId, shareCode } = await call(page, 'cocktailParties.createCocktailParty', {
    barId,
    name: "New Year's Eve on the terrace",
    description: 'Bring a scarf.\nFireworks at midnight.',
  });
  const invited = await guest();
  await invited.goto(`/party/${shareCode}`);
  await invited.getByRole('textbox').first().waitFor();
  yield { name: 'invitation', page: invited };
  await invited.getByLabel('Your preferences').fill('Something with gin, not too sweet');
  await invited.getByRole('button', { name: /Submit/ }).click();
  await invited.getByRole('heading', { name: 'Thank You!' }).waitFor();
  yield { name: 'invitation-answered', page: invited };
  await page.request.post('/api/cocktailParties.submitGuestResponse', {
    data: { shareCode, preferences: 'No alcohol for me, I drive', guestName: 'Peter' },
  });
  await goTo(page, `/bartender/bar/${barId}/parties`);
  yield { name: 'parties', page };
  await page.getByRole('button', { name: 'New party' }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'party-new', page };
  await page.getByLabel('Party name').fill('Epiphany');
  await page.getByRole('button', { name: 'Create party' }).click();
  await page.getByRole('link', { name: 'Open party' }).waitFor();
  yield { name: 'party-created', page };
  await goTo(page, `/bartender/bar/${barId}/parties/${partyId}`);
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await page.getByRole('region', { name: 'Analysis Results' }).waitFor();
  yield { name: 'party', page };
};

export const accountWalk: Walk = async function* ({ bartender, guest }) {
  const page = await bartender();
  const email = await emailOf(page);
  await page.goto('/bartender/account');
  await page.getByText('This device').waitFor();
  yield { name: 'account', page };
  const other = await guest();
  await other.request.post('/api/auth/sign-in/email', { data: { email, password } });
  await page.reload();
  await page.getByRole('button', { name: /^End: / }).waitFor();
  yield { name: 'account-devices', page };
  await page.goto('/bartender/confirm?token=over');
  await page.getByRole('alert').waitFor();
  yield { name: 'confirm-refused', page };
  await page.goto('/bartender');
  await page.getByText('Welcome to your Bartender Dashboard').waitFor();
  await createOrganization(page, 'Fox & Sons');
  await invite(page, 'peter@example.com');
  yield { name: 'members', page };
};

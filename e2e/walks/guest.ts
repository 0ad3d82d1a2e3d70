// A guest's evening: the menu, a drink, a round, and the progress of orders.
import { call } from '#e2e/bartender-actions.ts';
import {
  addToRound,
  openDrink,
  openRound,
  openTonight,
  order,
  orderPill,
} from '#e2e/guest-actions.ts';
import { longBarName, longGuestName, phone, type Walk } from './walk.ts';

export const menuWalk: Walk = async function* ({ bartenderAt, guest, guestAt }) {
  const { page: owner, barId, code } = await bartenderAt('The Brass Fox', { shelf: 'full' });
  const update = (drinkIds: string[], change: object) =>
    call(owner, 'menu.updateDrinks', { barId, drinkIds, change });
  const featured = ['negroni', 'espresso-martini', 'virgin-mojito'];
  await update(featured, { isFeatured: true, price: 950 });
  await update(['negroni'], { note: 'with smoked salt' });
  await update(['mojito'], { soldOut: 'back' });

  const arriving = await guest(phone);
  await arriving.goto(`/?bar=${code}`);
  await arriving.getByLabel('Your name').waitFor();
  yield { name: 'name', page: arriving };

  const page = await guestAt(code, 'Marta', phone);
  yield { name: 'menu', page };
  await page.evaluate(() => scrollTo(0, 2200));
  yield { name: 'menu-scrolled', page };
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'filters', page };
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('xqzzzv');
  await page.getByText('No drinks found').waitFor();
  yield { name: 'nothing-found', page };
  await page.getByRole('searchbox').fill('nagrony');
  await page.getByRole('button', { name: 'Did you mean Negroni?' }).waitFor();
  yield { name: 'did-you-mean', page };

  await openDrink(page, 'Negroni');
  yield { name: 'drink', page };
  await page.getByRole('button', { name: /How to Make/ }).click();
  await page.getByRole('dialog', { name: /How to Make/ }).waitFor();
  yield { name: 'how-to-make', page };
  await page.goto(`/?bar=${code}&view=browse`);
  await openDrink(page, 'Virgin Mojito');
  yield { name: 'drink-without-alcohol', page };

  await page.goto(`/?bar=${code}`);
  await page.getByLabel('What do you feel like?').waitFor();
  yield { name: 'smart', page };
  await page.getByLabel('What do you feel like?').fill('something bitter and strong, no gin');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to all drinks' }).waitFor();
  yield { name: 'smart-results', page };
  await page.route('**/api/naturalLanguageSearch.*', (route) =>
    route.fulfill({ status: 429, json: { code: 'TOO_MANY', data: null } }),
  );
  await page.getByLabel('What do you feel like?').fill('once more');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ask again' }).waitFor();
  yield { name: 'smart-rests', page };
};

export const ordersWalk: Walk = async function* ({ bartenderAt, guestAt, server }) {
  const { page: owner, barId, code } = await bartenderAt(longBarName, { shelf: 'full' });
  const page = await guestAt(code, longGuestName, phone);
  const orderIds = async (status: string) => {
    const rows = await server.sql(
      `select id from orders where bar_id = '${barId}' and status = '${status}'`,
    );
    return rows.map(({ id }) => String(id));
  };
  const move = async (from: string, status: string) =>
    call(owner, 'orders.moveOrders', { barId, orderIds: await orderIds(from), status });

  yield { name: 'long-names', page };
  await addToRound(page, 'Mojito');
  await addToRound(page, 'Espresso Martini');
  yield { name: 'round-bar', page };
  const round = await openRound(page);
  yield { name: 'round', page };
  await page.keyboard.press('Escape');
  await round.waitFor({ state: 'detached' });
  await page.goto(`/?bar=${code}&view=browse`);
  await order(page, 'Negroni');
  await orderPill(page).getByText('is ordered').waitFor();
  yield { name: 'ordered', page };
  await move('new', 'processing');
  await orderPill(page).getByText('is being made').waitFor();
  yield { name: 'being-made', page };
  await move('processing', 'done');
  await orderPill(page).getByText('is ready').waitFor();
  yield { name: 'ready', page };
  await order(page, 'Mai Tai');
  await call(owner, 'orders.declineOrders', {
    barId,
    orderIds: await orderIds('new'),
    reason: 'other',
    words: 'The last mint went into a Julep.',
  });
  await order(page, 'Daiquiri');
  await openTonight(page);
  yield { name: 'tonight', page };

  await call(owner, 'bars.pauseOrders', { barId, minutes: 20 });
  await page.goto(`/?bar=${code}&view=browse`);
  yield { name: 'paused', page };
  await server.sql(`update bars set is_open = false where id = '${barId}'`);
  await page.getByText('Bar Currently Closed').waitFor();
  yield { name: 'closed-with-orders', page };
  await server.sql(`delete from orders where bar_id = '${barId}'`);
  await page.reload();
  await page.getByText('Bar Currently Closed').waitFor();
  yield { name: 'closed', page };
};

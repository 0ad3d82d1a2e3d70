import { expect, type Page } from '@playwright/test';
import { barLink, openSettings } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, onBothEngines, test } from '#e2e/fixtures.ts';
import { openDrink } from '#e2e/guest-actions.ts';

const phone = { viewport: { width: 390, height: 844 } };

test(
  'shows loaded data on a phone without a connection, and sends an order once it is back',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt, server }) => {
    const board = { section: 'orders', shelf: 'full' } as const;
    const { page: mika, barId, code } = await bartenderAt('Before', board);
    const page = await guestAt(code, 'Marta', phone);
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
    for (const part of ['sonner', 'tapped', 'shared']) {
      await expect.poll(async () => (await page.evaluate(fetched)).join()).toContain(`/${part}-`);
    }
    await page.context().setOffline(true);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters).toContainText('Offline');
    await filters.getByRole('button', { name: 'Egg', exact: true }).click();
    await filters.getByRole('button', { name: /^Show/ }).click();
    await expect(page.getByText('No connection: these are among the drinks')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: /^Egg|Egg ·/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Without egg: remove' }).click();
    await page.getByRole('link', { name: 'Smart AI Match' }).click();
    await page.getByRole('link', { name: 'Tiki' }).click();
    await expect(page.getByText('The AI needs a connection')).toBeVisible();
    await page.getByRole('link', { name: 'Browse the menu' }).click();

    await page.getByRole('article').nth(2).getByRole('button').click();
    const drink = page.getByRole('dialog');
    await drink.getByLabel('Special requests').fill('No nuts');
    await drink.getByRole('button', { name: 'Place order' }).click();
    const failure = drink.getByRole('alert').filter({ hasText: 'Failed to place order' });
    await expect(failure).toContainText('Error placing order: Network error');
    await expect(failure).toContainText('Nothing is ordered twice.');
    await failure.getByRole('button', { name: "Don't send" }).click();
    await expect(failure).toHaveCount(0);
    await drink.getByRole('button', { name: 'Place order' }).click();
    await expect(failure).toBeVisible();
    await drink.getByRole('button', { name: 'Close' }).click();
    const waiting = page.getByRole('status').filter({ hasText: 'It is sent by itself' });
    await expect(waiting).toBeVisible();
    await server.sql(`update bars set name = 'After' where id = '${barId}'`);
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText('Order placed successfully!')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(mika.getByText('1 total order', { exact: true })).toBeVisible();
    expect(await server.sql(`select notes from orders where bar_id = '${barId}'`)).toEqual([
      { notes: 'No nuts' },
    ]);
  },
);

test(
  'retries after a lost response, and creates the bar once',
  onBothEngines,
  async ({ bartender }) => {
    const mika = await bartender();
    let lost = 0;
    await mika.route('**/api/bars.createBar', async (route) => {
      if (lost++ === 0) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await mika.getByLabel('Bar name').fill('Only one');
    await mika.getByRole('button', { name: 'Create bar' }).click();
    await expect.poll(() => lost).toBe(2);
    await expect(barLink(mika, 'Only one')).toHaveCount(1);
  },
);

test('says that the server is not responding, and loads the page once it does', async ({
  guest,
}) => {
  const page = await guest();
  let isReachable = false;
  await page.route('**/api/auth-config', (route) =>
    isReachable ? route.continue() : route.abort(),
  );
  await page.goto('/bartender/signin');
  await expect(page.getByRole('status')).toContainText('Waiting for a connection');
  isReachable = true;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

/** Opens the menu with data saving, so that nothing is prefetched. */
async function openSavingData(page: Page, code: string) {
  await page.addInitScript(() => {
    localStorage.setItem('guestName', 'Marta');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`/?bar=${code}`);
}

test('retries a part of the page that fails to load, and keeps the menu', async ({
  guest,
  makeBar,
}) => {
  const page = await guest();
  await openSavingData(page, await makeBar('Bad line'));
  let isAvailable = false;
  let tries = 0;
  await page.route('**/assets/tapped*.js', (route) => {
    tries++;
    return isAvailable ? route.continue() : route.abort();
  });
  await page.getByRole('link', { name: 'Browse' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Something went wrong');
  // The first fetch, and one retry after each delay.
  expect(tries).toBe(4);
  await expect(page.getByRole('article').first()).toBeVisible();
  isAvailable = true;
  await failure.getByRole('button', { name: 'Please try again' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('loads a part that failed while offline when the connection is back', async ({
  guest,
  makeBar,
}) => {
  const page = await guest();
  await openSavingData(page, await makeBar('Cellar'));
  await page.getByRole('article').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Browse' }).click();
  await expect(page.getByRole('alert')).toContainText('Waiting for a connection');
  await page.context().setOffline(false);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reloads the page when an update has removed one of its parts', async ({ guest, makeBar }) => {
  const page = await guest();
  await openSavingData(page, await makeBar('Updated'));
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  const part = '**/assets/tapped*.js';
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ body: '<script src="/assets/first-page-new.js">' }),
  );
  await page.getByRole('link', { name: 'Browse' }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Please try again' });
  await again.waitFor();
  await page.unroute(part);
  await again.click();
  await expect(page.locator('html[data-old]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('keeps an order whose response is lost through a reload, and stops it at the server', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Dead line');
  const page = await guestAt(code);
  const statuses = () =>
    server.sql(
      `select status from orders where bar_id = (select id from bars where code = '${code}') order by created_at`,
    );
  // The order arrives, but no response comes back.
  await page.route('**/api/orders.createOrder', async (route) => {
    await route.fetch();
    return route.abort();
  });
  await openDrink(page, 'Negroni');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(statuses).toEqual([{ status: 'new' }]);
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: 'It is sent by itself' });
  await expect(failure).toBeVisible({ timeout: 60_000 });
  await failure.getByRole('button', { name: "Don't send" }).click();
  await expect(page.getByText('Order cancelled', { exact: true })).toBeVisible();
  expect(await statuses()).toEqual([{ status: 'cancelled' }]);

  // The bar closes in the meantime.
  await page.unrouteAll();
  await page.route('**/api/orders.createOrder', (route) => route.abort());
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.unsentOrders)).toContain('negroni');
  await page.reload();
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  await page.unrouteAll();
  await expect(page.getByText('Not ordered: Negroni')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Error placing order: Bar Currently Closed')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Not ordered: Negroni')).toHaveCount(0);
  expect(await statuses()).toHaveLength(1);
});

test('keeps switches that are turned while offline, and says that they wait', async ({
  bartenderAt,
}) => {
  const { page: mika } = await bartenderAt('No line');
  await mika.getByLabel('Find an ingredient').fill('campari');
  await mika.context().setOffline(true);
  await mika.getByRole('switch', { name: 'Campari' }).click();
  const waiting = mika.getByRole('status').filter({ hasText: 'Waiting for a connection' });
  await expect(mika.getByRole('listitem').filter({ has: waiting })).toContainText('Campari');
  const settings = await openSettings(mika);
  await settings.getByRole('switch', { name: 'Open for orders' }).click();
  // The open orders cannot be loaded now, so the bar does not close without a question.
  await mika
    .getByRole('dialog', { name: 'Orders may still be open' })
    .getByRole('button', { name: 'Close and keep them' })
    .click();
  await expect(settings.getByText('Waiting for a connection')).toBeVisible();
  await mika.context().setOffline(false);
  await expect(mika.getByText('Closed', { exact: true })).toBeVisible();
  await expect(mika.getByText(/^1 of \d+ ingredients available$/)).toBeVisible();
  await expect(mika.getByText('Waiting for a connection')).toHaveCount(0);
});

test('announces a failure in a toast to screen readers', async ({ bartender }) => {
  const mika = await bartender();
  await mika.route('**/api/bars.createBar', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'INVALID_REQUEST', message: '', data: { issues: [] }, id: 'x' },
    }),
  );
  await mika.getByLabel('Bar name').fill('Unlucky');
  await mika.getByRole('button', { name: 'Create bar' }).click();
  await expect(mika.getByRole('alert')).toHaveText('Error creating bar: Invalid request');
});

test('announces messages of an open dialog, and a toast that outlives it', async ({
  makeBar,
  guestAt,
}) => {
  const page = await guestAt(await makeBar('Unlucky'));
  await page.getByRole('searchbox').fill('Negroni');
  await page.getByRole('button', { name: 'Order Negroni', exact: true }).click();
  await page.route('**/api/orders.createOrder', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'INVALID_REQUEST', message: '', data: { issues: [] }, id: 'x' },
    }),
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect
    .poll(() => announcedToasts(page))
    .toEqual(['alert: Failed to place orderError placing order: Invalid request', 'status: 1']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => announcedToasts(page)).toContain('status: Order placed successfully!');
});

/** The toasts in the accessibility tree. Playwright's role locators ignore `inert`. */
async function announcedToasts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const { role, name, childIds = [] } = byId.get(id) ?? {};
    return role?.value === 'StaticText' ? String(name?.value) : childIds.map(textOf).join('');
  };
  return nodes
    .filter(({ ignored, role }) => !ignored && ['alert', 'status'].includes(role?.value))
    .map(({ role, nodeId }) => `${role?.value}: ${textOf(nodeId)}`);
}

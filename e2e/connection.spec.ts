import { expect, type Page } from '@playwright/test';
import { barLink, openSettings } from './bartender-actions.ts';
import { journeyOnBothEngines, onBothEngines, test } from './fixtures.ts';

test(
  'reconnects by itself and shows what changed meanwhile',
  journeyOnBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Before');
    const page = await guestAt(code);
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status')).toHaveText('Offline');
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await expect(page.getByText('Open now')).toHaveCount(0);
    await server.sql(`update bars set name = 'After' where code = '${code}'`);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
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

test('a page whose server does not answer says so, and goes on by itself', async ({ guest }) => {
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

/** Opens the menu with data saving on: nothing is fetched ahead. */
async function openSavingData(page: Page, code: string) {
  await page.addInitScript(() => {
    localStorage.setItem('guestName', 'Marta');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`/?bar=${code}&view=browse`);
}

test('retries a part of the page that fails to load, and keeps the menu', async ({
  guest,
  makeBar,
}) => {
  const page = await guest();
  await openSavingData(page, await makeBar('Bad line'));
  let isAvailable = false;
  let tries = 0;
  await page.route('**/assets/filter-sheet*.js', (route) => {
    tries++;
    return isAvailable ? route.continue() : route.abort();
  });
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-busy', 'true');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Something went wrong');
  expect(tries).toBe(4);
  await expect(page.getByRole('article').first()).toBeVisible();
  isAvailable = true;
  await failure.getByRole('button', { name: 'Please try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('fetches a part that failed while offline when the connection is back', async ({
  guest,
  makeBar,
}) => {
  const page = await guest();
  await openSavingData(page, await makeBar('Cellar'));
  await page.getByRole('article').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reloads the page when a part of it was removed by an update', async ({ guest, makeBar }) => {
  const page = await guest();
  await openSavingData(page, await makeBar('Updated'));
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  const gone = { status: 404, body: '' };
  await page.route('**/assets/filter-sheet*.js', (route) => route.fulfill(gone), { times: 4 });
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ body: '<script src="/assets/index-new.js">' }),
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Please try again' });
  await again.click();
  await expect(page.locator('html[data-old]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('opens everything already seen while offline, and keeps an order to be retried', async ({
  guestAt,
  makeBar,
  server,
}) => {
  const code = await makeBar('Dead line');
  const page = await guestAt(code);
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
  for (const part of ['sonner', 'drink-content', 'filter-sheet', 'how-to-make', 'smart-results']) {
    await expect.poll(async () => (await page.evaluate(fetched)).join()).toContain(`/${part}-`);
  }
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toContainText('Offline');
  await page.goBack();
  await page.getByRole('article').nth(2).getByRole('button').click();
  await page.getByLabel('Special requests').fill('No nuts');
  await page.getByRole('button', { name: 'How to Make' }).click();
  await expect(page.getByRole('dialog', { name: 'How to Make' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Place order' }).click();
  // After the last retry.
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to place order' });
  await expect(failure).toContainText('Error placing order: Network error', { timeout: 60_000 });
  await expect(page.getByLabel('Special requests')).toHaveValue('No nuts');
  await page.context().setOffline(false);
  // The response is lost once more, but not the order.
  await page.route('**/api/orders.createOrder', async (route) => {
    await route.fetch();
    await route.fulfill({
      status: 503,
      json: { code: 'STORAGE_FULL', message: '', data: null, id: 'x' },
    });
  });
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  await again.click();
  await expect(failure).toContainText('cannot write anything down');
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  expect(
    await server.sql(
      `select notes from orders where bar_id = (select id from bars where code = '${code}')`,
    ),
  ).toEqual([{ notes: 'No nuts' }]);
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
  // What is open cannot be asked now: the bar does not close without a question.
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
    // The quantity is announced when it changes.
    .toEqual(['alert: Failed to place orderError placing order: Invalid request', 'status: 1']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => announcedToasts(page)).toContain('status: Order placed successfully!');
});

/** The toasts in the accessibility tree; Playwright's role locators ignore `inert`. */
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

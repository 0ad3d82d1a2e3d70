import { expect, type Page } from '@playwright/test';
import { onBothEngines, test } from './actors.ts';
import { barLink, openSettings } from './bartending.ts';

test(
  'the line comes back by itself and shows what was missed',
  onBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Before');
    const page = await guestAt(code);
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status')).toHaveText('Offline');
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await server.sql(`update bars set name = 'After' where code = '${code}'`);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  },
);

test(
  'an answer that is lost is asked for again, and the bar is created once',
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

test('a part of the page that does not come is tried again, and the menu stays', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Bad line'));
  let comes = false;
  let tries = 0;
  await page.route('**/assets/filter-sheet*.js', (route) => {
    tries++;
    return comes ? route.continue() : route.abort();
  });
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-busy', 'true');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Something went wrong');
  expect(tries).toBe(4);
  await expect(page.getByRole('article').first()).toBeVisible();
  comes = true;
  await failure.getByRole('button', { name: 'Please try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a part of the page that is gone with an update is there after another try', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Updated'));
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

test('what fails is told even when nothing more can be fetched', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Dead line'));
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
  await expect.poll(async () => (await page.evaluate(fetched)).join()).toContain('/assets/dist-');
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  await page.context().setOffline(true);
  await page.route('**/api/orders.createOrder', (route) =>
    route.fulfill({ status: 409, json: { code: 'CANNOT_MAKE', message: '', data: null, id: 'x' } }),
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('Cannot make this drink');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Place order' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'Network error' });
  // After the last of its tries.
  await expect(lost).toBeVisible({ timeout: 60_000 });
});

test('switches that are turned without a line wait for it, and say so', async ({ bartenderAt }) => {
  const { page: mika } = await bartenderAt('No line');
  await mika.getByLabel('Find an ingredient').fill('campari');
  await mika.context().setOffline(true);
  await mika.getByRole('switch', { name: 'Campari' }).click();
  const waiting = mika.getByRole('status').filter({ hasText: 'Waiting for the line' });
  await expect(mika.getByRole('listitem').filter({ has: waiting })).toContainText('Campari');
  const settings = await openSettings(mika);
  await settings.getByRole('switch', { name: 'Open for orders' }).click();
  await expect(settings.getByText('Waiting for the line')).toBeVisible();
  await mika.context().setOffline(false);
  await expect(mika.getByText('Closed', { exact: true })).toBeVisible();
  await expect(mika.getByText(/^1 of \d+ ingredients available$/)).toBeVisible();
  await expect(mika.getByText('Waiting for the line')).toHaveCount(0);
});

test('a failure is told in a toast that a screen reader announces', async ({ bartender }) => {
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

test('a toast over an open dialog is announced, and outlives it', async ({ makeBar, guestAt }) => {
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
  await expect(page.getByText('Error placing order')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual(['alert: Error placing order: Invalid request']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => heard(page)).toContain('status: Order placed successfully!');
});

/** What the browser hands to screen readers of toasts; Playwright's roles know nothing of inertness. */
async function heard(page: Page): Promise<string[]> {
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

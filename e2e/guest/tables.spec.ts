import { expect, type Page } from '@playwright/test';
import { call, openSettings } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { order } from '#e2e/guest-actions.ts';

/** Enters a name in the sheet over the menu. */
async function enter(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test(
  'names tables, prints their codes, and takes an order from one of them',
  journeyOnBothEngines,
  async ({ bartenderAt, guest, server }) => {
    const {
      page: bar,
      barId,
      code,
    } = await bartenderAt('Tables', {
      section: 'share',
      shelf: 'full',
    });
    await bar.addInitScript(() => Object.assign(window, { print: () => {} }));
    await bar.reload();
    await expect(bar.getByText('No tables yet')).toBeVisible();
    await bar.getByLabel('Names or ranges').fill('1-8, Terrace, terrace, By the old window');
    const added = bar.getByRole('list', { name: 'To be added' }).getByRole('listitem');
    await expect(added).toHaveCount(9);
    await expect(bar.getByText('This cannot be a table: By the old window')).toBeVisible();
    await bar.getByRole('button', { name: 'Add 9 tables' }).click();
    const tables = bar.getByRole('list', { name: 'Tables' }).getByRole('listitem');
    await expect(tables).toHaveCount(9);
    await expect(bar.getByLabel('Names or ranges')).toHaveValue('By the old window');

    await bar.getByRole('button', { name: 'Remove 8', exact: true }).click();
    await expect(tables).toHaveCount(8);
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(tables).toHaveCount(9);

    const download = bar.waitForEvent('download');
    await bar.getByRole('button', { name: 'Download the code of Terrace' }).click();
    expect((await download).suggestedFilename()).toBe('Tables-Terrace.png');

    await expect(bar.getByText('2 A4 pages')).toBeVisible();
    await bar.getByRole('button', { name: 'Print the codes' }).click();
    await bar.getByRole('button', { name: 'Print anyway' }).click();
    await bar.emulateMedia({ media: 'print' });
    const card = bar.getByRole('article').filter({ hasText: 'Table 7' });
    await expect(card).toContainText(code);
    await expect(card).toContainText('Tables');
    await expect(bar.getByRole('article')).toHaveCount(9);
    await expect(bar.getByRole('main')).toBeHidden();
    const pages = (await bar.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

    const page = await guest();
    await page.goto(`/?bar=${code}&table=7`);
    await enter(page, 'Marta');
    await expect(page.getByText('Hi, Marta · Table 7')).toBeVisible();
    // The table disappears from the address, so that a shared link has none.
    await expect(page).toHaveURL(new RegExp(`\\?bar=${code}$`));
    await page.goto(`/?bar=${code}&view=browse`);
    await expect(page.getByText('Hi, Marta · Table 7')).toBeVisible();
    await order(page, 'Negroni');
    const [row] = await server.sql(`select table_name from orders where bar_id = '${barId}'`);
    expect(row?.table_name).toBe('7');
  },
);

test('keeps the table while the guest keeps the name, and replaces it by another link', async ({
  guest,
  makeBar,
}) => {
  const [code, other] = [await makeBar('Here'), await makeBar('There')];
  const page = await guest();
  await page.goto(`/?bar=${code}&table=7`);
  await enter(page, 'Marta');
  await page.goto(`/?bar=${code}&table=%20Terrace%E2%80%8B%20`);
  await expect(page.getByText('Hi, Marta · Terrace')).toBeVisible();
  // An invalid or too long name changes nothing.
  for (const bad of ['%00', '///', 'A%20long%20way%20off', '']) {
    await page.goto(`/?bar=${code}&table=${bad}`);
    await expect(page.getByText('Hi, Marta · Terrace')).toBeVisible();
  }
  await page.goto(`/?bar=${other}`);
  await expect(page.getByText('Hi, Marta', { exact: false })).not.toContainText('Terrace');
  await page.goto(`/?bar=${code}`);
  await expect(page.getByText('Hi, Marta · Terrace')).toBeVisible();

  await page.getByRole('link', { name: 'Leave Bar' }).click();
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByText('Hi, Marta · Terrace')).toBeVisible();
  await page.getByRole('link', { name: 'Leave Bar' }).click();
  await page.getByLabel('Bar code').waitFor();
  await page.goto(`/?bar=${code}`);
  await enter(page, 'Jana');
  await expect(page.getByText('Hi, Jana')).not.toContainText('Terrace');
});

test('limits open orders, and marks late ones', async ({ bartenderAt, server }) => {
  const { page, barId } = await bartenderAt('Limits');
  const settings = await openSettings(page, 'Guests and limits');
  await settings.getByLabel('Open drinks per guest').selectOption('3');
  await settings.getByLabel('Open orders at the bar').selectOption('40');
  await settings.getByLabel('Late after').selectOption('10 min');
  const stored = async () =>
    (
      await server.sql(
        `select max_open_per_guest, max_open_orders, late_after_minutes from bars where id = '${barId}'`,
      )
    )[0];
  await expect
    .poll(stored)
    .toEqual({ max_open_per_guest: 3, max_open_orders: 40, late_after_minutes: 10 });
  await settings.getByLabel('Open orders at the bar').selectOption('No limit');
  await expect.poll(async () => (await stored())?.max_open_orders).toBeNull();
  await page.reload();
  await openSettings(page, 'Guests and limits');
  await expect(settings.getByLabel('Open drinks per guest')).toHaveValue('3');
});

test('never closes a bar with open orders without a question', async ({
  bartenderAt,
  guestAt,
  server,
}) => {
  const { page, barId, code } = await bartenderAt('Closing time', { shelf: 'full' });
  const marta = await guestAt(code);
  await order(marta, 'Negroni');
  const settings = await openSettings(page);
  const opening = settings.getByRole('switch', { name: 'Open for orders' });
  const isOpen = async () =>
    (await server.sql(`select is_open from bars where id = '${barId}'`))[0]?.is_open;

  // The server fails to list open orders. The question appears all the same.
  await page.route('**/api/orders.getOpenOrders', (route) => route.abort());
  await opening.click();
  const unknown = page.getByRole('dialog', { name: 'Orders may still be open' });
  await unknown.getByRole('button', { name: 'Stay open' }).click();
  await expect(opening).toBeChecked();
  expect(await isOpen()).toBe(true);

  // The response is late. The bar stays open until it arrives.
  await page.unroute('**/api/orders.getOpenOrders');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/orders.getOpenOrders', async (route) => {
    await late.promise;
    await route.continue();
  });
  await opening.click();
  await expect(opening).toHaveAttribute('aria-disabled');
  expect(await isOpen()).toBe(true);
  late.resolve();
  const question = page.getByRole('dialog', { name: '1 order is still open' });
  await question.getByRole('button', { name: 'Close and keep them' }).click();

  // The guest still sees the running order.
  await expect(marta.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await expect(marta.getByText('Negroni is ordered')).toBeVisible();
  const [row] = await server.sql(`select id from orders where bar_id = '${barId}'`);
  await call(page, 'orders.updateOrderStatus', { orderId: row?.id, status: 'processing' });
  await expect(marta.getByText('Negroni is being made')).toBeVisible();
});

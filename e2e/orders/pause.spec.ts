import { expect } from '@playwright/test';
import { call } from '#e2e/bartender-actions.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';

test(
  'pauses a bar, shows guests for how long, and resumes',
  journeyOnBothEngines,
  async ({ bartenderAt, guestAt }) => {
    const { page: bar, code } = await bartenderAt('Breath', { shelf: 'full' });
    const guest = await guestAt(code);
    const notice = guest.getByRole('status').filter({ hasText: 'The bar is catching its breath' });
    await expect(guest.getByText('Open now')).toBeVisible();

    await bar.getByRole('button', { name: /^Open: / }).click();
    const sheet = bar.getByRole('dialog', { name: 'The bar is open' });
    await sheet.getByRole('button', { name: '20 min' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(bar.getByRole('button', { name: /^Paused until/ })).toBeVisible();
    await expect(notice).toHaveText(/^The bar is catching its breath, back in about (20|19) min$/);
    await expect(guest.getByText('Taking a break')).toBeVisible();
    await expect(guest.getByText('Open now')).toHaveCount(0);

    await bar.getByRole('button', { name: /^Paused/ }).click();
    await bar.getByRole('button', { name: 'Until I resume' }).click();
    await expect(bar.getByRole('button', { name: 'Paused', exact: true })).toBeVisible();
    await expect(notice).toHaveText('The bar is catching its breath, back soon');

    await bar.getByRole('button', { name: 'Resume' }).click();
    await expect(bar.getByRole('button', { name: /^Open: / })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(guest.getByText('The bar is taking orders again')).toBeVisible();
    await expect(guest.getByText('Open now')).toBeVisible();
  },
);

test('resumes a paused bar with one tap on a phone', async ({ bartenderAt }) => {
  const viewport = { width: 390, height: 844 };
  const { page, barId } = await bartenderAt('Pocket', { section: 'orders', viewport });
  await call(page, 'bars.pauseOrders', { barId, minutes: 20 });
  await expect(page.getByRole('paragraph').filter({ hasText: /^Paused until/ })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: /^Open: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
});

test("counts the pause down by the server's clock, and hides the notice at its end", async ({
  bartenderAt,
  guest,
  server,
}) => {
  const { page: bar, barId, code } = await bartenderAt('Minutes', { shelf: 'full' });
  await call(bar, 'bars.pauseOrders', { barId, minutes: 10 });
  // A phone whose clock is an hour late.
  const page = await guest();
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await page.goto(`/?bar=${code}`);
  const notice = page.getByRole('status').filter({ hasText: 'is catching its breath' });
  await expect(notice).toHaveText(/back in about (10|9) min$/);
  await page.clock.runFor(4 * 60_000);
  await expect(notice).toHaveText(/back in about (6|5) min$/);
  // The page shows the end before the server has noticed it.
  await page.clock.runFor(6 * 60_000);
  await expect(notice).toHaveCount(0);
  const [row] = await server.sql(`select paused_at from bars where id = '${barId}'`);
  expect(row?.paused_at).not.toBeNull();
});

test('renders a pause without scripts, in both languages', async ({ guest, bartenderAt }) => {
  const { page: bar, barId, code } = await bartenderAt('Without scripts', { shelf: 'full' });
  await call(bar, 'bars.pauseOrders', { barId, minutes: null });
  for (const [locale, state, notice] of [
    ['en-US', 'Taking a break', 'The bar is catching its breath, back soon'],
    ['sk-SK', 'Prestávka', 'Bar si na chvíľu vydýchne, hneď je späť'],
  ] as const) {
    const page = await guest({ locale, javaScriptEnabled: false });
    await page.goto(`/?bar=${code}`);
    await expect(page.getByText(state)).toBeVisible();
    await expect(page.getByText(notice)).toBeVisible();
  }
});

test('ends a pause by closing the bar, and shows it to a member in another window', async ({
  bartenderAt,
}) => {
  const { page, barId } = await bartenderAt('Closing');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await call(page, 'bars.pauseOrders', { barId, minutes: 30 });
  await expect(other.getByRole('button', { name: /^Paused until/ })).toBeVisible();
  await call(page, 'bars.updateBar', { barId, isOpen: false });
  await expect(other.getByRole('button', { name: /Paused/ })).toHaveCount(0);
  await other.getByRole('button', { name: 'Open the bar' }).click();
  await expect(other.getByRole('button', { name: /^Open: / })).toBeVisible();
});

test('keeps a pause that cannot be sent until the connection is back', async ({
  bartenderAt,
  guest,
}) => {
  const { page, code } = await bartenderAt('Offline', { shelf: 'full' });
  const visitor = await guest();
  await visitor.goto(`/?bar=${code}`);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Open: / }).click();
  await page.getByRole('button', { name: '10 min' }).click();
  await expect(page.getByText('Waiting for a connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveAttribute('aria-disabled');
  await expect(visitor.getByText('Open now')).toBeVisible();
  await page.context().setOffline(false);
  await expect(visitor.getByText(/is catching its breath/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).not.toHaveAttribute('aria-disabled');
});

test('pauses from the board in full screen', async ({ bartenderAt, guest }) => {
  const { page, code } = await bartenderAt('Big screen', { section: 'orders', shelf: 'full' });
  const visitor = await guest();
  await visitor.goto(`/?bar=${code}`);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const board = page.locator('[data-full]');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await board.getByRole('button', { name: /^Open: / }).click();
  await page.getByRole('button', { name: '20 min' }).click();
  await expect(visitor.getByText(/is catching its breath/)).toBeVisible();
  await board.getByRole('button', { name: /^Paused until/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(visitor.getByText('Open now')).toBeVisible();
});

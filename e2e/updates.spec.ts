import { expect, type Page } from '@playwright/test';
import { openSettings } from './bartender-actions.ts';
import { test } from './fixtures.ts';

/** Makes the tab look for a quiet moment often. `pass` lets time pass. */
async function hurryTime(page: Page) {
  await page.addInitScript(() => {
    const { setInterval: start } = window;
    const now = Date.now;
    const time = Object.assign(window, { passedMs: 0, checks: 0 });
    Date.now = () => now() + time.passedMs;
    window.setInterval = ((check: () => void, ms: number) => {
      if (ms !== 30_000) return start(check, ms);
      return start(() => {
        check();
        time.checks++;
      }, 50);
    }) as typeof setInterval;
  });
}

async function pass(page: Page, minutes: number) {
  await page.evaluate((ms) => {
    (window as never as { passedMs: number }).passedMs += ms;
  }, minutes * 60_000);
}

/** Waits until the tab has looked for a quiet moment several times. */
async function checkAgain(page: Page) {
  const checks = () => page.evaluate(() => (window as never as { checks: number }).checks);
  const before = await checks();
  await expect.poll(checks).toBeGreaterThan(before + 3);
}

/** Gives the server a new version of the page, and reconnects the tab. */
async function updateServer(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await page.route(
    (url) => !/^\/(api|assets|pictures|drawings)\//.test(url.pathname),
    async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const page = await route.fetch();
      const body = (await page.text()).replaceAll(
        /\/assets\/first-page-[\w-]+(?=\.js)/g,
        '/assets/first-page-new',
      );
      return route.fulfill({ body });
    },
  );
  await page.context().setOffline(true);
  await expect(page.getByText('Offline').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Offline')).toHaveCount(0);
}

async function renewalLoaded(page: Page) {
  const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
  await expect.poll(async () => (await page.evaluate(fetched)).join()).toContain('/renewal-');
}

const isOld = (page: Page) => page.locator('html[data-old]').count();

test('reloads an idle tab once, but not while somebody types', async ({ guest, makeBar }) => {
  const page = await guest();
  await hurryTime(page);
  await page.goto(`/?bar=${await makeBar('Updated')}&view=browse`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByLabel('Special requests').fill('No ice');
  await renewalLoaded(page);
  await updateServer(page);
  await pass(page, 300);
  await checkAgain(page);
  expect(await isOld(page)).toBe(1);
  await expect(page.getByLabel('Special requests')).toHaveValue('No ice');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkAgain(page);
  expect(await isOld(page)).toBe(1);
  await pass(page, 3);
  await expect.poll(() => isOld(page)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Updated' })).toBeVisible();

  // The reloaded page is still old. The tab does not reload again and again.
  await renewalLoaded(page);
  await updateServer(page);
  await pass(page, 3);
  await checkAgain(page);
  expect(await isOld(page)).toBe(1);
});

test('keeps the board of an open bar running, and reloads it after the bar has closed', async ({
  bartenderAt,
}) => {
  const { page } = await bartenderAt('Friday', { section: 'orders' });
  await hurryTime(page);
  await page.reload();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await renewalLoaded(page);
  await updateServer(page);
  await pass(page, 60);
  await checkAgain(page);
  expect(await isOld(page)).toBe(1);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Open for orders' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pass(page, 3);
  await expect.poll(() => isOld(page)).toBe(0);
});

test('reloads once to open a section whose script is gone', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Moved', { section: 'orders' });
  let isGone = true;
  await page.route('**/assets/parties-section-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.reload();
  await renewalLoaded(page);
  await updateServer(page);
  page.once('domcontentloaded', () => {
    isGone = false;
  });
  await page.getByRole('link', { name: 'Parties' }).click();
  await expect.poll(() => isOld(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'New party' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

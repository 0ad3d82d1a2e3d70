// Numbers of the specification that only a browser can verify.
import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/fixtures.ts';

async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test('shows at most three toasts, 356 px wide, for 4 s', async ({ bartenderAt }) => {
  const { page } = await bartenderAt('Toasts', { section: 'share' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('button', { name: 'Copy Bar Code' });
  const visible = page.locator('[data-sonner-toast][data-visible=true]');
  await copy.click();
  await expect(visible).toHaveCount(1);
  await expect(visible).toHaveCount(0);

  await page.clock.install();
  await stopTime(page);
  const all = page.locator('[data-sonner-toast]');
  /** Shows a toast, and waits until it is mounted. */
  const toast = async (expected: number) => {
    await copy.click();
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return all.count();
      })
      .toBe(expected);
  };
  for (const count of [1, 2, 3, 4]) await toast(count);
  await expect(visible).toHaveCount(3);
  expect((await visible.first().boundingBox())?.width).toBe(356);
  await page.clock.runFor(3_000);
  await expect(all).toHaveCount(4);
  await page.clock.runFor(1_000);
  await page.clock.runFor(500);
  await expect(all).toHaveCount(0);
});

test('hides the badge of new orders at 0, shows 99+ above 99, and keeps the sidebar open from 1024 px on', async ({
  bartenderAt,
  server,
}) => {
  const { page, barId } = await bartenderAt('Busy');
  const orders = page.getByRole('navigation').getByRole('link', { name: /Orders/ });
  const order = (count: number) =>
    server.sql(`insert into orders (bar_id, drink_id, guest_name)
      select '${barId}', 'negroni', 'Marta' from generate_series(1, ${count})`);
  await expect(orders).toHaveText('Orders');
  await order(99);
  await expect(orders.getByText('99', { exact: true })).toBeVisible();
  await order(1);
  await expect(orders.getByText('99+', { exact: true })).toBeVisible();

  const menu = page.getByRole('button', { name: 'Open navigation' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(orders).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(orders).toBeHidden();
  await menu.click();
  await orders.click();
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(orders).toBeHidden();
});

test('debounces a search by 300 ms, loads ten drinks at a time, and starts a new search at the top', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Paged'));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const loadMore = async () => {
    const before = await cards.count();
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    expect((await cards.count()) % 10).toBe(0);
  };
  const isFresh = () => expect.poll(() => cards.count()).toBeLessThanOrEqual(20);
  const first = await cards.first().getByRole('heading').textContent();
  for (let pages = 0; pages < 3; pages++) await loadMore();

  await page.clock.install();
  await stopTime(page);
  await page.getByRole('searchbox').fill('sour');
  await page.clock.runFor(299);
  expect(page.url()).not.toContain('q=');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/q=sour/);
  await page.clock.resume();
  await isFresh();

  await page.getByRole('searchbox').fill('');
  await expect(cards.first().getByRole('heading')).toHaveText(String(first));
  for (let pages = 0; pages < 3; pages++) await loadMore();
  await page.getByRole('button', { name: /^Measurement units/ }).click();
  await isFresh();
  for (let pages = 0; pages < 3; pages++) await loadMore();
  await page.getByRole('button', { name: /^Short & strong/ }).click();
  await isFresh();
});

test('changes moods every 3 s, and loading messages every 1.5 s', async ({ guest, makeBar }) => {
  const code = await makeBar('Patient');
  const page = await guest({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(`/?bar=${code}`);
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).click();
  await expect(page.getByText('Hi, Marta')).toBeVisible();
  const question = page.getByLabel('What do you feel like?');
  await page.route('**/api/naturalLanguageSearch.*', () => {});
  const moods = new Set<string>();
  const mood = async () => (await question.getAttribute('placeholder')) ?? '';
  await stopTime(page);
  const atFirst = await mood();
  while ((await mood()) === atFirst) await page.clock.runFor(10);
  for (let turn = 0; turn < 8; turn++) {
    const shown = await mood();
    moods.add(shown);
    await page.clock.runFor(2_900);
    expect(await mood()).toBe(shown);
    await page.clock.runFor(100);
    await expect.poll(mood).not.toBe(shown);
  }
  expect(moods.size).toBe(8);

  await question.fill('something sweet');
  await page.keyboard.press('Enter');
  for (const word of ['Analyzing', 'Searching', 'Mixing', 'Finding', 'Almost']) {
    await expect(page.getByText(new RegExp(`^${word}.*…$`))).toBeVisible();
    await page.clock.runFor(1_500);
  }
});

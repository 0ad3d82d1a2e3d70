import { expect } from '@playwright/test';
import { journey, test } from '#e2e/fixtures.ts';

test('uses the stored language, else the browser’s', async ({ guest }) => {
  const page = await guest({ locale: 'sk-SK' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Vitajte v bare' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await page.getByRole('button', { name: /Jazyk/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the bar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to the bar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('reports texts that fail to load, and loads them with the next press', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  let isAvailable = false;
  let tries = 0;
  await page.route('**/assets/sk-*.js', (route) => {
    tries++;
    return isAvailable ? route.continue() : route.abort();
  });
  await page.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Network error');
  expect(tries).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('heading', { name: 'Welcome to the bar' })).toBeVisible();
  isAvailable = true;
  // The toast covers the button on a phone, and stays while the pointer is on it.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: /Language/ }).click();
  await expect(page.getByRole('heading', { name: 'Vitajte v bare' })).toBeVisible();
});

test('falls back to English', async ({ guest }) => {
  const page = await guest({ locale: 'fr-FR' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to the bar' })).toBeVisible();
});

test('shows a choice from one tab in the other', journey, async ({ guest }) => {
  const first = await guest();
  await first.goto('/');
  const second = await first.context().newPage();
  await second.goto('/');
  await second.getByRole('button', { name: /Language/ }).click();
  await expect(first.getByRole('heading', { name: 'Vitajte v bare' })).toBeVisible();
});

test('shows ounces until millilitres are chosen, and ignores invalid stored values', async ({
  guest,
}) => {
  const page = await guest();
  await page.goto('/');
  const units = page.getByRole('button', { name: /Measurement units/ });
  await expect(units).toHaveText('oz');
  await units.click();
  await expect(units).toHaveText('ml');
  await page.reload();
  await expect(units).toHaveText('ml');
  await page.evaluate(() => localStorage.setItem('unitPreference', 'pints'));
  await page.reload();
  await expect(units).toHaveText('oz');
});

test('follows the system theme until one is chosen, from the first paint on', async ({ guest }) => {
  const page = await guest({ colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  expect(await background()).toBe('rgb(251, 245, 234)');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(background).toBe('rgb(17, 12, 10)');
  const answer = await page.request.get('/', { headers: { cookie: 'theme=dark' } });
  expect(await answer.text()).toContain('data-theme="dark"');
});

test('hides the menu behind a sheet and marks choices in high contrast', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Contrast'), 'Marta', { forcedColors: 'active' });
  const background = (name: string) =>
    page
      .getByRole('link', { name })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('Browse')).not.toBe(await background('Smart AI Match'));
  await page.getByRole('article').first().getByRole('button').click();
  const body = page.getByRole('dialog').locator('.sheet-body');
  await expect(body).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(body).toHaveCSS('border-top-width', '2px');
});

import { expect, type Page } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { call, pageLoaded, stock } from '#e2e/bartender-actions.ts';
import { test } from '#e2e/fixtures.ts';

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('leads from an empty account to the first guest', async ({ bartender, server }) => {
  const mika = await bartender('Mika');
  const main = mika.getByRole('main');
  await expect(main.getByLabel('Bar name')).toBeFocused();
  await expect(main.getByRole('listitem')).toContainText([
    'Create your bar',
    'Fill your shelf',
    'Share your code',
  ]);
  await expect(mika.getByRole('complementary').getByRole('link', { name: 'Usage' })).toBeVisible();
  expect(await violationsOf(mika)).toEqual([]);
  await mika.keyboard.type('Riverside');
  await mika.keyboard.press('Enter');
  await expect(mika).toHaveURL(/\/inventory$/);

  const steps = mika.getByRole('region', { name: 'Before your first guest' });
  const step = (name: string) => steps.getByRole('link', { name });
  await expect(step('Fill your shelf')).toHaveAttribute('aria-current', 'step');
  expect(await violationsOf(mika)).toEqual([]);
  const barId = mika.url().split('/').at(-2) ?? '';
  await server.sql(stock(barId, ['gin', 'campari', 'sweet-vermouth']));
  await expect(step('Fill your shelf')).toContainText('done');
  await step('Look at your drinks').press('Enter');
  await expect(mika.getByRole('heading', { name: 'Drinks Menu' })).toBeFocused();
  await expect(step('Look at your drinks')).toContainText('done');
  await mika.reload();
  await step('Share your code').click();
  await expect(steps).toContainText('Ready for your first guest!');
  expect(await violationsOf(mika)).toEqual([]);
  await mika.getByRole('link', { name: 'Drinks' }).first().click();
  await expect(mika.getByRole('heading', { name: 'Drinks Menu' })).toBeFocused();
  await expect(steps).toHaveCount(0);
  await mika.getByRole('link', { name: 'Share' }).first().click();
  await expect(mika.getByRole('img', { name: /QR/ }).first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('drinks: is accessible with everything opened, and on a phone', async ({ bartenderAt }) => {
  const { page: mika, barId } = await bartenderAt('Accessible', {
    section: 'drinks',
    shelf: ['gin', 'campari', 'sweet-vermouth', 'tonic-water', 'lime-juice'],
  });
  for (const change of [{ isFeatured: true }, { price: 950, note: 'with smoked salt' }])
    await call(mika, 'menu.updateDrinks', { barId, drinkIds: ['negroni'], change });
  await call(mika, 'menu.updateDrinks', {
    barId,
    drinkIds: ['gin-and-tonic'],
    change: { soldOut: 'close' },
  });
  await expect(mika.getByText('with smoked salt')).toBeVisible();
  expect(await violationsOf(mika)).toEqual([]);
  const card = mika.getByRole('region', { name: 'AI Drink Generation' });
  const opener = card.getByRole('button', { name: 'AI Drink Generation', exact: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await mika.getByRole('button', { name: 'Filters' }).click();
  await mika.getByRole('button', { name: 'What guests see' }).press('Enter');
  await expect(mika.getByRole('region', { name: /^House specials/ })).toBeVisible();
  expect(await violationsOf(mika)).toEqual([]);
  await mika.keyboard.press('Escape');
  await mika.setViewportSize({ width: 390, height: 844 });
  await mika.getByRole('button', { name: 'Select', exact: true }).click();
  await mika.getByRole('checkbox', { name: 'Select: Negroni' }).check();
  expect(await violationsOf(mika)).toEqual([]);
});

test('keeps a closed guide closed', async ({ bartender }) => {
  const mika = await bartender('Mika');
  await mika.keyboard.type('Riverside');
  await mika.keyboard.press('Enter');
  const steps = mika.getByRole('region', { name: 'Before your first guest' });
  await steps.getByRole('button', { name: /^Close/ }).click();
  await expect(steps).toHaveCount(0);
  await mika.reload();
  await expect(mika.getByRole('switch').first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('keeps the header slim, and cuts nothing off at twice the size', async ({ bartenderAt }) => {
  const { page: mika, barId } = await bartenderAt('U Zlatej líšky na Dunaji', { shelf: 'full' });
  for (const [width, height, most] of [
    [1440, 900, 56],
    [820, 1180, 56],
    [390, 844, 56],
  ] as const) {
    await mika.setViewportSize({ width, height });
    for (const section of ['inventory', 'drinks', 'orders', 'parties', 'share', 'usage']) {
      await mika.goto(`/bartender/bar/${barId}/${section}`);
      const title = mika.getByRole('main').getByRole('heading', { level: 1 });
      const line = mika.getByRole('main').locator('> header');
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(line.getByText('Open', { exact: true })).toBeInViewport({ ratio: 1 });
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(most);
      for (const button of await line.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  }
  // Zoom of 200 % in a desktop browser, and twice the font size on a phone.
  for (const [width, percent] of [
    [720, 100],
    [390, 200],
    [320, 200],
  ] as const) {
    await mika.setViewportSize({ width, height: 450 });
    for (const section of ['drinks', 'share']) {
      await mika.goto(`/bartender/bar/${barId}/${section}`);
      await mika.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await pageLoaded(mika);
      expect(await isTooWide(mika), `${section} ${width} ${percent} %`).toBe(false);
    }
  }
});

test('keeps a menu open that was opened before the page finished loading', async ({
  bartender,
}) => {
  const mika = await bartender('Mika');
  await mika.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const menu = document.querySelector<HTMLElement>('summary[aria-label="User menu"]');
      if (!menu) return;
      observer.disconnect();
      menu.focus();
      menu.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await mika.reload();
  const barName = mika.getByRole('main').getByLabel('Bar name');
  await expect(barName).toBeVisible();
  await expect(mika.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(mika.getByLabel('User menu')).toBeFocused();
  await mika.keyboard.press('Escape');
  await expect(mika.getByRole('button', { name: 'Sign out' })).toBeHidden();
});

import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '#e2e/fixtures.ts';
import { walks } from '#e2e/walks/walks.ts';
import { folder, languages, pictureName, sizes, themes } from './looks.ts';

for (const [walkName, walk] of Object.entries(walks)) {
  test(walkName, async ({ bartender, bartenderAt, guest, guestAt, makeBar, server }) => {
    const world = { bartender, bartenderAt, guest, guestAt, makeBar, server };
    for await (const stop of walk(world)) await photograph(stop.page, stop.name);
  });
}

/** Photographs the page in every look, and leaves it in English, dark, in its original size. */
async function photograph(page: Page, name: string) {
  const before = page.viewportSize();
  for (const language of languages) {
    await showIn(page, language);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await settle(page);
        const file = pictureName({ name, size, theme, language });
        await page.screenshot({ path: path.join(folder, file) });
      }
    }
  }
  await showIn(page, 'en');
  await page.emulateMedia({ colorScheme: 'dark' });
  if (before) await page.setViewportSize(before);
}

/** Changes the language as another tab would, so that open sheets stay open. */
async function showIn(page: Page, language: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  // Texts from the server follow over the socket.
  await page.waitForTimeout(500);
}

async function settle(page: Page) {
  await page.waitForTimeout(150);
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    const decoded = Promise.all(inSight.map((image) => image.decode().catch(() => {})));
    // A lazy picture that ends up out of view is never fetched.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}

// Every screen and state of the product: in both themes with axe, in a narrow window, with large text.
import { expect, type Page } from '@playwright/test';
import { isEverything, sample } from '#scripts/testing/mode.mjs';
import { dark, light, violationsOf } from './axe.ts';
import { journey, test } from './fixtures.ts';
import { walks } from './walks/walks.ts';

/** In pixels; half a pixel may be rounded away. */
const leastTarget = 43.5;
/** In `npm test` the dark theme, and one of the short walks, which the seed chooses. */
const themes = isEverything ? [dark, light] : [dark];
const [chosen] = sample('walk', ['entry', 'parties', 'account'], 1);

/** All that is wrong is listed. A page may need a moment for another width. */
const softly = expect.configure({ soft: true });

test.describe.configure({ mode: 'parallel' });

for (const [walkName, walk] of Object.entries(walks)) {
  const details = walkName === chosen ? journey : {};
  test(
    `everyone can use it: ${walkName}`,
    details,
    async ({ bartender, bartenderAt, guest, guestAt, makeBar, server }) => {
      test.setTimeout(300_000);
      const world = { bartender, bartenderAt, guest, guestAt, makeBar, server };
      for await (const { name, page } of walk(world)) {
        softly(await violationsOf(page, themes), name).toEqual([]);
        softly(await smallTargets(page), `${name}, targets`).toEqual([]);
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        await page.setViewportSize({ width: 320, height: 640 });
        await softly.poll(() => wideElements(page), `${name}, 320 px wide`).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await setTextSize(page, '200%');
        await softly.poll(() => wideElements(page), `${name}, text at 200 %`).toEqual([]);
        await setTextSize(page, '');
        await page.setViewportSize({ width, height });
      }
    },
  );
}

/** What is smaller than a finger needs; links within a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll('button, a[href], input, select, textarea, summary');
    return (
      [...targets]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Toasts below the first one are drawn smaller until they are reached.
        .filter((element) => !element.closest('[data-front="false"]'))
        .flatMap((element) => {
          // A checkbox is pressed by its label, too; some buttons reach further by `::after`.
          const box = (element.closest('label') ?? element).getBoundingClientRect();
          const after = getComputedStyle(element, '::after');
          const width = Math.max(box.width, Number.parseFloat(after.width) || 0);
          const height = Math.max(box.height, Number.parseFloat(after.height) || 0);
          // Hidden visually until it is focused, such as a skip link.
          const isSmall = box.width > 1 && Math.min(width, height) < least;
          return isSmall ? [`${width} × ${height}: ${element.outerHTML.slice(0, 120)}`] : [];
        })
    );
  }, leastTarget);
}

function setTextSize(page: Page, size: string) {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** What makes the page scroll sideways: the elements that end beyond its right edge. */
function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

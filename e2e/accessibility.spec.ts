// Checks every screen and state with axe in both themes, in a narrow window and with large text.
import { expect, type Page } from '@playwright/test';
import { isEverything, sample } from '#scripts/testing/mode.mjs';
import { dark, light, violationsOf } from './axe.ts';
import { journey, test } from './fixtures.ts';
import { walks } from './walks/walks.ts';

/** In pixels. Allows for rounding by half a pixel. */
const leastTarget = 43.5;
/** `npm test` checks the dark theme and one of the short walks, chosen by the seed. */
const themes = isEverything ? [dark, light] : [dark];
const [chosen] = sample('walk', ['entry', 'parties', 'account'], 1);

/** Reports all failures. A page may need a moment to adapt to a new width. */
const softly = expect.configure({ soft: true });

test.describe.configure({ mode: 'parallel' });

for (const [walkName, walk] of Object.entries(walks)) {
  const details = walkName === chosen ? journey : {};
  test(
    `is accessible: ${walkName}`,
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

/** Lists elements that are smaller than a finger needs. Links within a sentence may be smaller. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll('button, a[href], input, select, textarea, summary');
    return (
      [...targets]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Toasts below the first one are drawn smaller until they have the focus or the pointer.
        .filter((element) => !element.closest('[data-front="false"]'))
        .flatMap((element) => {
          // A checkbox is also pressed by its label. Some buttons extend their target by `::after`.
          const box = (element.closest('label') ?? element).getBoundingClientRect();
          const after = getComputedStyle(element, '::after');
          const width = Math.max(box.width, Number.parseFloat(after.width) || 0);
          const height = Math.max(box.height, Number.parseFloat(after.height) || 0);
          // Visually hidden until it has the focus, such as a skip link.
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

/** Lists the elements that make the page scroll sideways. */
function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

// Every screen and state of the product, in both themes, tried with axe.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { walks } from './walks/walks.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [walkName, walk] of Object.entries(walks)) {
  test(`everyone can use it: ${walkName}`, async ({
    bartender,
    bartenderAt,
    guest,
    guestAt,
    makeBar,
    server,
  }) => {
    test.setTimeout(300_000);
    const world = { bartender, bartenderAt, guest, guestAt, makeBar, server };
    for await (const { name, page } of walk(world)) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        );
        expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    }
  });
}

// Every story fails if a page violates its content security policy (fixtures.ts).
import { expect, type Page } from '@playwright/test';
import { journey, test } from './fixtures.ts';

const ways = {
  'an inline script': () => {
    document.body.insertAdjacentHTML('beforeend', '<b onclick="1" id="bait">bait</b>');
    document.getElementById('bait')?.click();
  },
  'an image of another site': () => {
    const image = new Image();
    image.src = 'https://evil.example/pixel.png';
  },
  'a frame of another site': () => {
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/"></iframe>');
  },
  'a call to another site': () => {
    void fetch('https://evil.example/').catch(() => {});
  },
};

async function tryOn(page: Page, violate: () => void, violations: readonly string[]) {
  await page.goto('/');
  await page.evaluate(violate);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
}

for (const [what, violate] of Object.entries(ways)) {
  test(`notices ${what}`, async ({ guest, violations }) => {
    await tryOn(await guest(), violate, violations);
    violations.splice(0);
  });
}

test('fails a story that violates the policy', journey, async ({ guest, violations }) => {
  test.fail();
  await tryOn(await guest(), ways['an image of another site'], violations);
});

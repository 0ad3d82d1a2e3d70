// Every story fails where a page violates its content security policy (fixtures.ts). These fail so.
import { isViolation, test } from './fixtures.ts';

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

for (const [what, violate] of Object.entries(ways)) {
  test(`${what} is noticed`, async ({ guest }) => {
    test.fail();
    const page = await guest();
    await page.goto('/');
    const told = page.waitForEvent('console', isViolation);
    await page.evaluate(violate);
    await told;
  });
}

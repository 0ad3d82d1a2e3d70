import { expect, type Page } from '@playwright/test';
import { countLayoutReads, countNodes, countRenders } from '#e2e/counted.ts';
import { journey, test } from '#e2e/fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const pages = [
  { name: 'the menu', path: '', bytes: 142 },
  { name: 'the menu in Slovak', path: '', bytes: 153, locale: 'sk-SK' },
  { name: 'a linked drink', path: '&drink=negroni', bytes: 180 },
];
const kb = 1_024;

/** Files of a page until it responds, from an empty cache. Prefetched ones come later. */
async function watchFiles(page: Page) {
  const files: { type: string; bytes: number }[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    files.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  return (type = '') => {
    const those = files.filter((file) => file.type.includes(type));
    return { count: those.length, kb: those.reduce((sum, { bytes }) => sum + bytes, 0) / kb };
  };
}

for (const { name, path, bytes, locale = 'en-US' } of pages) {
  test(`loads few bytes for ${name}`, journey, async ({ guest, makeBar }) => {
    const page = await guest({ ...phone, locale });
    // With data saving, nothing is prefetched.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const files = await watchFiles(page);
    await page.goto(`/?bar=${await makeBar('Light')}${path}`);
    await page.getByRole('dialog').getByRole('textbox').last().waitFor();
    await expect.poll(() => files('WebSocket').count + files('Script').count).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    expect(files().kb).toBeLessThan(bytes);
    if (!path) expect(files('Script').kb).toBeLessThan(locale === 'en-US' ? 80 : 84);
    if (!path) expect(files().count).toBeLessThan(26);
  });
}

test('leaves the line to its scripts before pictures out of sight', async ({ guest, makeBar }) => {
  const page = await guest(phone);
  const address = `/?bar=${await makeBar('Ordered')}&view=browse`;
  const html = await (await page.request.get(address)).text();
  expect(html.match(/<article/g)?.length).toBeGreaterThan(8);
  expect(html).not.toMatch(/ src="\/pictures\//);
  await page.goto(address);
  await expect(page.getByRole('article').nth(5).locator('img')).toHaveAttribute('src', /pictures/);
});

test(
  'scrolls and taps through a long menu with little work',
  journey,
  async ({ guest, makeBar }) => {
    const page = await guest(phone);
    await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
    const renders = await countRenders(page);
    const reads = await countLayoutReads(page);
    await page.goto(`/?bar=${await makeBar('Long')}&view=browse`);
    const cards = page.getByRole('article');
    await expect(page.getByText('Open now')).toBeVisible();
    await expect(cards).not.toHaveCount(0);
    await expect.poll(renders).toBe(0);
    const first = await cards.count();
    await reads();

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards.count()).toBeGreaterThan(first);
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('main article').length))
      .toBeGreaterThan(first);
    expect(await reads()).toBeLessThan(10);
    expect((await countNodes(page.locator('main'))) / (await cards.count())).toBeLessThan(20);
    await expect.poll(renders).toBe(0);

    await cards.first().getByRole('button').click();
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    expect(await renders()).toBeLessThan(250);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(renders).toBe(0);
  },
);

test('keeps the text of every drink of a long menu, and prints its pictures', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Whole'), 'Marta', phone);
  const cards = page.getByRole('article');
  const end = page.getByText("That's all the drinks we have!");
  while (!(await end.isVisible())) await page.mouse.wheel(0, 4_000);
  const count = await cards.count();
  expect(count).toBeGreaterThan(380);
  // Pictures far away have left the memory, but no text has.
  await expect
    .poll(() => page.locator('article img[src^="/pictures/"]').count(), { timeout: 20_000 })
    .toBeLessThan(count / 3);
  const far = cards.nth(40);
  const name = (await far.getByRole('heading').textContent()) ?? '';
  await expect(far.getByRole('button', { name: `Order ${name}` })).toBeAttached();
  await far.scrollIntoViewIfNeeded();
  await expect(far.locator('img')).toHaveAttribute('src', /pictures/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('article img[src^="data:image/svg"][src*="24 30"]')).toHaveCount(0);
});

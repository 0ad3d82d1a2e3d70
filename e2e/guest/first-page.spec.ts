import { expect } from '@playwright/test';
import { journey, journeyOnBothEngines, test } from '#e2e/fixtures.ts';
import { openTonight, order } from '#e2e/guest-actions.ts';

test(
  "renders the menu without scripts, in the guest's language",
  journeyOnBothEngines,
  async ({ guest, makeBar }) => {
    const code = await makeBar('Zlatá líška');
    for (const [locale, open, browse, search] of [
      ['en-US', 'Open now', 'Browse', /^Search \d+ drinks$/],
      ['sk-SK', 'Otvorené', 'Ponuka', /^Hľadať v\s\d+ drinkoch$/],
    ] as const) {
      const page = await guest({ locale, javaScriptEnabled: false });
      await page.goto(`/?bar=${code}`);
      await expect(page).toHaveTitle('Zlatá líška · Barback');
      await expect(page.getByText(open)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(10);
      await page.getByRole('link', { name: browse }).click();
      await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', search);
      await expect(page.getByRole('article')).toHaveCount(10);
    }
  },
);

test('shows the first drawings before the scripts have loaded', async ({ guest, makeBar }) => {
  const code = await makeBar('Drawn');
  const page = await guest();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/assets/*.js', () => {});
  await page.goto(`/?bar=${code}`, { waitUntil: 'commit' });
  const picture = page.getByRole('article').first().locator('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(requested.filter((path) => path.startsWith('/pictures/'))).toEqual([]);
});

test("renders the filtered menu of a link, in the guest's units", async ({
  guest,
  makeBar,
  server,
}) => {
  const code = await makeBar('Filtered');
  const page = await guest({ javaScriptEnabled: false });
  const { hostname } = new URL(server.url);
  await page
    .context()
    .addCookies([{ name: 'unitPreference', value: 'ml', domain: hostname, path: '/' }]);
  await page.goto(`/?bar=${code}&q=negroni&category=stirred`);
  await expect(page.getByRole('heading', { name: 'Negroni', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mojito' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Measurement units: ml' })).toBeVisible();
});

test(
  'hydrates without layout shifts and without log messages',
  journey,
  async ({ guest, makeBar }) => {
    const page = await guest();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, script] = /\/assets\/([\w.-]+)-[\w-]{8}\.js/.exec(request.url()) ?? [];
      if (script) scripts.add(script);
    });
    await page.addInitScript(() => {
      // With data saving, nothing is prefetched.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const code = await makeBar('Steady');
    await page.goto(`/?bar=${code}`);
    await page.getByLabel('Your name').waitFor();
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    // No script of the dashboard, and no icon that the page does not show.
    expect([...scripts].sort()).toEqual(['first-page', 'react', 'rolldown-runtime']);
    await page.goto(`/?bar=${code}&ask=sweet`);
    await expect(page.getByRole('article').first()).toBeAttached();
    expect(messages).toEqual([]);
  },
);

test('opens a linked drink without a layout shift', async ({ guest, makeBar }) => {
  const page = await guest();
  await page.addInitScript(() => {
    localStorage.setItem('guestName', 'Marta');
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/?bar=${await makeBar('Steady')}&drink=negroni`);
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await page.waitForTimeout(500);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test('shows a drink above the fold on a phone in landscape', async ({ guestAt, makeBar }) => {
  const viewport = { width: 844, height: 390 };
  const page = await guestAt(await makeBar('Sideways'), 'Marta', { viewport });
  const box = await page.getByRole('article').first().boundingBox();
  expect(box?.y).toBeLessThan(viewport.height - 60);
});

test('orders a drink without a script or style of the dashboard', async ({ guest, makeBar }) => {
  const page = await guest();
  await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
  const assets: string[] = [];
  page.on('request', (request) => assets.push(request.url()));
  await page.goto(`/?bar=${await makeBar('Lean')}&view=browse`);
  await order(page, 'Negroni');
  await expect(await openTonight(page)).toContainText('Negroni');
  expect(assets).toContainEqual(expect.stringMatching(/\/assets\/tapped-/));
  expect(assets.filter((url) => /\/assets\/(dashboard|bartender)-/.test(url))).toEqual([]);
});

test('replays taps and text from before hydration', async ({ guest, makeBar }) => {
  const page = await guest();
  await page.addInitScript(() => localStorage.setItem('guestName', 'Marta'));
  let held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const address = `/?bar=${await makeBar('Slow line')}`;
  /** Opens the page without scripts. Calling the result lets them load. */
  const openSlowly = async (view: string) => {
    held = Promise.withResolvers<void>();
    // Pending scripts delay the page's load event.
    await page.goto(address + view, { waitUntil: 'domcontentloaded' });
    return held.resolve;
  };
  const chip = (name: RegExp) => page.getByRole('button', { name });

  let releaseScripts = await openSlowly('&view=browse');
  await page.getByRole('article').first().getByRole('button').click();
  await page.getByRole('article').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  releaseScripts();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  // The replay ends with hydration. Later taps are handled once.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  releaseScripts = await openSlowly('&view=browse');
  await chip(/^Sours/).click();
  await chip(/^Sours/).click();
  await page.getByRole('searchbox').fill('gin');
  await chip(/^Filters/).click();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.goBack();
  await expect(chip(/^Sours/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/[?&]q=gin/);
  await expect(page).toHaveURL(/[?&]category=sours/);
  await expect(page.getByRole('searchbox')).toHaveValue('gin');

  releaseScripts = await openSlowly('');
  await page.getByLabel('What do you feel like?').fill('bitter');
  releaseScripts();
  await chip(/^Language/).click();
  await expect(page.getByLabel('Na čo máte chuť?')).toHaveValue('bitter');
  // Questions, moods and tabs work without scripts.
  releaseScripts = await openSlowly('');
  await page.getByRole('link', { name: 'Ponuka' }).click({ noWaitAfter: true });
  await expect(page.getByRole('searchbox')).toBeVisible();
  releaseScripts();
});

test('says on every page that JavaScript is needed', async ({ request, server }) => {
  for (const path of ['/', '/bartender', '/?bar=WRONG']) {
    const answer = await request.get(server.url + path);
    expect(await answer.text()).toMatch(
      /<noscript>.*needs JavaScript.*potrebuje JavaScript.*<\/noscript>/s,
    );
  }
});

test('escapes the name of a bar', async ({ guest, makeBar }) => {
  const name = '</script><img src=x onerror=alert(1)><!-- "&amp;';
  const page = await guest();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto(`/?bar=${await makeBar(name)}`);
  await page.getByLabel('Your name').waitFor();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Barback`);
  expect(dialogs).toEqual([]);
});

test('renders the pages of a closed bar and of an unknown code', async ({
  guest,
  makeBar,
  server,
}) => {
  const code = await makeBar('Asleep');
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  const page = await guest({ javaScriptEnabled: false });
  await page.goto(`/?bar=${code}`);
  await expect(page.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await page.goto('/?bar=WRONG');
  await expect(page.getByRole('heading', { name: 'Bar Not Found' })).toBeVisible();
});

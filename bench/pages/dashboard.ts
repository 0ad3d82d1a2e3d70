// Measures the bytes of the first section, a long table and a long inventory.
import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '#bench/lib/browser.ts';
import { startDemo } from '#bench/lib/demo-server.ts';
import { median, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';

const manyDrinks = 1_000;
/** A cheap phone, relative to this machine. */
const slowdown = 4;
const { count: turns } = optionsOf('dashboard');

const server = await startDemo();
const browser = await launchBrowser();
try {
  const desktop = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await desktop.newPage();
  const scriptKb = await firstSection(desktop, page);
  const barId = page.url().split('/').at(-2);
  const sortMs = await sortTable(page, `/bartender/bar/${barId}/drinks`);
  const { toggleMs, longestMs } = await changeShelf(page, `/bartender/bar/${barId}/inventory`);
  verdict([
    ['scripts of the first section, KB', scriptKb, '<=', 150],
    [`click to sorted table of ${manyDrinks} drinks, ms`, sortMs, '<=', 50],
    [`click to turned switch, ${slowdown}× slower CPU, ms`, toggleMs, '<=', 16.7],
    [`longest task while a whole shelf changes, ${slowdown}× slower CPU, ms`, longestMs, '<=', 100],
  ]);
} finally {
  await browser.close();
  await server.stop();
}

/** From the sign-in to the first section, with an empty cache. */
async function firstSection(context: BrowserContext, page: Page): Promise<number> {
  await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: server.url },
    data: { email: server.email, password: server.password },
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') bytes += encodedDataLength;
  });
  await page.goto('/bartender');
  await page.getByText(/ingredients available$/).waitFor();
  await page.waitForLoadState('networkidle');
  return bytes / 1024;
}

async function sortTable(page: Page, path: string): Promise<number> {
  // The demo bar has some 250 drinks. The response is multiplied on its way.
  await page.routeWebSocket('**/live', (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => {
      if (!message) return socket.send(message);
      const parsed = JSON.parse(String(message));
      const drinks = parsed.value;
      if (Array.isArray(drinks) && drinks[0]?.ingredientAmounts) {
        parsed.value = Array.from({ length: manyDrinks }, (_, number) => ({
          ...drinks[number % drinks.length],
          _id: `drink-${number}`,
        }));
      }
      socket.send(JSON.stringify(parsed));
    });
  });
  await page.goto(path);
  await page.getByRole('button', { name: `All (${manyDrinks})` }).waitFor();
  const times: number[] = [];
  for (const column of ['Name', 'Type', 'Strength', 'Ingredients']) {
    for (let turn = 0; turn < 2; turn++)
      times.push(await press(page, `th button:text-is("${column}")`));
  }
  await page.unrouteAll();
  return median(times);
}

async function changeShelf(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByText(/ingredients available$/).waitFor();
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByRole('switch').nth(7).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const seen = globalThis as unknown as { longest: number };
        seen.longest = Math.max(seen.longest, duration);
      }
    }).observe({ type: 'longtask' });
  });
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    times.push(await press(page, 'main button[role=switch]:enabled >> nth=7'));
    await page.waitForTimeout(300);
  }
  for (const name of ['Select All', 'Clear All', 'Select All']) {
    const button = page.getByRole('button', { name });
    await button.click();
    if (name === 'Clear All') await page.getByRole('dialog').getByRole('button', { name }).click();
    await button.and(page.locator('[aria-disabled=true]')).waitFor();
    await page.waitForTimeout(1_500);
  }
  const longestMs = await page.evaluate(
    () => (globalThis as unknown as { longest: number }).longest,
  );
  return { toggleMs: median(times), longestMs };
}

/** Milliseconds from a click until its effect is in the DOM, before it is painted. */
function press(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        element.click();
        queueMicrotask(() => {
          document.body.getBoundingClientRect();
          resolve(performance.now() - start);
        });
      }),
  );
}

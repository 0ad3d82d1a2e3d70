// Measures the dashboard on a mid-range tablet: the bytes of the first section, a long table, a
// whole shelf and a full board.
import type { Browser } from '@playwright/test';
import { launchBrowser } from '#bench/lib/browser.ts';
import { startDemo } from '#bench/lib/demo-server.ts';
import { type Budget, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { measureBoard } from './board.ts';
import { measureShelf } from './shelf.ts';
import { measureTable, multiplyDrinks } from './table.ts';
import { openTablet } from './tablet.ts';

const { count: turns, only } = optionsOf('dashboard');

const server = await startDemo();
const browser = await launchBrowser();
/** Cards take the place of the table below 1200 px. */
const landscape = 1280;
const parts: Record<string, () => Promise<Budget[]>> = {
  bytes: () => firstSection(browser),
  table: async () =>
    measureTable(await openTablet(browser, server, landscape, multiplyDrinks), turns),
  shelf: async () => measureShelf(await openTablet(browser, server, 1024), turns),
  board: async () => measureBoard(await openTablet(browser, server, 1024), server.url, turns),
};
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (name.includes(only)) verdict(await measure());
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The scripts until the first section shows, with an empty cache. */
async function firstSection(browser: Browser): Promise<Budget[]> {
  const types = new Map<string, string>();
  let bytes = 0;
  await openTablet(browser, server, 1024, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') bytes += encodedDataLength;
    });
  });
  return [['scripts of the first section, KB', bytes / 1024, '<=', 150]];
}

// A phone with a slow processor on slow 4G.
import type { Browser, Locator, Page } from '@playwright/test';
import { observe, type Seen } from './observe.ts';

const slow4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1.47e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const slowdown = 4;

export interface Fetched {
  url: string;
  /** When it was requested, since the start of the navigation. */
  asked: number;
  done: number;
  bytes: number;
  isScript: boolean;
}

export interface Phone {
  page: Page;
  fetched: readonly Fetched[];
  seen(): Promise<Seen>;
  /** Taps, and returns what the page measured until it was quiet again. */
  tap(what: Locator): Promise<Pick<Seen, 'responses' | 'tasks'>>;
  close(): Promise<void>;
}

/** A new phone with an empty cache. */
export async function openPhone(browser: Browser, url: string, locale: string): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await throttle(slowdown);
  const fetched: Fetched[] = [];
  const asked = new Map<string, Fetched>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    start ??= timestamp;
    const none = { done: 0, bytes: 0, isScript: false };
    asked.set(requestId, { url: request.url, asked: 1_000 * (timestamp - start), ...none });
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const one = asked.get(requestId);
    if (one) one.isScript = type === 'Script';
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = asked.get(requestId);
    if (!one) return;
    one.done = 1_000 * (timestamp - (start ?? 0));
    one.bytes = encodedDataLength;
    fetched.push(one);
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  return {
    page,
    fetched,
    seen,
    async tap(what) {
      // Finding the element is not the phone's work, and no finger taps while the page still moves.
      await throttle(1);
      await what.scrollIntoViewIfNeeded();
      await page.waitForTimeout(settleMs);
      const box = await what.boundingBox();
      if (!box) throw new Error(`${what} is not visible`);
      const before = await seen();
      await throttle(slowdown);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(quietMs);
      const after = await seen();
      return {
        responses: after.responses.slice(before.responses.length),
        tasks: after.tasks.slice(before.tasks.length),
      };
    },
    close: () => context.close(),
  };
}

const settleMs = 300;
/** Longer than a query and the transition of a sheet. */
const quietMs = 1_200;

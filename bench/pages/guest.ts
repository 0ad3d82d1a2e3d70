// Measures a guest's first view on a phone with slow 4G, and Lighthouse's scores.
import type { Browser, CDPSession } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, launchBrowser } from '#bench/lib/browser.ts';
import { startDemo } from '#bench/lib/demo-server.ts';
import { median, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { findChromium } from '#scripts/lib/tools.mjs';

const { count: runs } = optionsOf('guest');
const slow4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1.47e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

interface View {
  lcp: number;
  cls: number;
  inp: number;
  scriptKb: number;
  totalKb: number;
}

const server = await startDemo();
const url = `${server.url}/?bar=FENEK`;
try {
  const browser = await launchBrowser();
  await view(browser); // the first drawings are drawn
  const views: View[] = [];
  for (let run = 0; run < runs; run++) views.push(await view(browser));
  await browser.close();
  const middle = (key: keyof View) => median(views.map((each) => each[key]));
  const reports: Record<string, number>[] = [];
  for (let run = 0; run < runs; run++) reports.push(await lighthouseScores(findChromium()));
  verdict([
    ['LCP, ms', middle('lcp'), '<=', 1300],
    ['CLS', middle('cls'), '<=', 0.01],
    ['INP, ms', middle('inp'), '<=', 100],
    ['JavaScript before interaction, KB', middle('scriptKb'), '<=', 80],
    ['whole first view, KB', middle('totalKb'), '<=', 160],
    ...Object.keys(reports[0] ?? {}).map(
      (name) =>
        [`Lighthouse ${name}`, median(reports.map((each) => each[name] ?? 0)), '>=', 100] as const,
    ),
  ]);
} finally {
  await server.stop();
}

/** One visit with an empty cache, measured by the browser itself. */
async function view(browser: Browser): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sizes = countBytes(session);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByLabel('Your name').waitFor();
  await page.waitForTimeout(3_000);
  const before = { ...sizes };
  await page.getByLabel('Your name').tap();
  await page.getByLabel('Your name').pressSequentially('Marta');
  await page.getByRole('button', { name: 'Show me the menu' }).tap();
  await page.getByRole('link', { name: 'Browse' }).tap();
  await page.getByRole('button', { name: /^Sours/ }).tap();
  await page.waitForTimeout(1_500);
  const measured = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...measured, scriptKb: before.script / 1024, totalKb: before.total / 1024 };
}

type Seen = { lcp: number; cls: number; inp: number };

/** Runs in the page. */
function observe() {
  const seen: Seen = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take as never)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', (entry: { startTime: number }) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  const durationThreshold = 16;
  watch(
    'event',
    (entry: { duration: number; interactionId: number }) => {
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold },
  );
}

function countBytes(session: CDPSession) {
  const sizes = { script: 0, total: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.total += encodedDataLength;
    if (types.get(requestId) === 'Script') sizes.script += encodedDataLength;
  });
  return sizes;
}

async function lighthouseScores(chromePath: string | undefined): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath, chromeFlags: browserFlags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const categories = Object.values(result?.lhr.categories ?? {});
    for (const { auditRefs } of categories) {
      for (const { id, weight } of auditRefs) {
        const audit = result?.lhr.audits[id];
        if (weight && audit?.score !== null && (audit?.score ?? 1) < 0.9) {
          process.stdout.write(`  ${id}: ${audit?.displayValue ?? audit?.title}\n`);
        }
      }
    }
    return Object.fromEntries(
      categories.map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    chrome.kill();
  }
}

// A guest on a slow phone: the first view of each page, forty taps, a long menu, and Lighthouse.
import type { Browser } from '@playwright/test';
import { caller, withToken } from '#bench/clients/calls.ts';
import { launchBrowser } from '#bench/lib/browser.ts';
import { type DemoServer, startDemo } from '#bench/lib/demo-server.ts';
import { type Budget, median, percentile, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { openAccount } from '#server/testing/account.ts';
import { startBarePage } from './bare-page.ts';
import { lighthouseScores } from './lighthouse.ts';
import { scrollThrough } from './long-menu.ts';
import { openPhone } from './phone.ts';
import { visit } from './visit.ts';

const { count: runs, only } = optionsOf('guest');
const menu = '/?bar=FENEK';
const firstViews = [
  { name: 'menu', path: menu, locale: 'en-US', lcp: 900 },
  { name: 'menu in Slovak', path: menu, locale: 'sk-SK', lcp: 900 },
  { name: 'entry', path: '/', locale: 'en-US', lcp: 1_000 },
  { name: 'link to a drink', path: `${menu}&drink=negroni`, locale: 'en-US', lcp: 1_300 },
];
const scripts = 76;
const wholeView = 140;

const server = await startDemo();
const budgets: Budget[] = [];
try {
  const browser = await launchBrowser();
  const measured = { views, taps, scroll };
  for (const [name, measure] of Object.entries(measured))
    if (name.includes(only)) await measure(browser);
  await browser.close();
  if ('lighthouse'.includes(only)) {
    const scores = await lighthouseScores(server.url + menu, 5);
    for (const [title, score] of scores) budgets.push([`Lighthouse ${title}`, score, '>=', 100]);
  }
  verdict(budgets);
} finally {
  await server.stop();
}

async function views(browser: Browser): Promise<void> {
  const bare = await startBarePage();
  for (const { name, path, locale, lcp } of firstViews) {
    const url = server.url + path;
    await firstView(browser, url, locale, 0); // draws its pictures
    const seen: Awaited<ReturnType<typeof firstView>>[] = [];
    const bareLcps: number[] = [];
    for (let run = 0; run < runs; run++) {
      bareLcps.push((await firstView(browser, bare.url, locale, 0)).lcp);
      seen.push(await firstView(browser, url, locale, run ? 3_000 : 30_000));
    }
    const middle = (key: Exclude<keyof (typeof seen)[number], 'largest'>) =>
      median(seen.map((each) => each[key]));
    const bareLcp = median(bareLcps);
    process.stdout.write(
      `${name}: largest ${seen[0]?.largest}\n` +
        `  LCP ${Math.round(middle('lcp'))} ms, of a bare page ${Math.round(bareLcp)}; ` +
        `ready after ${Math.round(middle('ready'))} ms, ` +
        `${Math.round(seen[0]?.after5s ?? 0)} KB after 5 s, ` +
        `${Math.round(seen[0]?.after30s ?? 0)} KB after 30 s\n`,
    );
    budgets.push(
      [`${name}: LCP, ms`, middle('lcp'), '<=', lcp],
      [`${name}: CLS`, middle('cls'), '<=', 0.01],
      [`${name}: longest task after the first paint, ms`, middle('longestTask'), '<=', 100],
    );
    if (path !== menu) continue;
    budgets.push(
      [`${name}: scripts before interaction, KB`, middle('scripts'), '<=', scripts],
      [`${name}: first view, KB`, middle('whole'), '<=', wholeView],
    );
  }
  bare.stop();
}

/** With an empty cache, without a tap. */
async function firstView(browser: Browser, url: string, locale: string, watchMs: number) {
  const phone = await openPhone(browser, url, locale);
  await phone.page.waitForTimeout(4_500 + watchMs);
  const { lcp, largest, cls, firstPaint, ready, tasks } = await phone.seen();
  await phone.close();
  const kb = (of: (one: (typeof phone.fetched)[number]) => boolean) =>
    phone.fetched.filter(of).reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  return {
    ...{ lcp, largest, cls, ready },
    longestTask: Math.max(
      0,
      ...tasks.filter(({ start }) => start > firstPaint).map(({ ms }) => ms),
    ),
    scripts: kb(({ asked, isScript }) => isScript && asked < ready),
    whole: kb(({ asked }) => asked < ready),
    after5s: kb(({ done }) => done < 5_000),
    after30s: kb(({ done }) => done < 30_000),
  };
}

async function taps(browser: Browser): Promise<void> {
  const inps: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < Math.min(runs, 3); run++) {
    const phone = await openPhone(browser, server.url + menu, 'en-US');
    await phone.page.waitForTimeout(6_000);
    const each = await visit(phone);
    await phone.close();
    inps.push(
      percentile(
        each.map(({ ms }) => ms),
        0.98,
      ),
    );
    longest.push(Math.max(...each.map(({ longestTask }) => longestTask)));
    for (const { name, ms, longestTask } of each.toSorted((a, b) => b.ms - a.ms).slice(0, 6))
      process.stdout.write(`  ${name}: ${ms} ms, longest task ${longestTask} ms\n`);
  }
  budgets.push(
    ['INP of forty taps, ms', median(inps), '<=', 100],
    ['longest task of forty taps, ms', median(longest), '<=', 100],
  );
}

async function scroll(browser: Browser): Promise<void> {
  const code = await openFullBar(server);
  const phone = await openPhone(browser, `${server.url}/?bar=${code}&view=browse`, 'en-US');
  await phone.page.waitForTimeout(4_000);
  await phone.page.getByLabel('Your name').fill('Marta');
  await phone.tap(phone.page.getByRole('button', { name: 'Show me the menu' }));
  const { cards, nodes, longestTask, longTasks } = await scrollThrough(phone);
  await phone.close();
  process.stdout.write(`${cards} cards, ${longTasks} tasks above 50 ms while scrolling\n`);
  budgets.push(
    ['nodes of the whole menu', nodes, '<=', 12_000],
    ['longest task while scrolling, ms', longestTask, '<=', 100],
  );
}

/** A bar with every ingredient. */
async function openFullBar({ url, email, password }: DemoServer): Promise<string> {
  const account = openAccount(url, email);
  await account.post('/sign-in/email', { email, password });
  const token = await account.token();
  const call = caller(url, () => withToken(token));
  const barId = await call<string>('bars.createBar', { name: 'The Long Menu' });
  await call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  await call('bars.updateBar', { barId, isOpen: true });
  const bars = await call<{ _id: string; barCode: string }[]>('bars.getUserBars', {});
  return bars.find(({ _id }) => _id === barId)?.barCode ?? '';
}

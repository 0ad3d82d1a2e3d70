import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '#bench/lib/browser.ts';
import { median } from '#bench/lib/measure.ts';
import { findChromium } from '#scripts/lib/tools.mjs';

/** The median score of each category. Prints the audits that cost points. */
export async function lighthouseScores(url: string, runs: number): Promise<[string, number][]> {
  const scores: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const { title, score } of await audit(url)) {
      scores[title] ??= [];
      scores[title].push(Math.round(100 * (score ?? 0)));
    }
  }
  return Object.entries(scores).map(([title, each]) => [title, median(each)]);
}

async function audit(url: string) {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: browserFlags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const categories = Object.values(result?.lhr.categories ?? {});
    for (const { id, weight } of categories.flatMap(({ auditRefs }) => auditRefs)) {
      const one = result?.lhr.audits[id];
      if (weight && (one?.score ?? 1) < 0.9)
        process.stdout.write(`  ${id}: ${one?.displayValue ?? one?.title}\n`);
    }
    return categories;
  } finally {
    chrome.kill();
  }
}

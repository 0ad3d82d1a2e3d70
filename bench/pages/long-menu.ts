// A guest scrolls through every drink of a full shelf.
import type { Phone } from './phone.ts';

const end = "That's all the drinks we have!";

export interface Scrolled {
  cards: number;
  /** Of the document, without those inside of pictures. */
  nodes: number;
  longestTask: number;
  longTasks: number;
}

export async function scrollThrough({ page, seen }: Phone): Promise<Scrolled> {
  const before = await seen();
  while (!(await page.evaluate((text) => document.body.innerText.includes(text), end))) {
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(100);
  }
  const tasks = (await seen()).tasks.slice(before.tasks.length).map(({ ms }) => ms);
  const counted = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let nodes = 1;
    while (walker.nextNode()) nodes++;
    return { cards: document.querySelectorAll('article').length, nodes };
  });
  return { ...counted, longestTask: Math.max(0, ...tasks), longTasks: tasks.length };
}

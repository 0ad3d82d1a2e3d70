// With COVERAGE_DIR: records the functions of the web app that a story enters. Needs a build with
// source maps.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type CountedFunction, type Locate, locator } from '#scripts/coverage/places.ts';
import { coverageFolder, type Entered, writeRecord } from '#scripts/coverage/record.ts';

const takeEveryMs = 1_000;
const answerWithinMs = 2_000;
const builtFolder = path.resolve('dist/web');
const locators = new Map<string, Locate | undefined>();

export class BrowserCoverage {
  readonly #places = new Map<string, Set<string>>();
  readonly #sessions = new Map<Page, Promise<CDPSession | undefined>>();

  /** Records each page of a context until it is closed. */
  watch(context: BrowserContext): void {
    if (!coverageFolder) return;
    const newPage = context.newPage.bind(context);
    const close = context.close.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await this.#start(page);
      return page;
    };
    context.on('page', (page) => this.#start(page));
    context.close = async (options) => {
      for (const page of context.pages()) await this.#take(page);
      await close(options);
    };
  }

  write(story: string): void {
    const places = [...this.#places].map(([file, places]) => [file, [...places]]);
    const entered: Entered = Object.fromEntries(places);
    writeRecord({ test: story, project: 'stories', entered });
  }

  #start(page: Page): Promise<CDPSession | undefined> {
    const started = this.#sessions.get(page);
    if (started) return started;
    this.#takeBeforeLeaving(page);
    const starting = startCounting(page);
    this.#sessions.set(page, starting);
    return starting;
  }

  /**
   * The counts of a document end with it, so they are saved first. Counts of the last moment before
   * a navigation may be lost.
   */
  #takeBeforeLeaving(page: Page): void {
    const after = <Args extends unknown[], Result>(leave: (...args: Args) => Promise<Result>) => {
      return async (...args: Args) => {
        await this.#take(page);
        return leave.apply(page, args);
      };
    };
    page.goto = after(page.goto);
    page.reload = after(page.reload);
    page.goBack = after(page.goBack);
    page.goForward = after(page.goForward);
    page.close = after(page.close);
    const timer = setInterval(() => void this.#take(page), takeEveryMs);
    page.on('close', () => clearInterval(timer));
  }

  /** Reads the counts. Does not wait for a page that is loading. */
  async #take(page: Page): Promise<void> {
    const session = await this.#sessions.get(page);
    const taken = session
      ?.send('Profiler.takePreciseCoverage')
      .then(({ result }) => this.#add(result))
      .catch(() => {});
    await Promise.race([taken, setTimeout(answerWithinMs, undefined, { ref: false })]);
  }

  #add(scripts: { url: string; functions: CountedFunction[] }[]): void {
    for (const { url, functions } of scripts) {
      for (const [file, places] of Object.entries(locatorOf(url)?.(functions) ?? {})) {
        const all = this.#places.get(file) ?? new Set();
        this.#places.set(file, all);
        for (const place of places) all.add(place);
      }
    }
  }
}

/** Empty for a window that is already closed. */
async function startCounting(page: Page): Promise<CDPSession | undefined> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return session;
  } catch {
    return undefined;
  }
}

function locatorOf(url: string): Locate | undefined {
  if (!URL.canParse(url)) return undefined;
  const file = path.join(builtFolder, new URL(url).pathname);
  if (!locators.has(file)) locators.set(file, readLocator(file));
  return locators.get(file);
}

function readLocator(file: string): Locate | undefined {
  if (!file.endsWith('.js') || !fs.existsSync(`${file}.map`)) return undefined;
  const map = fs.readFileSync(`${file}.map`, 'utf8');
  return locator({ file, text: fs.readFileSync(file, 'utf8'), map });
}

import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export interface Theme {
  colorScheme: 'dark' | 'light';
  /** All rules that axe recommends by default. */
  rules?: readonly string[];
}

export const dark: Theme = { colorScheme: 'dark' };
/** The rules that depend on colours. The other rules find the same in both themes. */
export const light: Theme = {
  colorScheme: 'light',
  rules: ['color-contrast', 'link-in-text-block'],
};

/** Returns a line for each element that violates a rule. The page stays in the last theme. */
export async function violationsOf(page: Page, themes = [dark, light]): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, rules } of themes) {
    await page.emulateMedia({ colorScheme });
    const lines = await runAxe(page, rules);
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}

/**
 * `@axe-core/playwright` takes twice as long: it opens a second page for each run and sends every
 * node to it.
 */
async function runAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    ...(rules && { runOnly: [...rules] }),
    // The rule counts elements below a fixed bar as small. The accessibility walks measure targets
    // themselves.
    rules: { 'target-size': { enabled: false } },
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  };
  return page.evaluate(async (runOptions) => {
    const injected = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await injected.run(runOptions);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}

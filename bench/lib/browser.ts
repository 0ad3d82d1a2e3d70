// Browsers for measurements and for signed-in people.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '#scripts/lib/tools.mjs';
import type { Account } from '#server/testing/account.ts';

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * With a debugger attached, V8 otherwise parses React again for the stacks of its five constant
 * errors: 140 ms instead of 70 with a quarter of the CPU. Without a debugger both take the same.
 */
const asWithoutDebugger = '--js-flags=--no-enable-lazy-source-positions';

export function launchBrowser(flags = [...browserFlags, asWithoutDebugger]): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: flags });
}

export async function signIn(context: BrowserContext, url: string, { cookie }: Account) {
  const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/));
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })));
}

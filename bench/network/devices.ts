// Pages that run the product's client without its screens, as devices of the simulated evening.
// Part of bench/network/network.ts.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { signIn } from '#bench/lib/browser.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { queryKey } from '#domain/protocol.ts';
import type { Api, ResultOf } from '#server/api.ts';
import type { Account } from '#server/testing/account.ts';
import type { Device, InputOf, Reply } from '#server/testing/evening/client.ts';
import type { Called, NetworkClient } from './page-client.ts';

declare const client: NetworkClient;

/** How often a guest gives up after a call without a response. */
const givesUp = 0.5;
const orderCalls: readonly string[] = ['orders.createOrder', 'orders.createRound'];
/** Only to stop a run that hangs. */
const giveUpMs = 600_000;

export async function bundleClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'page-client.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const { output } = [built].flat()[0] as { output: { type: string; code?: string }[] };
  const script = output.find(({ type }) => type === 'chunk')?.code;
  if (!script) throw new Error('The client was not bundled');
  return script;
}

/**
 * A person's browser with its own address, and with the session of an account, if they have one.
 */
export async function openContext(
  browser: Browser,
  url: string,
  address: string,
  account?: Account,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    reducedMotion: 'reduce',
    locale: 'en-US',
    viewport: account ? { width: 1440, height: 900 } : { width: 390, height: 844 },
  });
  if (account) await signIn(context, url, account);
  return context;
}

export async function goto(page: Page, address: string, isThere: () => Promise<unknown>) {
  for (const end = Date.now() + giveUpMs; Date.now() < end; await delay(500)) {
    try {
      await page.goto(address, { timeout: 20_000 });
      // A page of the proxy, not our page or JSON.
      if (!(await page.locator('#root, pre').count())) continue;
      await isThere();
      return;
    } catch (error) {
      if (page.isClosed()) throw error;
    }
  }
  throw new Error(`${address} never came`);
}

export class PageDevice implements Device {
  readonly #page: Page;
  readonly #isBartender: boolean;
  readonly #random: () => number;
  readonly #values = new Map<string, unknown>();
  guestKey = '';
  /** Calls that gave up, calls that were retried with their key, and lost sockets. */
  gaveUp = 0;
  triedAgain = 0;
  disconnected = 0;

  constructor(page: Page, isBartender: boolean, random: () => number) {
    this.#page = page;
    this.#isBartender = isBartender;
    this.#random = random;
  }

  async open(script: string, queries: [name: string, input: object][]): Promise<void> {
    const page = this.#page;
    await page.exposeFunction('reportValue', (key: string, value: unknown) => {
      this.#values.set(key, value);
    });
    await page.exposeFunction('reportConnection', (state: string) => {
      if (state !== 'live') this.disconnected++;
    });
    // A page of the origin without scripts, and without a policy on what it may load.
    await goto(page, '/healthz', () => page.getByText('"ok":true').waitFor({ timeout: 1_000 }));
    await page.evaluate(script);
    this.guestKey = await page.evaluate(
      ([asked, isSignedIn]) => client.open(asked as never, isSignedIn),
      [queries, this.#isBartender] as const,
    );
  }

  live<N extends keyof Api>(name: N, input: object): ResultOf<N> | undefined {
    return this.#values.get(queryKey(name, input)) as ResultOf<N> | undefined;
  }

  /**
   * Calls like the product. When that gives up, the caller retries with the same key, like the
   * button "Try again" of an order. For orders that happens at random.
   */
  async call<N extends keyof Api>(name: N, input: InputOf<N>): Promise<Reply<ResultOf<N>>> {
    let key: string | undefined;
    for (const end = Date.now() + giveUpMs; Date.now() < end; this.triedAgain++) {
      const called: Called = await this.#page.evaluate(
        ([called, given, isBartender, sameKey]) => client.call(called, given, isBartender, sameKey),
        [name, input, this.#isBartender, key] as const,
      );
      const { value, code } = called;
      if (code === undefined) return { value: value as ResultOf<N> };
      const reply = { code: code as ErrorCode };
      if (code !== 'NETWORK' && code !== 'UNAVAILABLE') return reply;
      this.gaveUp++;
      if (orderCalls.includes(name) && this.#random() < givesUp) return reply;
      key = called.key;
    }
    throw new Error(`${name} was never answered`);
  }

  async ask<N extends keyof Api>(name: N, input: InputOf<N>): Promise<ResultOf<N>> {
    const { value, code } = await this.#page.evaluate(
      ([asked, given]) => client.ask(asked, given),
      [name, input] as const,
    );
    if (code) throw new Error(`${name}: ${code}`);
    return value as ResultOf<N>;
  }
}

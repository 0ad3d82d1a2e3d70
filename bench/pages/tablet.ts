// A mid-range tablet with the dashboard of the demo bar, and the work of its main thread.
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { DemoServer } from '#bench/lib/demo-server.ts';

/**
 * A mid-range tablet has half the speed of this machine, so CPU time counts twice. Chromium's own
 * slowdown would depend on what else runs here.
 */
const slowdown = 2;

export interface Tablet {
  page: Page;
  session: CDPSession;
  barId: string;
}

/** Signs in, and opens the first section of the demo bar. */
export async function openTablet(
  browser: Browser,
  { url, email, password }: DemoServer,
  width: number,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Tablet> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 768 },
    hasTouch: true,
    // Else a tap would also hover, which it does on no tablet.
    isMobile: true,
  });
  const signedIn = await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: url },
    data: { email, password },
  });
  if (!signedIn.ok()) throw new Error(`sign-in: ${signedIn.status()}`);
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/bartender');
  await page.getByText(/ingredients available$/).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, barId: page.url().split('/').at(-2) ?? '' };
}

/**
 * Milliseconds of the tablet's main thread: the CPU time of all its tasks (events, scripts, style,
 * layout, paint) while `run` runs, twice. Other programs on this machine do not count, nor do
 * compositing and the decoding of images, which run on other threads.
 */
export async function mainThreadMs(
  { session }: Pick<Tablet, 'session'>,
  run: () => Promise<unknown>,
): Promise<number> {
  const taskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (
      slowdown * 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    );
  };
  const before = await taskMs();
  await run();
  return (await taskMs()) - before;
}

/** The main thread's milliseconds from a tap until an element that its effect shows is painted. */
export async function tapMs(tablet: Tablet, button: Locator, effect: string): Promise<number> {
  const { page } = tablet;
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.waitForTimeout(500);
  return untilPaintedMs(tablet, effect, () =>
    page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
  );
}

/** The main thread's milliseconds from an act until an element that its effect shows is painted. */
export async function untilPaintedMs(
  tablet: Tablet,
  effect: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const painted = untilPainted(tablet.page, effect);
  const tasks = await tracedTasks(tablet, async () => {
    await act();
    await painted;
  });
  // Without what the page does later, before this process learns of the paint.
  const until = tasks.paints.at(-1) ?? Number.NaN;
  return tasks.each.reduce((sum, { start, ms }) => sum + (start <= until ? ms : 0), 0);
}

const paintedMark = 'painted';

/** Resolves after the frame that shows an element, and marks it in a trace. */
function untilPainted(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([selector, mark]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(check);
        const options = { subtree: true, childList: true, attributes: true };
        observer.observe(document, options);
        check();
        function check() {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              performance.mark(mark);
              resolve();
            };
            port2.postMessage(null);
          });
        }
      }),
    [selector, paintedMark] as const,
  );
}

/** The longest task of the tablet's main thread, in milliseconds of its CPU time. */
export async function longestTaskMs(tablet: Tablet, run: () => Promise<void>): Promise<number> {
  const { each } = await tracedTasks(tablet, run);
  return Math.max(...each.map(({ ms }) => ms));
}

/** The tasks of the tablet's main thread while `run` runs, in CPU time, and the marked paints. */
async function tracedTasks({ page }: Tablet, run: () => Promise<void>) {
  const browser = page.context().browser();
  const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await browser?.startTracing(page, { categories });
  await run();
  const trace = String(await browser?.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const marks = traceEvents.filter(({ name }) => name === paintedMark);
  const names = traceEvents.filter(({ args }) => args.name === 'CrRendererMain');
  // Other pages may have threads of their own.
  const mains = new Set((marks.length ? marks : names).map(threadOf));
  const tasks = traceEvents.filter((one) => one.name === 'RunTask' && mains.has(threadOf(one)));
  return {
    each: tasks.map(({ ts, tdur = 0 }) => ({ start: ts, ms: (slowdown * tdur) / 1_000 })),
    paints: marks.map(({ ts }) => ts),
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds. */
  ts: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

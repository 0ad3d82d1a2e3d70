import { setTimeout as delay } from 'node:timers/promises';

/**
 * Starts something this many times a second, however long each takes. Resolves when all have ended.
 */
export async function paced(
  count: number,
  perSecond: number,
  run: (n: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < count; n++) {
    await delay(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    running.push(run(n));
  }
  await Promise.all(running);
}

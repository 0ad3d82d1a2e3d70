import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#web/ui/after-paint.ts';

/**
 * Those of the wanted items to open now: each new one after the paint of the one before it, which has
 * moved the others out of sight. All at once would lay out hundreds of bottles in one frame.
 */
export function useOneByOne<T>(wanted: readonly T[]): ReadonlySet<T> {
  const [opened, setOpened] = useState(() => new Set(wanted));
  const now = new Set(wanted.filter((one) => opened.has(one)));
  // Those that have closed open one by one again.
  if (now.size < opened.size) setOpened(now);
  const next = wanted.find((one) => !opened.has(one));
  if (next !== undefined) now.add(next);
  useEffect(() => {
    if (next === undefined) return;
    return afterPaint(() =>
      startTransition(() => setOpened((before) => new Set(before).add(next))),
    );
  }, [next]);
  return now;
}

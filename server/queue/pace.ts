// The pace is measured on the last drinks that the bar completed.

const measuredDrinks = 12;
const minDrinks = 3;
/** Older drinks say nothing about the pace now. */
const recentMs = 90 * 60_000;
const maxGapMs = 15 * 60_000;

export interface Pace {
  /** Between two completed drinks, while others wait. */
  perDrinkMs: number;
  lastDoneAt: number;
}

interface MadeDrink {
  created_at: Date;
  changed_at: Date;
}

/**
 * Null with too few recent drinks. Each drink took from the one before it, or from its order if the
 * bar was idle until then. Two bartenders count as twice as fast, and a quiet hour does not count
 * as slow.
 */
export function paceOf(made: readonly MadeDrink[], now: number): Pace | null {
  const times = made
    .map((row) => ({ created: row.created_at.getTime(), done: row.changed_at.getTime() }))
    .filter(({ done }) => now - done < recentMs)
    .sort((a, b) => b.done - a.done);
  // Drinks that were completed together count all or none, because the time was spent on all of
  // them.
  const oldest = times[measuredDrinks - 1]?.done ?? 0;
  const measured = times.filter(({ done }) => done >= oldest);
  const gaps = measured.map(({ created, done }, index) => {
    const before = times[index + 1]?.done ?? 0;
    return Math.min(maxGapMs, Math.max(0, done - Math.max(created, before)));
  });
  const [last] = times;
  if (!last || gaps.length < minDrinks) return null;
  const perDrinkMs = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return { perDrinkMs, lastDoneAt: last.done };
}

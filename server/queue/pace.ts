// How fast a bar makes drinks tonight, measured on the last ones that it completed.

const measuredDrinks = 12;
const minDrinks = 3;
/** Drinks completed longer ago say nothing about now. */
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
 * The pace of a bar; null with too few recent drinks. Each drink took from the one before it, or from
 * its order if the bar had nothing to do until then, so that two bartenders count as twice as fast and
 * a quiet hour does not count as slow.
 */
export function paceOf(made: readonly MadeDrink[], now: number): Pace | null {
  const times = made
    .map((row) => ({ created: row.created_at.getTime(), done: row.changed_at.getTime() }))
    .filter(({ done }) => now - done < recentMs)
    .sort((a, b) => b.done - a.done);
  // Drinks that were completed together count all or none: the time was spent on all of them.
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

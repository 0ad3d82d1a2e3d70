const measuredDrinks = 12;
const minDrinks = 3;
const recentMs = 90 * 60_000;
const maxGapMs = 15 * 60_000;

export interface Pace {
  perDrinkMs: number;
  lastDoneAt: number;
}

interface MadeDrink {
  created_at: Date;
  changed_at: Date;
}

/**
 * Each drink took from the one before it, or from its order if the bar was idle until then. Null
 * with too few recent drinks.
 */
export function paceOf(made: readonly MadeDrink[], now: number): Pace | null {
  const times = made
    .map((row) => ({ created: row.created_at.getTime(), done: row.changed_at.getTime() }))
    .filter(({ done }) => now - done < recentMs)
    .sort((a, b) => b.done - a.done);
  // The time was spent on all drinks that were completed together.
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

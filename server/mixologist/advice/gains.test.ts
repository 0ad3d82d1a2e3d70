import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything as ids, menuOf } from '#server/testing/catalogue-menu.ts';
import { bestGains } from './gains.ts';

/** The drinks that a shelf can make with these as well, and could not without. */
function gained(stocked: readonly string[], more: readonly string[], allows: boolean): string[] {
  const before = new Set(menuOf(stocked, allows).all('en'));
  return menuOf([...stocked, ...more], allows)
    .all('en')
    .filter((id) => !before.has(id))
    .sort();
}
const idsOf = (buy: readonly number[]) => buy.map((bottle) => ids[bottle] ?? '');

const shelves = fc.record({
  stocked: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 90 }),
  allows: fc.boolean(),
});

describe('bestGains', () => {
  it('finds the same as trying every bottle', () => {
    fc.assert(
      fc.property(shelves, ({ stocked, allows }) => {
        const gains = bestGains(menuOf(stocked, allows));
        for (const { buy, newDrinks } of gains) {
          expect(newDrinks.toSorted()).toEqual(gained(stocked, idsOf(buy), allows));
        }
        const bestOfAll = Math.max(
          ...ids
            .filter((id) => !stocked.includes(id))
            .map((id) => gained(stocked, [id], allows).length),
        );
        const [best] = gains;
        if (bestOfAll > 0) {
          expect(best?.buy).toHaveLength(1);
          expect(best?.newDrinks).toHaveLength(bestOfAll);
        } else expect(best?.buy.length ?? 2).toBe(2);
      }),
      { numRuns: 120, seed: 11 },
    );
  });

  it('finds the best pairs where no single bottle unlocks a drink', () => {
    const few = ids.slice(0, 60);
    const helpless = [['salt'], ['lime-juice'], ['campari', 'clove'], []].filter(
      (stocked) => bestGains(menuOf(stocked, false))[0]?.buy.length === 2,
    );
    expect(helpless.length).toBeGreaterThan(0);
    for (const stocked of helpless) {
      const [best] = bestGains(menuOf(stocked, false));
      let most = 0;
      for (const [n, one] of few.entries()) {
        for (const other of few.slice(n + 1)) {
          most = Math.max(most, gained(stocked, [one, other], false).length);
        }
      }
      expect(best?.newDrinks.toSorted()).toEqual(gained(stocked, idsOf(best?.buy ?? []), false));
      expect(best?.newDrinks.length).toBeGreaterThanOrEqual(most);
    }
  });

  it('has one purchase of those that unlock the same drinks', () => {
    const gains = bestGains(menuOf(['lime-juice', 'simple-syrup', 'soda-water'], true));
    for (const [n, { newDrinks }] of gains.entries()) {
      for (const better of gains.slice(0, n)) {
        expect(newDrinks.every((id) => better.newDrinks.includes(id))).toBe(false);
      }
    }
  });

  it('is empty for a bar that has everything', () => {
    expect(bestGains(menuOf(ids, true))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '#catalogue/traits.ts';
import { impactOf } from '#domain/mixologist/mixologist.ts';
import { isEverything } from '#scripts/testing/mode.mjs';
import { catalogueDrinks, everything as ids, menuOf } from '#server/testing/catalogue-menu.ts';
import { bestGains, type Gain } from './gains.ts';

/** The drinks that a shelf can make with these, and could not without. */
function gained(stocked: readonly string[], more: readonly string[], allows: boolean): string[] {
  const before = new Set(menuOf(stocked, allows).all('en'));
  return menuOf([...stocked, ...more], allows)
    .all('en')
    .filter((id) => !before.has(id))
    .sort();
}
const idsOf = (buy: readonly number[]) => buy.map((bottle) => ids[bottle] ?? '');
const recipes = new Map(catalogueDrinks.map(({ id, ingredients }) => [id, ingredients]));
const namedBy = (
  drink: string,
  buy: readonly string[],
  stocked: readonly string[],
  allows: boolean,
) => {
  const { usable, ingredients } = menuOf(stocked, allows).shelf;
  return (recipes.get(drink) ?? []).every(
    (id) => usable[ingredients.numbers.get(id) ?? -1] || buy.includes(id),
  );
};

const shelves = fc.record({
  stocked: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 90 }),
  allows: fc.boolean(),
});

/** Shelves of different kinds of bars. */
const bars = {
  empty: '',
  home: 'vodka cola orange-juice lemon',
  small:
    'gin bourbon vodka white-rum tequila-blanco dry-vermouth cointreau lemon-juice lime-juice orange-juice simple-syrup soda-water tonic-water cola ginger-beer aromatic-bitters mint egg-white prosecco',
  classic:
    'gin bourbon rye-whiskey vodka white-rum dark-rum tequila-blanco cognac sweet-vermouth dry-vermouth campari aperol cointreau maraschino coffee-liqueur amaretto lemon-juice lime-juice orange-juice simple-syrup grenadine soda-water tonic-water cola ginger-beer aromatic-bitters orange-bitters mint egg-white prosecco',
  tiki: 'white-rum dark-rum jamaican-rum gold-rum lime-juice pineapple-juice orange-juice orgeat falernum grenadine simple-syrup coconut-cream aromatic-bitters dry-curacao mint',
  centralEuropean:
    'slivovica borovicka tuzemak becherovka fernet-stock vodka kofola tonic-water lemon-juice honey apple-juice',
  alcoholFree: 'orange-juice lemon-juice lime-juice soda-water mint simple-syrup ginger-ale',
};
const advice = (shelf: string | string[], allows = true) => {
  const stocked = typeof shelf === 'string' ? shelf.split(' ').filter(Boolean) : shelf;
  const menu = menuOf(stocked, allows);
  const drinksNow = menu.all('en').length;
  return bestGains(menu).map((gain) => ({
    ...gain,
    buy: idsOf(gain.buy),
    impact: impactOf(gain.newDrinks.length, drinksNow, gain.buy.length),
  }));
};
const singles = (list: readonly { buy: string[] }[]) =>
  list.flatMap(({ buy }) => (buy.length === 1 ? buy : []));

describe('bestGains', () => {
  it('finds the same purchases as brute force', () => {
    fc.assert(
      fc.property(shelves, ({ stocked, allows }) => {
        for (const { buy, newDrinks, named } of bestGains(menuOf(stocked, allows))) {
          const bought = idsOf(buy);
          expect(newDrinks.toSorted()).toEqual(gained(stocked, bought, allows));
          const byName = newDrinks.filter((id) => namedBy(id, bought, stocked, allows));
          expect(newDrinks.slice(0, named).sort()).toEqual(byName.sort());
        }
      }),
      { numRuns: isEverything ? 120 : 30, seed: 11 },
    );
  });

  it('contains the purchase that opens the most by name, or an equal one', () => {
    fc.assert(
      fc.property(shelves, ({ stocked, allows }) => {
        const known = new Set(
          bestGains(menuOf(stocked, allows)).flatMap(({ newDrinks }) => newDrinks),
        );
        const most = ids
          .filter((id) => !stocked.includes(id) && strengthOf(id) === 0)
          .map((id) => gained(stocked, [id], allows))
          .reduce((best, found) => (found.length > best.length ? found : best), []);
        if (most.length > 3) expect(most.some((id) => known.has(id))).toBe(true);
      }),
      { numRuns: isEverything ? 40 : 10, seed: 5 },
    );
  });

  it('opens more with two or three together than with the same ones apart', () => {
    let sets = 0;
    for (const shelf of Object.values(bars)) {
      const stocked = shelf.split(' ').filter(Boolean);
      for (const { buy, newDrinks } of advice(shelf)) {
        if (buy.length === 1) continue;
        sets++;
        for (const one of buy) {
          const others = buy.filter((other) => other !== one);
          const apart = new Set([
            ...gained(stocked, [one], true),
            ...gained(stocked, others, true),
          ]);
          expect(newDrinks.length).toBeGreaterThan(apart.size);
        }
      }
    }
    expect(sets).toBeGreaterThan(10);
  });

  it('has one purchase of those that open the same drinks by name', () => {
    for (const shelf of Object.values(bars)) {
      const list = advice(shelf);
      for (const [n, { newDrinks, named }] of list.entries()) {
        for (const better of list.slice(0, n)) {
          const known = better.newDrinks.slice(0, better.named);
          expect(newDrinks.every((id) => known.includes(id))).toBe(false);
        }
        if (list[n]?.buy.length === 1 && n < 6) expect(named).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    ['orange juice for a Screwdriver', 'vodka', 'orange-juice', 'blood-orange-juice'],
    ['white rum for a Mojito', 'lime-juice mint sugar soda-water', 'white-rum', 'gold-rum'],
    ['simple syrup before demerara', 'gin lime-juice', 'simple-syrup', 'demerara-syrup'],
    ['cognac for an Alexander', 'cream dark-creme-de-cacao', 'cognac', 'armagnac'],
    ['espresso for an Espresso Tonic', 'tonic-water', 'espresso', 'cold-brew-coffee'],
    ['calvados for a Calvados & Tonic', 'tonic-water', 'calvados', 'apple-brandy'],
    ['champagne for a French 75', 'gin lemon-juice simple-syrup', 'champagne', 'cava'],
  ])('recommends ingredients that recipes name: %s', (_what, shelf, named, standIn) => {
    for (const allows of [true, false]) {
      const bought = advice(shelf, allows).flatMap(({ buy }) => buy);
      expect(bought).toContain(named);
      expect(bought).not.toContain(standIn);
    }
  });

  it('offers Campari with sweet vermouth', () => {
    expect(
      advice(bars.small)
        .slice(0, 3)
        .map(({ buy }) => buy),
    ).toContainEqual(['campari', 'sweet-vermouth']);
  });

  it('starts an empty shelf with three that open the most', () => {
    const [first, ...others] = advice(bars.empty);
    expect(first).toMatchObject({ buy: { length: 3 }, impact: 'high' });
    expect(first?.newDrinks.length).toBeGreaterThanOrEqual(
      Math.max(...others.map(({ newDrinks }) => newDrinks.length)),
    );
    expect(first?.buy.some((id) => strengthOf(id) > 0)).toBe(true);
  });

  it('recommends nothing with alcohol to a bar without it', () => {
    const withReplacement = 'alcohol-free-gin tonic-water lime-juice';
    for (const shelf of [bars.alcoholFree, withReplacement]) {
      const bought = advice(shelf).flatMap(({ buy }) => buy);
      expect(bought.length).toBeGreaterThan(5);
      expect(bought.filter((id) => strengthOf(id) > 1)).toEqual([]);
    }
    // Four ingredients do not settle it, so purchases without alcohol lead.
    const [lead] = advice('lime-juice mint sugar soda-water');
    expect(lead?.buy.filter((id) => strengthOf(id) > 0)).toEqual([]);
  });

  it('distinguishes high impact from low', () => {
    const impacts = (shelf: string) => advice(shelf).map(({ impact }) => impact);
    for (const bar of ['home', 'small', 'classic', 'tiki', 'centralEuropean'] as const) {
      expect(new Set(impacts(bars[bar])), bar).toEqual(new Set(['high', 'medium', 'low']));
    }
    for (const shelf of Object.values(bars)) {
      const drinksNow = menuOf(shelf.split(' ').filter(Boolean), true).all('en').length;
      for (const { impact, newDrinks } of advice(shelf)) {
        if (newDrinks.length === 1) expect(impact).not.toBe('high');
        if (newDrinks.length === 1 && drinksNow > 0) expect(impact).toBe('low');
      }
    }
  });

  it('never leads with ingredients that every kitchen has', () => {
    const everyday = ['salt', 'water', 'saline-solution'];
    for (const missing of [
      ['salt', 'saline-solution', 'campari'],
      ['water', 'salt', 'saline-solution', 'orgeat'],
    ]) {
      const list = advice(ids.filter((id) => !missing.includes(id)));
      expect(list.flatMap(({ buy }) => buy)).toEqual(
        expect.arrayContaining(missing.filter((id) => !everyday.includes(id))),
      );
      expect(list[0]?.buy.every((id) => everyday.includes(id))).toBe(false);
    }
  });

  it('finds the three that are missing', () => {
    const missing = ['campari', 'lemon-juice', 'orgeat'];
    const list = advice(ids.filter((id) => ![...missing, 'lemon'].includes(id)));
    expect(singles(list)).toEqual(expect.arrayContaining(missing));
    expect(list[0]?.impact).toBe('high');
  });

  it('leaves out hidden purchases, alone and with others', () => {
    const menu = menuOf(bars.small.split(' '), true);
    const hides = (hidden: string[]) => (buy: readonly string[]) =>
      hidden.every((id) => buy.includes(id));
    const bought = (gains: Gain[]) => gains.map(({ buy }) => idsOf(buy));
    const withoutCampari = bought(bestGains(menu, hides(['campari'])));
    expect(withoutCampari.flat()).not.toContain('campari');
    expect(withoutCampari.flat()).toContain('sweet-vermouth');
    const withoutPair = bought(bestGains(menu, hides(['campari', 'sweet-vermouth'])));
    expect(withoutPair.filter(hides(['campari', 'sweet-vermouth']))).toEqual([]);
    expect(withoutPair.flat()).toContain('campari');
  });

  it('is empty for a bar that has everything', () => {
    expect(bestGains(menuOf(ids, true))).toEqual([]);
  });
});

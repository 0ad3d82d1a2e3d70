import { describe, expect, it } from 'vitest';
import { menuDrink } from '#server/testing/model/model-question.ts';
import { mostShown, shownMenu } from './shown-menu.ts';

const families = ['sours', 'stirred', 'hot', 'shots'];
const idsOf = (drinks: readonly { id: string }[]) => drinks.map(({ id }) => id);

/** Only the last one is featured, and only it is hot. */
function menuOf(count: number) {
  return Array.from({ length: count }, (_, n) =>
    menuDrink({
      id: `d${n + 1}`,
      number: n + 1,
      name: `Drink ${n + 1}`,
      ingredients: ['Gin'],
      category: families[n % families.length] ?? '',
      isFeatured: n + 1 === count,
    }),
  );
}

it('is the whole menu, up to 400 drinks', () => {
  const drinks = menuOf(mostShown);
  expect(shownMenu(drinks, new Set(), [['d1']])).toEqual({ menu: drinks, beside: [] });
});

describe('of a bigger menu', () => {
  const drinks = menuOf(1_000);
  const famous = new Set(['d999', 'd998']);
  const ask = (...rankings: string[][]) => shownMenu(drinks, famous, rankings);
  const far = Array.from({ length: 300 }, (_, n) => `d${700 + n}`);

  it('has featured drinks, famous drinks, and some of each family, for every question', () => {
    const { menu } = ask(far);
    expect(ask(['d500'], []).menu).toEqual(menu);
    expect(idsOf(menu)).toEqual(expect.arrayContaining(['d1000', 'd999', 'd998']));
    for (const family of families) {
      const shown = menu.filter(({ category }) => category === family);
      expect(shown.length).toBeGreaterThan(60);
    }
  });

  it('includes the first of each ranking, up to 400 in all', () => {
    const { menu, beside } = ask(far, ['d650', 'd651'], ['d652']);
    expect(menu.length + beside.length).toBe(mostShown);
    const shown = new Set([...idsOf(menu), ...idsOf(beside)]);
    expect(shown.size).toBe(mostShown);
    for (const id of ['d700', 'd701', 'd750', 'd650', 'd651', 'd652']) expect(shown).toContain(id);
    expect(beside.length).toBeGreaterThan(100);
  });

  it('is in the order of the menu', () => {
    for (const shown of Object.values(ask(far.toReversed()))) {
      const numbers = shown.map(({ number }: { number: number }) => number);
      expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => a - b));
    }
  });
});

// Checks the advice against every bottle and every pair.
import { describe, expect, it } from 'vitest';
import { traitsOf } from '#catalogue/traits.ts';
import { impactOf, recommendationsShown } from '#domain/mixologist/mixologist.ts';
import { catalogueDrinks, everything as ids, menuOf } from '#server/testing/catalogue-menu.ts';
import { bestGains } from './gains.ts';

const bars: Record<string, string> = {
  home: 'vodka cola orange-juice lemon',
  gin: 'gin lime-juice simple-syrup soda-water',
  small:
    'gin bourbon vodka white-rum tequila-blanco dry-vermouth cointreau lemon-juice lime-juice orange-juice simple-syrup soda-water tonic-water cola ginger-beer aromatic-bitters mint egg-white prosecco',
  whisky:
    'bourbon scotch rye-whiskey sweet-vermouth aromatic-bitters sugar orange lemon-juice honey',
  tiki: 'white-rum dark-rum jamaican-rum gold-rum lime-juice pineapple-juice orange-juice orgeat falernum grenadine simple-syrup coconut-cream aromatic-bitters dry-curacao mint',
  centralEuropean:
    'slivovica borovicka tuzemak becherovka fernet-stock vodka kofola tonic-water lemon-juice honey apple-juice',
};

/** The ingredients that each bottle can replace, by id. */
const serving = new Map(
  ids.map((bottle) => {
    const { usable } = menuOf([bottle], true).shelf;
    return [bottle, new Set(ids.filter((_, n) => usable[n]))];
  }),
);
const priceOf = (id: string) => traitsOf(id).price;

/**
 * A shelf, and the drinks that it opens by brute force: all of them, and those whose recipes name
 * the purchase.
 */
function shelfOf(text: string) {
  const stocked = text.split(' ');
  const has = new Set(stocked.flatMap((id) => [...(serving.get(id) ?? [])]));
  const lacking = catalogueDrinks
    .map(({ id, ingredients }) => ({ id, missing: ingredients.filter((one) => !has.has(one)) }))
    .filter(({ missing }) => missing.length > 0);
  const opened = (buy: readonly string[]) =>
    lacking
      .filter(({ missing }) => missing.every((one) => buy.some((b) => serving.get(b)?.has(one))))
      .map(({ id }) => id);
  const named = (buy: readonly string[]) =>
    lacking.filter(({ missing }) => missing.every((one) => buy.includes(one))).map(({ id }) => id);
  const offered = ids.filter((id) => !stocked.includes(id) && priceOf(id) > 0);
  return {
    stocked,
    lacking,
    opened,
    named,
    offered,
    drinksNow: catalogueDrinks.length - lacking.length,
  };
}

const adviceFor = (stocked: readonly string[]) =>
  bestGains(menuOf(stocked, true)).map((gain) => ({
    ...gain,
    buy: gain.buy.map((number) => ids[number] ?? ''),
  }));

describe.each(Object.keys(bars))('the advice for the bar: %s', (bar) => {
  const shelf = shelfOf(bars[bar] ?? '');
  const list = adviceFor(shelf.stocked);
  const shown = list.slice(0, recommendationsShown);

  it('counts the same drinks as brute force', () => {
    for (const { buy, newDrinks, named } of list) {
      expect(newDrinks.toSorted()).toEqual(shelf.opened(buy).sort());
      expect(named).toBe(shelf.named(buy).length);
    }
  });

  it('shows the bottle that most recipes need by name', () => {
    const counts = shelf.offered.map((id) => ({ id, count: shelf.named([id]).length }));
    const most = Math.max(...counts.map(({ count }) => count));
    const best = counts.filter(({ count }) => count === most).map(({ id }) => id);
    expect(shown.flatMap(({ buy }) => buy).some((id) => best.includes(id))).toBe(true);
  });

  it('does not begin with a bottle that another one beats in every way', () => {
    const first = list.find(({ buy }) => buy.length === 1);
    const [bottle = ''] = first?.buy ?? [];
    const better = shelf.offered.filter(
      (id) =>
        priceOf(id) <= priceOf(bottle) &&
        shelf.named([id]).length > (first?.named ?? 0) &&
        shelf.opened([id]).length > (first?.newDrinks.length ?? 0),
    );
    expect({ bottle, better }).toEqual({ bottle, better: [] });
  });

  it('finds the pair that opens the most beyond its single bottles', () => {
    const asked = new Set(shelf.lacking.flatMap(({ missing }) => missing));
    const bottles = shelf.offered.filter((id) => asked.has(id));
    const alone = new Map(bottles.map((id) => [id, shelf.named([id]).length]));
    const gains = bottles.flatMap((one, n) =>
      bottles.slice(n + 1).map((other) => {
        const apart = (alone.get(one) ?? 0) + (alone.get(other) ?? 0);
        return { pair: [one, other], more: shelf.named([one, other]).length - apart };
      }),
    );
    const most = Math.max(...gains.map(({ more }) => more));
    const best = gains.filter(({ more }) => more === most).map(({ pair }) => pair);
    const bought = list.map(({ buy }) => buy);
    const isKnown = best.some((pair) => bought.some((buy) => pair.every((id) => buy.includes(id))));
    expect({ best, bought, isKnown }).toMatchObject({ isKnown: most > 1 ? true : isKnown });
  });

  it('has a higher impact for more drinks, never a lower one', () => {
    const rank = { low: 0, medium: 1, high: 2 };
    for (const one of list) {
      for (const other of list) {
        if (one.buy.length !== other.buy.length || one.newDrinks.length < other.newDrinks.length)
          continue;
        const [a, b] = [one, other].map(
          ({ buy, newDrinks }) => rank[impactOf(newDrinks.length, shelf.drinksNow, buy.length)],
        );
        expect(a).toBeGreaterThanOrEqual(b ?? 0);
      }
    }
  });
});

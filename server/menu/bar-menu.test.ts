import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BarMenu, type MenuFilter } from './bar-menu.ts';
import {
  DrinkIndex,
  type IndexedDrink,
  type IndexedIngredient,
  IngredientIndex,
  type Position,
} from './catalogue-index.ts';
import { Shelf } from './shelf.ts';

function ingredient(id: string, more: Partial<IndexedIngredient> = {}): IndexedIngredient {
  const name = { en: id, sk: `${id} (sk)` };
  return {
    id,
    category: 'spirits',
    name,
    description: name,
    parent: null,
    substitutes: [],
    ...more,
  };
}

function drink(id: string, ingredients: string[], more: Partial<IndexedDrink> = {}): IndexedDrink {
  const name = { en: id, sk: id };
  return {
    id,
    category: 'sours',
    alcoholContent: 18,
    method: 'shake',
    name,
    description: { en: '', sk: '' },
    ingredients,
    ...more,
  };
}

const ingredients = new IngredientIndex([
  ingredient('gin'),
  ingredient('london-dry-gin', { parent: 'gin' }),
  ingredient('triple-sec', { substitutes: ['curacao'] }),
  ingredient('cointreau', { parent: 'triple-sec' }),
  ingredient('curacao', { substitutes: ['triple-sec'] }),
  ingredient('lemon-juice', { name: { en: 'Lemon juice', sk: 'Citrónová šťava' } }),
]);
const drinks = new DrinkIndex(
  [
    drink('white-lady', ['gin', 'triple-sec', 'lemon-juice'], {
      name: { en: 'White Lady', sk: 'Biela dáma' },
    }),
    drink('london-only', ['london-dry-gin']),
    drink('curacao-sour', ['curacao', 'lemon-juice'], { category: 'tropical' }),
    drink('gin-neat', ['gin'], {
      category: 'stirred',
      description: { en: 'Just gin', sk: 'Čistý džin' },
    }),
  ],
  ingredients,
);
const none = new DrinkIndex([], ingredients);

function menu(available: string[], allowsSubstitutes = true) {
  return new BarMenu(new Shelf(ingredients, available, allowsSubstitutes), drinks, none);
}
const found = (bar: BarMenu, filter: MenuFilter) => bar.page(filter, 'en', undefined, 50).ids;

describe('a shelf', () => {
  it('uses a kind as its parent, but not the other way round', () => {
    expect(menu(['london-dry-gin']).all('en')).toEqual(['gin-neat', 'london-only']);
    expect(menu(['gin']).all('en')).toEqual(['gin-neat']);
  });

  it('uses substitutes, and kinds of substitutes, where the bar allows them', () => {
    const stocked = ['gin', 'cointreau', 'lemon-juice'];
    expect(menu(stocked).all('en')).toEqual(['curacao-sour', 'gin-neat', 'white-lady']);
    expect(menu(stocked, false).all('en')).toEqual(['gin-neat', 'white-lady']);
  });

  it('names the ingredient that is poured', () => {
    const { shelf } = menu(['cointreau']);
    const poured = (id: string) =>
      shelf.ingredients.list[shelf.pouredFor(ingredients.numbers.get(id) ?? -1)]?.id;
    expect(poured('triple-sec')).toBe('cointreau');
    expect(poured('curacao')).toBe('cointreau');
    expect(poured('cointreau')).toBe('cointreau');
  });

  it('makes nothing when it is empty', () => {
    expect(menu([]).all('en')).toEqual([]);
    expect(menu([]).categoryCounts()).toEqual([]);
  });
});

describe('filters', () => {
  const full = menu(ingredients.list.map(({ id }) => id));

  it('finds words in names, ingredients and descriptions of both languages, without diacritics', () => {
    expect(found(full, { searchTerm: 'LADY' })).toEqual(['white-lady']);
    expect(found(full, { searchTerm: 'biela dama' })).toEqual(['white-lady']);
    expect(found(full, { searchTerm: 'citronova' })).toEqual(['curacao-sour', 'white-lady']);
    expect(found(full, { searchTerm: 'cisty dzin' })[0]).toBe('gin-neat');
    expect(found(full, { searchTerm: 'lemon whisky' })).toEqual([]);
  });

  it('finds a drink by the substitute that is poured', () => {
    expect(found(menu(['gin', 'cointreau', 'lemon-juice']), { searchTerm: 'cointreau' })).toEqual([
      'white-lady',
      'curacao-sour',
    ]);
  });

  it('combine: any of the categories, all of the ingredients, every word', () => {
    expect(found(full, { categories: ['tropical', 'stirred'] })).toEqual([
      'curacao-sour',
      'gin-neat',
    ]);
    expect(found(full, { ingredientIds: ['gin', 'lemon-juice'] })).toEqual(['white-lady']);
    expect(found(full, { categories: ['stirred'], searchTerm: 'lady' })).toEqual([]);
    expect(found(full, { ingredientIds: ['moonlight'] })).toEqual([]);
  });

  it('takes gin for London dry gin, and London dry gin for the gin it is poured as', () => {
    expect(found(full, { ingredientIds: ['gin'] })).toEqual([
      'gin-neat',
      'london-only',
      'white-lady',
    ]);
    expect(found(menu(['london-dry-gin']), { ingredientIds: ['london-dry-gin'] })).toEqual([
      'gin-neat',
      'london-only',
    ]);
  });

  it('counts drinks by category and by poured ingredient', () => {
    expect(full.categoryCounts()).toEqual([
      { category: 'sours', count: 2 },
      { category: 'stirred', count: 1 },
      { category: 'tropical', count: 1 },
    ]);
    const counts = menu(['london-dry-gin']).ingredientCounts();
    expect(counts[ingredients.numbers.get('london-dry-gin') ?? -1]).toBe(2);
    expect(counts[ingredients.numbers.get('gin') ?? -1]).toBe(0);
  });
});

describe('against brute force', () => {
  const ids = Array.from({ length: 12 }, (_, n) => `i${n}`);
  const anyIngredients = fc.tuple(
    ...ids.map((id, n) =>
      fc.record({
        id: fc.constant(id),
        parent: n === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...ids.slice(0, n))),
        substitutes: fc.subarray(
          ids.filter((other) => other !== id),
          { maxLength: 2 },
        ),
      }),
    ),
  );
  const anyDrinks = fc.array(fc.subarray(ids, { minLength: 1, maxLength: 5 }), { maxLength: 60 });

  it('agrees for every shelf, page by page, from two sources', () => {
    fc.assert(
      fc.property(
        anyIngredients,
        anyDrinks,
        anyDrinks,
        fc.subarray(ids),
        fc.boolean(),
        fc.integer({ min: 1, max: 7 }),
        (given, recipes, ownRecipes, stocked, allowsSubstitutes, size) => {
          const index = new IngredientIndex(given.map((more) => ingredient(more.id, more)));
          const make = (prefix: string) => (recipe: string[], n: number) =>
            drink(`${prefix}${n}`, recipe, { name: { en: `Drink ${(n * 7) % 5}`, sk: 'x' } });
          const catalogue = recipes.map(make('c'));
          const own = ownRecipes.map(make('o'));
          const bar = new BarMenu(
            new Shelf(index, stocked, allowsSubstitutes),
            new DrinkIndex(catalogue, index),
            new DrinkIndex(own, index),
          );

          const parents = new Map(given.map(({ id, parent }) => [id, parent]));
          const isKindOf = (id: string | null, of: string): boolean =>
            id !== null && (id === of || isKindOf(parents.get(id) ?? null, of));
          const has = (id: string) => stocked.some((one) => isKindOf(one, id));
          const canUse = (id: string) =>
            has(id) ||
            (allowsSubstitutes &&
              (given.find((one) => one.id === id)?.substitutes ?? []).some(has));
          const expected = [...catalogue, ...own]
            .filter(({ ingredients: recipe }) => recipe.every(canUse))
            .sort(
              (a, b) =>
                a.name.en.localeCompare(b.name.en, 'en', { numeric: true }) ||
                (a.id < b.id ? -1 : 1),
            )
            .map(({ id }) => id);

          const paged: string[] = [];
          let after: Position | undefined;
          do {
            const page = bar.page({}, 'en', after, size);
            paged.push(...page.ids);
            after = page.next;
          } while (after);
          expect(paged).toEqual(expected);
          for (const { id } of catalogue) expect(bar.canMake(id)).toBe(expected.includes(id));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('continues at the right position when drinks are added and removed between pages', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const indexOf = (left: string[]) =>
      new BarMenu(
        new Shelf(ingredients, ['gin'], true),
        new DrinkIndex(
          left.map((name) => drink(name, ['gin'])),
          ingredients,
        ),
        none,
      );
    const { next } = indexOf(names).page({}, 'en', undefined, 3);
    expect(next).toEqual({ rank: 0, name: 'c', id: 'c' });
    const gone = indexOf(['b', 'd', 'e', 'f']).page({}, 'en', next, 3);
    expect(gone.ids).toEqual(['d', 'e', 'f']);
    const added = indexOf([...names, 'bb', 'cc']).page({}, 'en', next, 2);
    expect(added.ids).toEqual(['cc', 'd']);
  });
});

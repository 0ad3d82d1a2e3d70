import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IndexedIngredient, IngredientIndex } from '#catalogue/ingredient-index.ts';
import { Shelf } from '#catalogue/shelf.ts';
import type { MenuEntry, MenuMode } from '#domain/menu/menu.ts';
import { BarMenu } from './bar-menu.ts';
import { compositionOf } from './composition.ts';
import { DrinkIndex, type IndexedDrink, type Position } from './drink-index.ts';
import type { MenuFilter } from './menu-filter.ts';
import { type OwnIngredientRow, withOwnIngredients } from './own-ingredients.ts';

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

  it('names the poured ingredient', () => {
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

  it('accepts gin for London dry gin, and London dry gin for the gin it is poured as', () => {
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

describe('a composed menu', () => {
  const plain = {
    isShown: null,
    featured: null,
    soldOut: null,
    soldOutUntil: null,
    price: null,
    note: '',
  };
  const everywhere = ['gin', 'triple-sec', 'lemon-juice'];
  const menuWith = (mode: MenuMode, entries: (Partial<MenuEntry> & { drinkId: string })[]) =>
    new BarMenu(
      new Shelf(ingredients, everywhere, true),
      drinks,
      none,
      compositionOf(
        { mode, currency: 'EUR' },
        entries.map((entry) => ({ ...plain, ...entry })),
      ),
    );
  const listed = (bar: BarMenu, filter: MenuFilter = {}) =>
    bar.page(filter, 'en', undefined, 50).ids.sort();

  it('leaves out hidden drinks, and nothing else', () => {
    const all = menuWith('everything', []);
    const bar = menuWith('everything', [{ drinkId: 'gin-neat', isShown: false }]);
    expect(listed(bar)).toEqual(listed(all).filter((id) => id !== 'gin-neat'));
    expect(bar.all('en')).toContain('gin-neat');
    expect([bar.isOffered('gin-neat'), bar.canMake('gin-neat')]).toEqual([false, true]);
    expect(bar.categoryCounts().some(({ category }) => category === 'stirred')).toBe(false);
  });

  it('has only chosen drinks, where the bar chooses', () => {
    const bar = menuWith('chosen', [
      { drinkId: 'white-lady', isShown: true },
      { drinkId: 'curacao-sour', price: 800 },
    ]);
    expect(listed(bar)).toEqual(['white-lady']);
  });

  it('lists sold-out drinks, which nobody can order', () => {
    const bar = menuWith('everything', [{ drinkId: 'white-lady', soldOut: 'back' }]);
    expect(listed(bar)).toContain('white-lady');
    expect(bar.canOrder('white-lady')).toBe(false);
    expect(bar.orderable('en')).not.toContain('white-lady');
  });

  it('features drinks in the order of the owner, as long as they can be made', () => {
    const bar = menuWith('everything', [
      { drinkId: 'white-lady', featured: 2 },
      { drinkId: 'gin-neat', featured: 1 },
      { drinkId: 'london-only', featured: 0 },
    ]);
    expect(bar.featured()).toEqual(['gin-neat', 'white-lady']);
  });

  it('lists each category by name, page by page', () => {
    const bar = menuWith('everything', []);
    const categoryOf = new Map(drinks.ids.map((id, n) => [id, drinks.categories[n] ?? 0]));
    const seen: string[] = [];
    for (let after: Position | undefined; ; ) {
      const { ids, next } = bar.page({}, 'en', after, 1, 'category');
      seen.push(...ids);
      if (!next) break;
      after = next;
    }
    expect(seen.toSorted()).toEqual(listed(bar));
    const categories = seen.map((id) => categoryOf.get(id) ?? 0);
    expect(categories).toEqual(categories.toSorted((a, b) => a - b));
  });
});

describe('allergens that guests avoid', () => {
  const index = withOwnIngredients(new IngredientIndex([ingredient('gin'), ingredient('cream')]), [
    own('almond-gin', { parent: 'gin', strength: 30, allergens: { nuts: 'has' } }),
    own('mystery', {}),
    own('safe-cordial', { allergens: {} }),
    own('traces', { allergens: { nuts: 'may' } }),
  ]);
  const menu = new DrinkIndex(
    ['gin', 'mystery', 'safe-cordial', 'traces'].map((id) => drink(`with-${id}`, [id])),
    index,
  );
  const barWith = (...stock: string[]) =>
    new BarMenu(new Shelf(index, stock, true), menu, new DrinkIndex([], index));
  const without = (bar: BarMenu, filter: MenuFilter) => bar.page(filter, 'en', undefined, 9).ids;

  it('is in poured ingredients, may be in them, or is unknown', () => {
    const bar = barWith('almond-gin', 'mystery', 'safe-cordial', 'traces');
    expect(without(bar, { withoutAllergens: ['nuts'] })).toEqual(['with-safe-cordial']);
    expect(without(bar, { withoutAllergens: ['milk'] })).toEqual([
      'with-gin',
      'with-safe-cordial',
      'with-traces',
    ]);
  });

  it('is also in optional ingredients', () => {
    const bar = new BarMenu(
      new Shelf(index, ['safe-cordial'], true),
      new DrinkIndex([drink('float', ['safe-cordial'], { optional: ['almond-gin'] })], index),
      new DrinkIndex([], index),
    );
    expect(without(bar, {})).toEqual(['float']);
    expect(without(bar, { withoutAllergens: ['nuts'] })).toEqual([]);
    expect(without(bar, { isAlcoholFree: true })).toEqual([]);
  });

  it('is alcohol, if poured', () => {
    const bar = barWith('almond-gin', 'safe-cordial');
    expect(without(bar, { isAlcoholFree: true })).toEqual(['with-safe-cordial']);
  });
});

describe('house-made ingredients', () => {
  const index = withOwnIngredients(
    new IngredientIndex([ingredient('ginger'), ingredient('sugar'), ingredient('ginger-syrup')]),
    [
      own('our-syrup', { parent: 'ginger-syrup', parts: ['ginger', 'sugar'] }),
      own('our-mix', { parts: ['our-syrup', 'sugar'] }),
      own('given-up', { parts: ['sugar'], isRetired: true }),
    ],
  );
  const usable = (stock: string[], out: string[] = []) => {
    const shelf = new Shelf(index, stock, false, out);
    return index.list.filter((_, n) => shelf.usable[n]).map(({ id }) => id);
  };

  it('are available with their parts, and count as what they are a kind of', () => {
    expect(usable(['ginger', 'sugar'])).toEqual([
      'ginger',
      'sugar',
      'ginger-syrup',
      'our-syrup',
      'our-mix',
    ]);
    expect(usable(['sugar'])).toEqual(['sugar']);
  });

  it('are not available once they have run out', () => {
    expect(usable(['ginger', 'sugar'], ['our-syrup'])).toEqual(['ginger', 'sugar']);
    expect(usable(['our-syrup', 'sugar'])).toContain('our-mix');
  });
});

function own(id: string, more: Partial<OwnIngredientRow>): OwnIngredientRow {
  const name = { en: id, sk: id };
  return {
    id,
    category: 'syrups',
    name,
    description: name,
    parent: null,
    substitutes: [],
    strength: 0,
    color: null,
    sugar: null,
    allergens: null,
    parts: [],
    isRetired: false,
    ...more,
  };
}

import { describe, expect, it } from 'vitest';
import { readCatalogue } from './files.ts';
import { findProblems } from './problems.ts';

const catalogue = readCatalogue();

describe('the catalogue', () => {
  it('has no problems', () => {
    expect(findProblems(catalogue)).toEqual([]);
  });

  it('has enough drinks and ingredients of each kind', () => {
    const { drinks, ingredients } = catalogue;
    expect(drinks.length).toBeGreaterThanOrEqual(250);
    expect(ingredients.length).toBeGreaterThanOrEqual(220);
    expect(new Set(ingredients.map(({ category }) => category)).size).toBe(14);
    expect(
      drinks.filter(({ category }) => category === 'alcohol-free').length,
    ).toBeGreaterThanOrEqual(30);
    const local = [
      'slivovica',
      'borovicka',
      'becherovka',
      'kofola',
      'tatratea',
      'demanovka',
      'tuzemak',
    ];
    const central = drinks.filter((drink) =>
      drink.ingredients.some(({ id }) => local.includes(id)),
    );
    expect(central.length).toBeGreaterThanOrEqual(10);
  });
});

describe('findProblems reports', () => {
  const [drink, ...drinks] = catalogue.drinks;
  const [ingredient, ...ingredients] = catalogue.ingredients;
  if (!drink || !ingredient) throw new Error('the catalogue is empty');
  const withDrink = (change: object) => ({
    ...catalogue,
    drinks: [{ ...drink, ...change }, ...drinks],
  });
  const withIngredient = (change: object) => ({
    ...catalogue,
    ingredients: [{ ...ingredient, ...change }, ...ingredients],
  });

  const [shelf, ...shelves] = catalogue.shelves;
  if (!shelf) throw new Error('there are no shelves');
  const withShelf = (change: object) => ({
    ...catalogue,
    shelves: [{ ...shelf, ...change }, ...shelves],
  });

  it.each([
    [
      'an unknown ingredient on a shelf',
      withShelf({ adds: shelf.adds.with(0, 'moonlight') }),
      /shelf first: moonlight does not exist/,
    ],
    [
      'an ingredient twice on a shelf',
      withShelf({ adds: shelf.adds.with(0, 'vodka') }),
      /shelf first: vodka appears twice/,
    ],
    [
      'a shelf of another size',
      withShelf({ size: 13 }),
      /shelf first: has 12 ingredients instead of 13/,
    ],
    ['a missing shelf', { ...catalogue, shelves }, /first is not in its place/],
    [
      'an unknown ingredient',
      withDrink({ ingredients: [{ id: 'moonlight', amount: 60, unit: 'ML' }] }),
      /moonlight does not exist/,
    ],
    [
      'a bucket',
      withDrink({ ingredients: [{ id: 'gin', amount: 900, unit: 'ML' }] }),
      /900 ml in all/,
    ],
    ['a missing language', withDrink({ sk: undefined }), /: sk: /],
    ['an empty text', withDrink({ en: { ...drink.en, description: '' } }), /en\.description/],
    ['an unknown glass', withDrink({ glass: 'bucket' }), /: glass: /],
    ['a sour without alcohol', withDrink({ category: 'sours' }), /alcohol in the category/],
    [
      'a doubled name',
      withDrink({ en: { ...drink.en, name: drinks[0]?.en.name.toUpperCase() } }),
      /the same drink name/,
    ],
    [
      'a doubled recipe',
      { ...catalogue, drinks: [...catalogue.drinks, { ...drink, id: 'copy' }] },
      /the same recipe/,
    ],
    ['an unknown parent', withIngredient({ parent: 'ether' }), /ether does not exist/],
    ['its own parent', withIngredient({ parent: ingredient.id }), /its own ancestor/],
    ['a missing fact', withIngredient({ allergens: undefined }), /: allergens: /],
    ['a missing description', withIngredient({ sk: { name: 'Éter' } }), /sk\.description/],
    ['an unknown fact', withIngredient({ smell: 'sweet' }), /smell/],
    ['an unknown note', withIngredient({ notes: ['moonlight'] }), /: notes\.0: /],
    ['an unknown role', withIngredient({ roles: ['hero'] }), /: roles\.0: /],
    ['an unknown tag', withIngredient({ tags: ['shiny'] }), /: tags\.0: /],
    ['an unknown allergen', withIngredient({ allergens: { dust: 'has' } }), /: allergens/],
    [
      'an unclear allergen',
      withIngredient({ allergens: { milk: 'a bit' } }),
      /: allergens\.milk: /,
    ],
    ['an unknown sugar level', withIngredient({ sugar: 'lots' }), /: sugar: /],
    ['an unknown pack', withIngredient({ pack: { kind: 'barrel' } }), /: pack\.kind: /],
    ['an unknown measure', withIngredient({ measure: { amount: 3 } }), /: measure\.unit: /],
    [
      'a garnish in one language',
      withIngredient({ garnish: { look: 'cherry', en: 'Cherry' } }),
      /: garnish\.sk: /,
    ],
    ['an unknown garnish', withIngredient({ suits: 'feather' }), /: suits: /],
    ['a note twice', withIngredient({ notes: ['anise', 'anise'] }), /a duplicate in notes/],
    ['a still mixer', withIngredient({ roles: ['mixer'] }), /not fizzy/],
    ['a mixer without inflection', withIngredient({ roles: ['mixer'] }), /no instrumental/],
    ['a leaf without inflection', withIngredient({ roles: ['leaf'] }), /no accusative/],
    ['a base without alcohol', withIngredient({ roles: ['base'], strength: 0 }), /no alcohol/],
    ['an egg that is no allergen', withIngredient({ tags: ['egg'] }), /not among its allergens/],
    ['a doubled ingredient', withIngredient({ id: ingredients[0]?.id }), /the same ingredient id/],
    [
      'a note without words',
      { ...catalogue, notes: { ...catalogue.notes, tea: undefined } },
      /notes: tea: /,
    ],
    [
      'an unknown default of a category',
      { ...catalogue, categories: { ...catalogue.categories, spirits: { smell: 'sweet' } } },
      /categories: spirits: /,
    ],
  ])('%s', (_what, broken, problem) => {
    expect(findProblems(broken as typeof catalogue).join('\n')).toMatch(problem);
  });
});

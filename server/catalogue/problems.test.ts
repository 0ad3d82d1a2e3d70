import { describe, expect, it } from 'vitest';
import { readCatalogue } from './files.ts';
import { findProblems } from './problems.ts';

const catalogue = readCatalogue();

describe('the catalogue', () => {
  it('has no problems', () => {
    expect(findProblems(catalogue)).toEqual([]);
  });

  it('is as rich as promised', () => {
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
    expect(drinks.filter(({ iba }) => iba).length).toBeGreaterThanOrEqual(90);
  });
});

describe('what is wrong is found', () => {
  const [drink, ...drinks] = catalogue.drinks;
  const [ingredient, ...ingredients] = catalogue.ingredients;
  if (!drink || !ingredient) throw new Error('the catalogue is empty');
  const withDrink = (change: object) => ({
    ...catalogue,
    drinks: [{ ...drink, ...change }, ...drinks],
  });

  it.each([
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
    [
      'an unknown parent',
      { ...catalogue, ingredients: [{ ...ingredient, parent: 'ether' }, ...ingredients] },
      /ether does not exist/,
    ],
    [
      'its own parent',
      { ...catalogue, ingredients: [{ ...ingredient, parent: ingredient.id }, ...ingredients] },
      /its own ancestor/,
    ],
  ])('%s', (_what, broken, problem) => {
    expect(findProblems(broken as typeof catalogue).join('\n')).toMatch(problem);
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { Drink } from '#domain/drinks/drinks.ts';
import { filterSeen, seenAllergens, seenIngredients } from './filter-seen.ts';
import { rememberDrinks } from './seen-drinks.ts';

const drink = (name: string, category: string, parts: string[], more: Partial<Drink> = {}) =>
  ({
    _id: name,
    name,
    category,
    alcoholUnits: 1,
    alcoholContent: 10,
    ingredients: parts.map((part) => ({ _id: part, name: part, category: 'spirits' })),
    substitutions: [],
    allergens: { has: [], may: [], isKnown: true },
    ...more,
  }) as unknown as Drink;

beforeAll(() => {
  rememberDrinks('bar', [
    drink('Mojito', 'highballs', ['rum', 'lime', 'mint']),
    drink('Daiquiri', 'sours', ['rum', 'lime']),
    drink('Amaretto Sour', 'sours', ['amaretto', 'lime'], {
      allergens: { has: ['egg'], may: ['nuts'], isKnown: true },
    }),
    drink('Limonáda', 'alcohol-free', ['lime'], { alcoholUnits: 0, alcoholContent: 0 }),
  ]);
});

const names = (...[filter, leftOut = []]: [object, Parameters<typeof filterSeen>[2]?]) =>
  filterSeen('bar', filter, leftOut).map(({ name }) => name);

it('filters like the server', () => {
  expect(names({ categories: ['sours'] })).toEqual(['Amaretto Sour', 'Daiquiri']);
  expect(names({ ingredientIds: ['rum', 'mint'] })).toEqual(['Mojito']);
  expect(names({ searchTerm: 'limonada' })).toEqual(['Limonáda']);
  expect(names({ searchTerm: 'lime rum' })).toEqual(['Daiquiri', 'Mojito']);
});

it('leaves out drinks that may contain an avoided allergen', () => {
  expect(names({ categories: ['sours'] }, ['nuts'])).toEqual(['Daiquiri']);
  expect(names({}, ['alcohol'])).toEqual(['Limonáda']);
});

it('lists the allergens and ingredients of the loaded drinks', () => {
  expect(seenAllergens('bar')).toEqual(['egg', 'nuts']);
  expect(seenIngredients('bar')).toContainEqual(
    expect.objectContaining({ _id: 'lime', drinksCount: 4 }),
  );
  expect(filterSeen('another bar', {}, [])).toEqual([]);
});

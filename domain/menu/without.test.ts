import { expect, it } from 'vitest';
import { conflictsOf, filterOf, readWithout } from './without.ts';

it('keeps known values only, in a fixed order', () => {
  expect(readWithout('nuts,alcohol,gold,nuts')).toEqual(['alcohol', 'nuts']);
  expect(readWithout('')).toEqual([]);
});

it('returns an empty filter where nothing is left out', () => {
  expect(filterOf([])).toEqual({});
  expect(filterOf(['alcohol', 'egg'])).toEqual({ isAlcoholFree: true, withoutAllergens: ['egg'] });
});

it.each([
  ['an allergen that the drink contains', { has: ['egg'] }, ['egg']],
  ['an allergen that the drink may contain', { may: ['egg'] }, ['egg']],
  ['every allergen where an ingredient is unknown', { isKnown: false }, ['egg']],
  ['no other allergen', { has: ['milk'] }, []],
] as const)('reports %s', (_what, allergens, found) => {
  const drink = {
    allergens: { has: [], may: [], isKnown: true, ...allergens },
    alcoholUnits: 2,
    alcoholContent: 9,
  };
  expect(conflictsOf(drink as never, ['egg'])).toEqual(found);
});

it('reports any alcohol as a conflict', () => {
  const drink = { allergens: { has: [], may: [], isKnown: true }, alcoholUnits: 1.5 };
  expect(conflictsOf({ ...drink, alcoholContent: 12 }, ['alcohol', 'egg'])).toEqual(['alcohol']);
  // A dash of bitters.
  const little = { ...drink, alcoholUnits: 0, alcoholContent: 0.4 };
  expect(conflictsOf(little, ['alcohol'])).toEqual(['alcohol']);
});

import { expect, it } from 'vitest';
import { conflictsOf, filterOf, readWithout } from './without.ts';

it('reads what is known, in one order', () => {
  expect(readWithout('nuts,alcohol,gold,nuts')).toEqual(['alcohol', 'nuts']);
  expect(readWithout('')).toEqual([]);
});

it('is no filter where nothing is left out', () => {
  expect(filterOf([])).toEqual({});
  expect(filterOf(['alcohol', 'egg'])).toEqual({ isAlcoholFree: true, withoutAllergens: ['egg'] });
});

it.each([
  ['what is in it', { has: ['egg'] }, ['egg']],
  ['what may be in it', { may: ['egg'] }, ['egg']],
  ['what nobody knows', { isKnown: false }, ['egg']],
  ['nothing that is left out', { has: ['milk'] }, []],
] as const)('finds %s', (_what, allergens, found) => {
  const drink = {
    allergens: { has: [], may: [], isKnown: true, ...allergens },
    alcoholUnits: 2,
    alcoholContent: 9,
  };
  expect(conflictsOf(drink as never, ['egg'])).toEqual(found);
});

it('finds alcohol', () => {
  const drink = { allergens: { has: [], may: [], isKnown: true }, alcoholUnits: 1.5 };
  expect(conflictsOf({ ...drink, alcoholContent: 12 }, ['alcohol', 'egg'])).toEqual(['alcohol']);
  // A dash of bitters.
  const little = { ...drink, alcoholUnits: 0, alcoholContent: 0.4 };
  expect(conflictsOf(little, ['alcohol'])).toEqual(['alcohol']);
});

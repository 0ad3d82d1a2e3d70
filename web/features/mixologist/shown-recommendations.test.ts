import { expect, it } from 'vitest';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import type { Recommendation, Recommendations } from '#domain/mixologist/mixologist.ts';
import { shownOf, withoutHidden } from './shown-recommendations.ts';

const ingredient = (_id: string): Ingredient => ({
  _id,
  name: _id,
  category: 'spirits',
  description: '',
  isOwn: false,
});
const recommendation = (...ids: string[]): Recommendation => {
  const [first = ingredient(''), together = null, ...alsoNeeded] = ids.map(ingredient);
  return {
    ingredient: first,
    together,
    alsoNeeded,
    impact: 'low',
    newDrinksCount: 1,
    newDrinkNames: ['X'],
    reason: '',
  };
};
const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => recommendation(id));
const answer = {
  interpretation: 'A',
  recommendations: list,
  engine: 'house',
  version: '1',
} as const;
const keys = (onShelf: string[], takenHere: string[] = []) =>
  shownOf(list, new Set(onShelf), new Set(takenHere)).map(({ key }) => key);

it('shows six recommendations, and one more for each that was taken here', () => {
  expect(keys([]).join('')).toBe('abcdef');
  expect(keys(['b'], ['b']).join('')).toBe('abcdefg');
  expect(keys(['b', 'g'], ['b', 'g']).join('')).toBe('abcdefgh');
});

it('does not move up recommendations that reached the shelf another way', () => {
  expect(keys(['b', 'g'], ['b']).join('')).toBe('abcdefh');
});

it('counts a pair as taken when both are on the shelf', () => {
  const pair = [recommendation('a', 'b')];
  const isTaken = (...onShelf: string[]) =>
    shownOf(pair, new Set(onShelf), new Set()).map((shown) => shown.isTaken);
  expect(isTaken('a')).toEqual([false]);
  expect(isTaken('a', 'b')).toEqual([true]);
});

it("leaves out hidden recommendations, in the server's words if it stored the same advice", () => {
  const hidden = [[ingredient('a')]];
  const shortened = { ...answer, interpretation: 'B', recommendations: list.slice(1) };
  const written = { ...answer, recommendations: [...list] };
  const kept = (advice: Recommendations) => ({ hidden, advice, isOfThisShelf: true });
  expect(withoutHidden(written, kept(shortened))).toBe(shortened);
  expect(withoutHidden(written, kept({ ...shortened, version: '2' }))).toEqual({
    ...shortened,
    interpretation: 'A',
  });
  expect(withoutHidden(written, undefined)).toBe(written);
});

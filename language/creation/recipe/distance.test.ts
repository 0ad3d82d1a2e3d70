import { describe, expect, it } from 'vitest';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { pantryOf } from '#language/testing/pantry.ts';
import { nearestTo, newUpTo, twistUpTo } from './distance.ts';
import { partsOf } from './pantry.ts';

const nearest = (recipe: readonly RecipeItem[]) => {
  const pantry = pantryOf(recipe.map(({ id }) => id));
  return nearestTo(partsOf(pantry, recipe), pantry.recipes);
};
const ml = (id: string, amount: number): RecipeItem => ({ id, amount, unit: 'ML' });
const dashes: RecipeItem = { id: 'aromatic-bitters', amount: 2, unit: 'DASH' };
const soda: RecipeItem = { id: 'soda-water', amount: 90, unit: 'TOP' };

describe('the nearest known drink', () => {
  it.each([
    ['a sour with another syrup', ml('white-rum', 45), ml('lime-juice', 22.5), ml('orgeat', 15)],
    [
      'one with bitters',
      ml('cognac', 45),
      ml('lemon-juice', 22.5),
      ml('cinnamon-syrup', 15),
      dashes,
    ],
    ['another spirit', ml('slivovica', 45), ml('lemon-juice', 22.5), ml('ginger-syrup', 15)],
    ['a collins', ml('slivovica', 45), ml('lemon-juice', 22.5), ml('ginger-syrup', 15), soda],
  ] as [string, ...RecipeItem[]][])('is close: %s', (_what, ...recipe) => {
    expect(nearest(recipe).likeness).toBeGreaterThan(newUpTo);
    expect(nearest(recipe).likeness).toBeLessThan(twistUpTo);
  });

  it('has the same spirit, where several drinks share a build', () => {
    const { recipe } = nearest([ml('gin', 45), ml('lemon-juice', 22.5), ml('orgeat', 15)]);
    expect(recipe?.parts.map(({ kind }) => kind)).toContain('gin');
  });

  it('differs from a long drink with another liqueur and juice', () => {
    const juices = [ml('grapefruit-juice', 60), ml('lemon-juice', 15)];
    const recipe = [ml('gin', 45), ml('aperol', 15), ...juices, soda];
    expect(nearest(recipe).likeness).toBeLessThanOrEqual(newUpTo);
  });
});

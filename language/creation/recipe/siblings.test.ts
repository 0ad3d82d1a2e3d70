import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { readBrief } from '#language/creation/brief.ts';
import { createDrink } from '#language/creation/create-drink.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { pantryOf } from '#language/testing/pantry.ts';
import { sample } from '#scripts/testing/mode.mjs';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { shelves } from '#server/testing/shelves.ts';
import { type OwnRecipe, partsOf } from './pantry.ts';
import { differences, kinship } from './siblings.ts';

const names = new DrinkNames(catalogueRecipes(readCatalogue()).map(profileOf));

function setOf(shelf: string, wish: string, seed: number): OwnRecipe[] {
  const recent: OwnRecipe[] = [];
  for (let n = 0; n < 5; n++) {
    const pantry = pantryOf(shelves[shelf] ?? [], { recent: [...recent] });
    const brief = wish ? readBrief(wish, 'en', names, pantry) : undefined;
    const { name, description, look, recipe } = createDrink(
      { pantry, brief },
      seededRandom(seed * 100 + n),
    );
    const parts = partsOf(pantry, recipe);
    recent.unshift({ name, description, garnish: look.garnish, parts });
  }
  return recent;
}

const pairsOf = <T>(list: readonly T[]) =>
  list.flatMap((one, n) => list.slice(n + 1).map((other) => [one, other] as const));

const wishes = ['tiki', 'tiki drink s rumom', 'niečo kyslé', ''];

describe('five drinks for one wish', () => {
  it.each(['tropical', 'everything'])('include no siblings: %s', (shelf) => {
    for (const wish of wishes) {
      for (const seed of sample(`siblings ${shelf} ${wish}`, [1, 2, 3], 1)) {
        for (const [one, other] of pairsOf(setOf(shelf, wish, seed))) {
          expect(kinship(one.parts, other.parts), `${wish} ${seed}: ${one.name.en}`).toBe(0);
        }
      }
    }
  });

  it.each(['classic', 'centralEuropean', 'alcoholFree'])(
    'differ in base, sour, sweetener or build on a small shelf: %s',
    (shelf) => {
      for (const wish of wishes) {
        for (const seed of sample(`different ${shelf} ${wish}`, [1, 2, 3], 1)) {
          for (const [one, other] of pairsOf(setOf(shelf, wish, seed))) {
            const different = differences(one.parts, other.parts);
            expect(different, `${wish} ${seed}: ${one.name.en}`).toBeGreaterThan(0);
          }
        }
      }
    },
  );
});

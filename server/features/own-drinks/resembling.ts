import type { IngredientIndex } from '#catalogue/ingredient-index.ts';
import { likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import type { DrinkPreview } from '#domain/drinks/own-drinks.ts';
import type { Context } from '#server/functions.ts';
import { readClassics } from '#server/mixologist/classics.ts';
import type { Poured } from './recipe-ingredients.ts';

const shown = 3;
/** Drinks that are less alike share only a juice or a syrup. */
const leastLikeness = 0.35;

/** The most similar first. */
export async function resembling(
  { db, language }: Pick<Context, 'db' | 'language'>,
  ingredients: IngredientIndex,
  poured: readonly Poured[],
): Promise<DrinkPreview['resembles']> {
  if (poured.length === 0) return [];
  const classics = await readClassics(db, ingredients);
  const parts = poured.map(({ amount, unit, ingredient }) => ({
    id: ingredient.knownAs,
    kind: ingredient.kind,
    amount,
    unit,
  }));
  return classics
    .map(({ id, name, parts: others }) => ({
      drinkId: id,
      name: name[language],
      likeness: likenessOfRecipes(parts, others),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, shown)
    .map((drink) => ({ ...drink, likeness: Math.round(drink.likeness * 100) }));
}

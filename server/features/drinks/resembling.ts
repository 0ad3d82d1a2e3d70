import type { DrinkPreview } from '#domain/own-drinks.ts';
import { kindsIn } from '#server/features/mixologist/read-pantry.ts';
import type { Context } from '#server/functions.ts';
import type { IngredientIndex } from '#server/menu/catalogue-index.ts';
import type { RecipeRow } from '#server/menu/rows.ts';
import { likenessOfRecipes } from '#server/mixologist/creation/distance.ts';
import type { KnownPart } from '#server/mixologist/creation/pantry.ts';
import type { Poured } from './recipe-ingredients.ts';

const shown = 3;
/** Drinks that are less alike share no more than a juice or a syrup. */
const leastLikeness = 0.35;

interface Classic {
  id: string;
  name: RecipeRow['name'];
  parts: readonly KnownPart[];
}

/** The drinks of the catalogue, as long as it is the same. */
const classics = new WeakMap<ReadonlyMap<string, RecipeRow>, readonly Classic[]>();

/** The drinks of the catalogue that a recipe is most like, the most alike first. */
export async function resembling(
  { db, searches, language }: Pick<Context, 'db' | 'searches' | 'language'>,
  ingredients: IngredientIndex,
  poured: readonly Poured[],
): Promise<DrinkPreview['resembles']> {
  if (poured.length === 0) return [];
  const { recipes } = await searches.indexes.catalogue(db, ingredients);
  const known = classics.get(recipes) ?? classicsOf(recipes, ingredients);
  classics.set(recipes, known);
  const parts = poured.map(({ amount, unit, ingredient }) => ({
    id: ingredient.knownAs,
    kind: ingredient.kind,
    amount,
    unit,
  }));
  return known
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

function classicsOf(
  recipes: ReadonlyMap<string, RecipeRow>,
  ingredients: IngredientIndex,
): Classic[] {
  const kindOf = kindsIn(ingredients);
  return Array.from(recipes.values(), ({ id, name, parts }) => ({
    id,
    name,
    parts: parts.map(({ ingredientId, amount, unit }) => ({
      id: ingredientId,
      kind: kindOf(ingredientId),
      amount,
      unit,
    })),
  }));
}

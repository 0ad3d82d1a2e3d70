import type { IngredientIndex } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import type { KnownRecipe } from '#language/creation/recipe/pantry.ts';
import type { Db } from '#server/db/database.ts';
import { readRecipes } from '#server/menu/rows.ts';

export interface Classic extends KnownRecipe {
  id: string;
}

/** As long as the catalogue is the same. */
const known = new WeakMap<IngredientIndex, readonly Classic[]>();

/** An account's own ingredients do not change the kinds of the catalogue. */
export async function readClassics(
  db: Db,
  { catalogue }: IngredientIndex,
): Promise<readonly Classic[]> {
  const classics = known.get(catalogue) ?? (await readRecipes(db, null)).map(toClassic(catalogue));
  known.set(catalogue, classics);
  return classics;
}

/** A recipe with the kind of each ingredient. */
export function toClassic(ingredients: IngredientIndex): (row: RecipeRow) => Classic {
  const kindOf = kindsIn(ingredients);
  return ({ id, name, parts }) => ({
    id,
    name,
    parts: parts.map(({ ingredientId, amount, unit }) => ({
      id: ingredientId,
      kind: kindOf(ingredientId),
      amount,
      unit,
    })),
  });
}

export function kindsIn(ingredients: IngredientIndex): (id: string) => string {
  return (id) => {
    const number = ingredients.numbers.get(id);
    if (number === undefined) return id;
    return ingredients.list[[...ingredients.lineage(number)].at(-1) ?? number]?.id ?? id;
  };
}

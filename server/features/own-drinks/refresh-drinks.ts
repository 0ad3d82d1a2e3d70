import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#domain/errors.ts';
import type { IngredientProblem } from '#domain/ingredients/own-ingredients.ts';
import type { Tx } from '#server/db/database.ts';
import { type DrinkDetails, readDetails } from '#server/menu/rows.ts';
import {
  alcoholOfDrink,
  findIngredients,
  lookOfDrink,
  type RecipeIngredient,
} from './recipe-ingredients.ts';

/**
 * After a change of an own ingredient. INVALID_REQUEST if an alcohol-free drink would get alcohol.
 */
export async function refreshDrinks(db: Tx, accountId: string): Promise<void> {
  const affected = await db
    .selectFrom('drinks as d')
    .innerJoin('bars as b', 'b.id', 'd.bar_id')
    .innerJoin('drink_ingredients as i', 'i.drink_id', 'd.id')
    .innerJoin('ingredients as g', 'g.id', 'i.ingredient_id')
    .select('d.id')
    .distinct()
    .where('b.account_id', '=', accountId)
    .where('g.account_id', '=', accountId)
    .execute();
  const drinks = await readDetails(
    db,
    affected.map(({ id }) => id),
  );
  const ids = new Set(drinks.flatMap(({ recipe }) => recipe.map((item) => item.ingredientId)));
  const known = await findIngredients(db, accountId, [...ids]);
  for (const drink of drinks) await refresh(db, drink, known);
}

async function refresh(
  db: Tx,
  drink: DrinkDetails,
  known: ReadonlyMap<string, RecipeIngredient>,
): Promise<void> {
  const { id, method, category, recipe } = drink;
  const { glass, ice, garnish, rim } = drink.look;
  const poured = recipe.flatMap(({ ingredientId, amount, unit }) => {
    const ingredient = known.get(ingredientId);
    return ingredient ? { amount, unit, ingredient } : [];
  });
  const alcohol = alcoholOfDrink(method, poured);
  if (category === 'alcohol-free' && alcohol > 0) {
    const message: IngredientProblem = 'alcohol';
    throw new AppError('INVALID_REQUEST', { issues: [{ path: 'ingredient.strength', message }] });
  }
  const look = lookOfDrink({ method, glass, ice, garnishes: garnish, rim }, poured);
  if (alcohol === drink.alcohol_content && isDeepStrictEqual(look, drink.look)) return;
  await db
    .updateTable('drinks')
    .set({ alcohol_content: alcohol, look: JSON.stringify(look) })
    .where('id', '=', id)
    .execute();
}

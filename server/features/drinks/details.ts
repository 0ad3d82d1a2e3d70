import { sql } from 'kysely';
import { type Drink, drinkDefaults, type Recipe } from '#domain/drinks.ts';
import type { Language } from '#domain/languages.ts';
import { formatAmount, type UnitPreference } from '#domain/units.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import type { IngredientIndex } from '#server/menu/catalogue-index.ts';
import type { Shelf } from '#server/menu/shelf.ts';

export type DrinkDetails = Awaited<ReturnType<typeof readDetails>>[number];

interface RecipeRow {
  ingredientId: string;
  amount: number;
  unit: string;
}

/** Everything about drinks, in the order of the ids; unknown ids are left out. */
export async function readDetails(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('drinks as d')
    .leftJoin('bars as b', 'b.id', 'd.bar_id')
    .selectAll('d')
    .select([
      'b.is_active as barIsActive',
      'b.account_id as accountId',
      sql<RecipeRow[]>`coalesce((
        select json_agg(json_build_object('ingredientId', i.ingredient_id, 'amount', i.amount, 'unit', i.unit)
          order by i.position)
        from drink_ingredients i where i.drink_id = d.id), '[]')`.as('recipe'),
    ])
    .where('d.id', 'in', [...ids])
    .execute();
  const byId = new Map(found.map((drink) => [drink.id, drink]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The drink in the reader's words and units; what the shelf replaces is said. */
export function presentDrink(
  details: DrinkDetails,
  ingredients: IngredientIndex,
  shelf: Shelf | undefined,
  language: Language,
  unitPreference: UnitPreference,
): Drink {
  const defaults = drinkDefaults[language];
  const named = details.recipe.map(({ ingredientId }) => {
    const number = ingredients.numbers.get(ingredientId) ?? -1;
    const { name, category } = ingredients.list[number] ?? {};
    return {
      number,
      _id: ingredientId,
      name: name?.[language] ?? defaults.ingredient,
      category: category ?? defaults.category,
    };
  });
  return {
    _id: details.id,
    _creationTime: details.created_at.getTime(),
    name: details[`name_${language}`] || defaults.name,
    description: details[`description_${language}`] || defaults.description,
    category: details.category,
    alcoholContent: details.alcohol_content,
    isAiGenerated: details.is_ai_generated,
    instructions: details[`instructions_${language}`] || defaults.instructions,
    garnish: details[`garnish_${language}`],
    imageUrl: pictureUrl(details.id, details.look),
    hue: hueOf(details.look),
    ingredients: named.map(({ number: _, ...ingredient }) => ingredient),
    ingredientAmounts: details.recipe.map((item) => formatAmount(item, unitPreference, language)),
    substitutions: named.flatMap(({ number, _id, name }) => {
      const substitute = ingredients.list[shelf?.pouredFor(number) ?? number];
      if (!substitute || substitute.id === _id) return [];
      return {
        ingredientId: _id,
        ingredientName: name,
        substituteId: substitute.id,
        substituteName: substitute.name[language],
      };
    }),
  };
}

export function presentRecipe(
  details: DrinkDetails,
  ingredients: IngredientIndex,
  language: Language,
): Recipe | null {
  if (details.recipe.length === 0) return null;
  const defaults = drinkDefaults[language];
  return {
    instructions: details[`instructions_${language}`] || defaults.instructions,
    items: details.recipe.map(({ ingredientId, amount, unit }) => {
      const ingredient = ingredients.list[ingredients.numbers.get(ingredientId) ?? -1];
      return {
        ingredientId,
        ingredientName: ingredient?.name[language] ?? defaults.ingredient,
        ingredientCategory: ingredient?.category ?? defaults.category,
        amount,
        unit,
      };
    }),
  };
}

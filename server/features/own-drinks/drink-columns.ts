import type { OwnDrink, OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import type { Unit } from '#domain/drinks/units.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { textColumns, writtenTexts } from '#server/features/own-items/text-columns.ts';
import type { DrinkDetails } from '#server/menu/rows.ts';
import { alcoholOfDrink, findIngredients, lookOfDrink, type Poured } from './recipe-ingredients.ts';

const parts = ['name', 'description', 'instructions', 'garnish'] as const;

/** Throws INVALID_REQUEST for problems that the schema cannot detect. */
export async function columnsOf(
  db: Tx,
  bar: AuthorizedBar,
  fields: OwnDrinkFields,
  { isAiGenerated }: { isAiGenerated: boolean },
) {
  const { category, method } = fields;
  const poured = await pouredOf(db, bar, fields);
  const alcohol = alcoholOfDrink(method, poured);
  if (category === 'ai-generated' && !isAiGenerated) refuse('category', 'only for AI drinks');
  if (category === 'alcohol-free' && alcohol > 0) refuse('category', 'the drink has alcohol');
  return {
    category,
    method,
    look: JSON.stringify(lookOfDrink(fields, poured)),
    alcohol_content: alcohol,
    ...textColumns(fields.texts, parts),
    based_on: await knownDrink(db, bar, fields.basedOn),
  };
}

async function pouredOf(db: Tx, bar: AuthorizedBar, { recipe }: OwnDrinkFields): Promise<Poured[]> {
  const ids = recipe.map(({ ingredientId }) => ingredientId);
  const known = await findIngredients(db, bar.accountId, ids);
  return recipe.map(({ ingredientId, amount, unit }, n) => {
    const ingredient = known.get(ingredientId);
    if (!ingredient) return refuse(`recipe.${n}.ingredientId`, 'unknown ingredient');
    if (ingredient.isRetired) return refuse(`recipe.${n}.ingredientId`, 'retired ingredient');
    return { amount, unit, ingredient };
  });
}

function refuse(path: string, message: string): never {
  throw new AppError('INVALID_REQUEST', { issues: [{ path: `drink.${path}`, message }] });
}

/** Undefined if the account cannot see the drink any more. */
async function knownDrink(db: Tx, { accountId }: AuthorizedBar, drinkId: string | null) {
  if (drinkId === null) return null;
  const found = await db
    .selectFrom('drinks as d')
    .leftJoin('bars as b', 'b.id', 'd.bar_id')
    .select('d.id')
    .where('d.id', '=', drinkId)
    .where(({ or, eb }) => or([eb('d.bar_id', 'is', null), eb('b.account_id', '=', accountId)]))
    .executeTakeFirst();
  return found?.id ?? null;
}

export function fieldsOf(details: DrinkDetails): OwnDrinkFields {
  const { category, method, look, based_on } = details;
  return {
    texts: writtenTexts(details, parts),
    category,
    method,
    glass: look.glass,
    ice: look.ice,
    garnishes: [...look.garnish],
    rim: look.rim,
    recipe: details.recipe.map((item) => ({ ...item, unit: item.unit as Unit })),
    basedOn: based_on,
  };
}

export function ownDrinkOf(details: DrinkDetails): OwnDrink {
  return {
    ...fieldsOf(details),
    _id: details.id,
    isAiGenerated: details.is_ai_generated,
    isRetired: details.is_retired,
    version: details.version,
    changedAt: details.changed_at?.getTime() ?? null,
    changedBy: details.changed_by,
  };
}

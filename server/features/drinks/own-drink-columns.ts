// A drink that was written by hand, as columns of its row and back.

import type { OwnDrinkFields, OwnDrinkTexts } from '#domain/drinks/own-drinks.ts';
import type { Unit } from '#domain/drinks/units.ts';
import { AppError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/languages.ts';
import { tidyLine, tidyLines } from '#domain/text/tidy-text.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { DrinkDetails } from '#server/menu/rows.ts';
import { alcoholOfDrink, findIngredients, lookOfDrink, type Poured } from './recipe-ingredients.ts';

/** Throws INVALID_REQUEST for what the shape of the fields cannot tell. */
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
  const language = onlyLanguage(fields);
  return {
    category,
    method,
    look: JSON.stringify(lookOfDrink(fields, poured)),
    alcohol_content: alcohol,
    ...textColumns(fields, language),
    language,
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

/** The language that the texts are written in, or null if that is all of them. */
function onlyLanguage({ texts }: OwnDrinkFields): Language | null {
  const written = languages.filter((language) => texts[language]);
  return written.length === languages.length ? null : (written[0] ?? null);
}

function textColumns({ texts }: OwnDrinkFields, only: Language | null) {
  const en = texts[only ?? 'en'] as OwnDrinkTexts;
  const sk = texts[only ?? 'sk'] as OwnDrinkTexts;
  return {
    name_en: en.name,
    name_sk: sk.name,
    description_en: en.description,
    description_sk: sk.description,
    instructions_en: en.instructions,
    instructions_sk: sk.instructions,
    garnish_en: en.garnish,
    garnish_sk: sk.garnish,
  };
}

/** The drink that another was copied from, if the account may see it still. */
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

/** A row as what its bar's people write: without the no-break spaces of the catalogue. */
export function fieldsOf(details: DrinkDetails): OwnDrinkFields {
  const { category, method, look, based_on, language: only } = details;
  const written = only ? [only] : languages;
  const texts = written.map((language) => [
    language,
    {
      name: tidyLine(details[`name_${language}`]),
      description: tidyLines(details[`description_${language}`]),
      instructions: tidyLines(details[`instructions_${language}`]),
      garnish: tidyLine(details[`garnish_${language}`]),
    },
  ]);
  return {
    texts: Object.fromEntries(texts),
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

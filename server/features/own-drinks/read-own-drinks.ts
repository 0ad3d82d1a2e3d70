import type { Drink } from '#domain/drinks/drinks.ts';
import { type OwnDrink, type OwnDrinkFields, ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { plainName } from '#domain/text/text.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { presentDrink } from '#server/features/drinks/present-drink.ts';
import type { Context } from '#server/functions.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';
import { type DrinkDetails, readDetails } from '#server/menu/rows.ts';
import { fieldsOf, ownDrinkOf } from './drink-columns.ts';
import { takenDrinkNames } from './drink-names.ts';

export interface OwnDrinkOfBar extends Drink {
  isRetired: boolean;
  canMake: boolean;
  missing: string[];
}

/** By name, including retired drinks and those that cannot be made now. */
export async function ownDrinks(
  { db, menus, bars, language }: Pick<Context, 'db' | 'menus' | 'bars' | 'language'>,
  bar: AuthorizedBar,
  unitPreference: UnitPreference,
): Promise<OwnDrinkOfBar[]> {
  const menu = await menus.require(db, bar.id);
  const isVisible = (await bars.byId(db, bar.id))?.isActive;
  const { ingredients, usable } = menu.shelf;
  const rows = await db.selectFrom('drinks').select('id').where('bar_id', '=', bar.id).execute();
  const found = await readDetails(
    db,
    rows.map(({ id }) => id),
  );
  const drinks = found.map((details) => {
    const drink = presentDrink({ details, ingredients }, menu, { language, unitPreference });
    const missing = drink.ingredients.filter(
      ({ _id, isOptional }) => !isOptional && !usable[ingredients.numbers.get(_id) ?? -1],
    );
    return {
      ...drink,
      // The picture of a hidden bar's drink has no URL.
      ...(!isVisible && { imageUrl: dataUrl(drawDrink(details.id, details.look)) }),
      isRetired: details.is_retired,
      canMake: missing.length === 0,
      missing: missing.map(({ name }) => name),
    };
  });
  const { compare } = new Intl.Collator(language, { numeric: true });
  return drinks.sort((a, b) => compare(a.name, b.name) || (a._id < b._id ? -1 : 1));
}

export async function ownDrink(db: Db, bar: AuthorizedBar, drinkId: string): Promise<OwnDrink> {
  const [details] = await readDetails(db, [drinkId]);
  if (details?.bar_id !== bar.id) throw new AppError('DRINK_NOT_FOUND', null);
  return ownDrinkOf(details);
}

/** A classic, or a drink of any bar of the account. */
export async function drinkAsFields(
  db: Db,
  bar: AuthorizedBar,
  drinkId: string,
): Promise<OwnDrinkFields> {
  const [details] = await readDetails(db, [drinkId]);
  if (!details || !(await isVisible(db, bar, details))) throw new AppError('DRINK_NOT_FOUND', null);
  const fields = fieldsOf(details);
  const taken = await takenDrinkNames(db, bar, '');
  const names = Object.entries(fields.texts).map(([language, texts]) => [
    language,
    { ...texts, name: freeName(texts.name, language as Language, taken) },
  ]);
  return {
    ...fields,
    texts: Object.fromEntries(names),
    category: fields.category === 'ai-generated' ? categoryOf(details) : fields.category,
    basedOn: details.id,
  };
}

async function isVisible(db: Db, { accountId }: AuthorizedBar, details: DrinkDetails) {
  if (details.bar_id === null) return !details.is_retired;
  const bar = await db
    .selectFrom('bars')
    .select('account_id')
    .where('id', '=', details.bar_id)
    .executeTakeFirst();
  return bar?.account_id === accountId;
}

const ours = {
  en: (name: string) => `Our ${name}`,
  sk: (name: string) => `${name} po našom`,
} satisfies Record<Language, (name: string) => string>;

/** "Our Negroni". */
function freeName(name: string, language: Language, taken: ReadonlyMap<string, unknown>): string {
  const isFree = (text: string) =>
    text.length <= ownDrinkLimits.name && !taken.has(plainName(text));
  const numbered = Array.from({ length: 98 }, (_, n) => `${ours[language](name)} ${n + 2}`);
  return [name, ours[language](name), ...numbered].find(isFree) ?? name;
}

/** Replaces the AI category. */
function categoryOf({ alcohol_content, method, look }: DrinkDetails): OwnDrinkFields['category'] {
  if (alcohol_content === 0) return 'alcohol-free';
  if (look.glass === 'shot') return 'shots';
  if (['irish', 'teacup'].includes(look.glass)) return 'hot';
  if (['tiki', 'hurricane'].includes(look.glass)) return 'tropical';
  if (['flute', 'wine'].includes(look.glass) && look.bubbles) return 'spritzes';
  if (look.bubbles) return method === 'shake' ? 'fizzes' : 'highballs';
  if (method === 'muddle') return 'juleps';
  return method === 'shake' || method === 'blend' ? 'sours' : 'stirred';
}

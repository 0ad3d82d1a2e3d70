import { drinkDefaults } from '#domain/drink-defaults.ts';
import type { Drink, Recipe, Substitution } from '#domain/drinks.ts';
import type { Language } from '#domain/languages.ts';
import { formatAmount, type UnitPreference } from '#domain/units.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import type { IngredientIndex } from '#server/menu/catalogue-index.ts';
import type { KnownDrink } from '#server/menu/menus.ts';
import type { DrinkDetails } from '#server/menu/rows.ts';
import type { Shelf } from '#server/menu/shelf.ts';

/** The reader's language and units. */
export interface DrinkFormat {
  language: Language;
  unitPreference: UnitPreference;
}

/** A drink for its reader, with the substitutes that a shelf has for it. */
export function presentDrink(
  drink: KnownDrink,
  shelf: Shelf | undefined,
  format: DrinkFormat,
): Drink {
  return {
    ...presentWithoutSubstitutions(drink, format),
    substitutions: substitutionsOf(drink, shelf, format.language),
  };
}

/** `presentDrink` as JSON. All but the substitutions is the same in every bar, and cached. */
export function drinkAsJson(
  drink: KnownDrink,
  shelf: Shelf | undefined,
  format: DrinkFormat,
): Buffer[] {
  const substitutions = substitutionsOf(drink, shelf, format.language);
  const end = substitutions.length
    ? Buffer.from(`${JSON.stringify(substitutions)}}`)
    : noSubstitutions;
  return [jsonWithoutSubstitutions(drink, format), end];
}

const noSubstitutions = Buffer.from('[]}');

interface CachedJson {
  /** The index that the ingredients' names were read from. */
  ingredients: IngredientIndex;
  byFormat: Map<string, Buffer>;
}

/** The JSON of each drink up to its substitutions, for as long as its details are in memory. */
const jsonCache = new WeakMap<DrinkDetails, CachedJson>();

function jsonWithoutSubstitutions(drink: KnownDrink, format: DrinkFormat): Buffer {
  const { details, ingredients } = drink;
  let cached = jsonCache.get(details);
  if (cached?.ingredients !== ingredients) {
    cached = { ingredients, byFormat: new Map() };
    jsonCache.set(details, cached);
  }
  const key = `${format.language} ${format.unitPreference}`;
  const known = cached.byFormat.get(key);
  if (known) return known;
  const json = JSON.stringify(presentWithoutSubstitutions(drink, format));
  const start = Buffer.from(`${json.slice(0, -1)},"substitutions":`);
  cached.byFormat.set(key, start);
  return start;
}

function presentWithoutSubstitutions(
  { details, ingredients }: KnownDrink,
  { language, unitPreference }: DrinkFormat,
): Omit<Drink, 'substitutions'> {
  const defaults = drinkDefaults[language];
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
    ingredients: details.recipe.map(({ ingredientId }) => {
      const ingredient = ingredients.list[ingredients.numbers.get(ingredientId) ?? -1];
      return {
        _id: ingredientId,
        name: ingredient?.name[language] ?? defaults.ingredient,
        category: ingredient?.category ?? defaults.category,
      };
    }),
    ingredientAmounts: details.recipe.map((item) => formatAmount(item, unitPreference, language)),
  };
}

function substitutionsOf(
  { details, ingredients }: KnownDrink,
  shelf: Shelf | undefined,
  language: Language,
): Substitution[] {
  if (!shelf) return [];
  return details.recipe.flatMap(({ ingredientId }) => {
    const number = ingredients.numbers.get(ingredientId);
    const poured = number === undefined ? undefined : shelf.pouredFor(number);
    if (number === undefined || poured === undefined || poured === number) return [];
    const [ingredient, substitute] = [ingredients.list[number], ingredients.list[poured]];
    if (!ingredient || !substitute) return [];
    return {
      ingredientId,
      ingredientName: ingredient.name[language],
      substituteId: substitute.id,
      substituteName: substitute.name[language],
      isKind: !shelf.isReplaced(number),
    };
  });
}

export function presentRecipe(
  { details, ingredients }: KnownDrink,
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

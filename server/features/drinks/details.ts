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

/** In whose words and units a drink is told. */
export interface Wording {
  language: Language;
  unitPreference: UnitPreference;
}

/** The drink in the reader's words and units; what the shelf replaces is said. */
export function presentDrink(drink: KnownDrink, shelf: Shelf | undefined, wording: Wording): Drink {
  return {
    ...presentAnywhere(drink, wording),
    substitutions: substitutionsOf(drink, shelf, wording.language),
  };
}

/** `presentDrink` as JSON. Only what is the bar's own is written anew each time. */
export function drinkAsJson(
  drink: KnownDrink,
  shelf: Shelf | undefined,
  wording: Wording,
): Buffer[] {
  const substitutions = substitutionsOf(drink, shelf, wording.language);
  const end = substitutions.length
    ? Buffer.from(`${JSON.stringify(substitutions)}}`)
    : noSubstitutions;
  return [jsonAnywhere(drink, wording), end];
}

const noSubstitutions = Buffer.from('[]}');

interface Written {
  /** Those whose names are written in it. */
  ingredients: IngredientIndex;
  byWording: Map<string, Buffer>;
}

/** The JSON of each drink up to its substitutions, as long as its details are kept. */
const written = new WeakMap<DrinkDetails, Written>();

function jsonAnywhere(drink: KnownDrink, wording: Wording): Buffer {
  const { details, ingredients } = drink;
  let known = written.get(details);
  if (known?.ingredients !== ingredients) {
    known = { ingredients, byWording: new Map() };
    written.set(details, known);
  }
  const key = `${wording.language} ${wording.unitPreference}`;
  const kept = known.byWording.get(key);
  if (kept) return kept;
  const json = JSON.stringify(presentAnywhere(drink, wording));
  const start = Buffer.from(`${json.slice(0, -1)},"substitutions":`);
  known.byWording.set(key, start);
  return start;
}

/** What is the same in every bar. */
function presentAnywhere(
  { details, ingredients }: KnownDrink,
  { language, unitPreference }: Wording,
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
    const [asked, substitute] = [ingredients.list[number], ingredients.list[poured]];
    if (!asked || !substitute) return [];
    return {
      ingredientId,
      ingredientName: asked.name[language],
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

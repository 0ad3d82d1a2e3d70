import { allergenBits, allergensOf } from '#catalogue/allergen-bits.ts';
import {
  type IndexedIngredient,
  type IngredientIndex,
  strengthOfIngredient,
} from '#catalogue/ingredient-index.ts';
import { hueOf } from '#catalogue/look/look.ts';
import { isProperName } from '#catalogue/name-in-sentence.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { trimTraits } from '#catalogue/traits.ts';
import { alcoholUnits } from '#domain/drinks/alcohol.ts';
import { drinkDefaults } from '#domain/drinks/drink-defaults.ts';
import { trimsOf } from '#domain/drinks/drink-look.ts';
import type { Drink, Recipe, Substitution } from '#domain/drinks/drinks.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { formatAmount } from '#domain/drinks/units.ts';
import type { Language } from '#domain/languages.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { KnownDrink } from '#server/menu/menus.ts';
import type { DrinkDetails } from '#server/menu/rows.ts';

export interface DrinkFormat {
  language: Language;
  unitPreference: UnitPreference;
}

export function presentDrink(
  drink: KnownDrink,
  menu: BarMenu | undefined,
  format: DrinkFormat,
): Drink {
  return { ...presentShared(drink, format), ...presentOfBar(drink, menu, format.language) };
}

/** Caches the part that is the same in every bar. */
export function drinkAsJson(drink: KnownDrink, menu: BarMenu, format: DrinkFormat): Buffer[] {
  const ofBar = JSON.stringify(presentOfBar(drink, menu, format.language));
  return [sharedJson(drink, format), Buffer.from(ofBar.slice(1))];
}

type OfBar = Pick<Drink, 'substitutions' | 'allergens' | 'menu'>;

function presentOfBar(drink: KnownDrink, menu: BarMenu | undefined, language: Language): OfBar {
  return {
    substitutions: substitutionsOf(drink, menu?.shelf, language),
    allergens: allergensOf(allergensPoured(drink, menu?.shelf)),
    menu: menu?.composition.onMenu(drink.details.id) ?? null,
  };
}

/** As bits, of the whole drink with garnish and rim. */
function allergensPoured({ details, ingredients }: KnownDrink, shelf: Shelf | undefined): number {
  const trims = trimsOf(details.look).map((trim) => allergenBits(trimTraits(trim).allergens ?? {}));
  const parts = details.recipe.map(({ ingredientId }) => {
    const number = ingredients.numbers.get(ingredientId);
    if (number === undefined) return allergenBits(undefined);
    return ingredients.allergens[shelf?.pouredFor(number) ?? number] ?? allergenBits(undefined);
  });
  return [...trims, ...parts].reduce((bits, part) => bits | part, 0);
}

interface CachedJson {
  ingredients: IngredientIndex;
  byFormat: Map<string, Buffer>;
}

/** As long as a drink's details are in memory. */
const jsonCache = new WeakMap<DrinkDetails, CachedJson>();

/** Without the fields that differ from bar to bar. */
function sharedJson(drink: KnownDrink, format: DrinkFormat): Buffer {
  const { details, ingredients } = drink;
  let cached = jsonCache.get(details);
  if (cached?.ingredients !== ingredients) {
    cached = { ingredients, byFormat: new Map() };
    jsonCache.set(details, cached);
  }
  const key = `${format.language} ${format.unitPreference}`;
  const known = cached.byFormat.get(key);
  if (known) return known;
  const json = JSON.stringify(presentShared(drink, format));
  const start = Buffer.from(`${json.slice(0, -1)},`);
  cached.byFormat.set(key, start);
  return start;
}

function presentShared(
  { details, ingredients }: KnownDrink,
  { language, unitPreference }: DrinkFormat,
): Omit<Drink, keyof OfBar> {
  const defaults = drinkDefaults[language];
  const strengths = details.recipe.map(({ ingredientId, ...amount }) => {
    const ingredient = ingredients.list[ingredients.numbers.get(ingredientId) ?? -1];
    return { ...amount, strength: ingredient ? strengthOfIngredient(ingredient) : 0 };
  });
  return {
    _id: details.id,
    _creationTime: details.created_at.getTime(),
    name: details[`name_${language}`] || defaults.name,
    description: details[`description_${language}`] || defaults.description,
    category: details.category,
    alcoholContent: details.alcohol_content,
    isAiGenerated: details.is_ai_generated,
    isHouse: details.bar_id !== null && !details.is_ai_generated,
    writtenIn: details.language === language ? null : details.language,
    alcoholUnits: alcoholUnits(strengths),
    instructions: details[`instructions_${language}`] || defaults.instructions,
    garnish: details[`garnish_${language}`],
    imageUrl: pictureUrl(details.id, details.look),
    hue: hueOf(details.look),
    ingredients: details.recipe.map(({ ingredientId, isOptional }) => {
      const ingredient = ingredients.list[ingredients.numbers.get(ingredientId) ?? -1];
      return {
        _id: ingredientId,
        name: ingredient?.name[language] ?? defaults.ingredient,
        category: ingredient?.category ?? defaults.category,
        ...(isOptional && { isOptional }),
        ...(ingredient && isProper(ingredient, language) && { isProper: true as const }),
      };
    }),
    ingredientAmounts: details.recipe.map((item) => formatAmount(item, unitPreference, language)),
  };
}

/** People name their own ingredients as they like. */
function isProper({ name, own }: IndexedIngredient, language: Language): boolean {
  return own !== undefined || isProperName(name[language], language);
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
      ...(isProper(substitute, language) && { isProper: true as const }),
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

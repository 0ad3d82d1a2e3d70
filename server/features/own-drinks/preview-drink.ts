import { type IngredientIndex, traitsOfIngredient } from '#catalogue/ingredient-index.ts';
import { draftInstructions, garnishText } from '#catalogue/instructions/first-draft.ts';
import { packsOf } from '#catalogue/packs.ts';
import { traitsOf } from '#catalogue/traits.ts';
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import type { OwnDrinkSketch } from '#domain/drinks/own-drinks.schema.ts';
import type { DrinkPreview, OwnDrinkProblem } from '#domain/drinks/own-drinks.ts';
import { strengthOf } from '#domain/drinks/strength.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { formatAmount, millilitres } from '#domain/drinks/units.ts';
import { plainName } from '#domain/text/text.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { presentDrink } from '#server/features/drinks/present-drink.ts';
import type { Context } from '#server/functions.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';
import type { DrinkDetails } from '#server/menu/rows.ts';
import { takenDrinkNames } from './drink-names.ts';
import {
  alcoholOfDrink,
  findIngredients,
  lookOfDrink,
  type Poured,
  type RecipeIngredient,
} from './recipe-ingredients.ts';
import { resembling } from './resembling.ts';

type Reader = Pick<Context, 'db' | 'menus' | 'language'>;
type Items = NonNullable<OwnDrinkSketch['recipe']>;

const defaultMethod: Method = 'shake';

/** `drinkId`: of the drink that is being changed, if it is not a new one. */
export async function previewDrink(
  reader: Reader,
  bar: AuthorizedBar,
  sketch: OwnDrinkSketch & { drinkId?: string | undefined },
  unitPreference: UnitPreference,
): Promise<DrinkPreview> {
  const { db, menus, language } = reader;
  const { method = defaultMethod, drinkId = 'preview' } = sketch;
  const menu = await menus.require(db, bar.id);
  const { ingredients, usable } = menu.shelf;
  const items = (sketch.recipe ?? []).filter(({ amount }) => amount > 0);
  const ids = (sketch.recipe ?? []).map(({ ingredientId }) => ingredientId);
  const known = await findIngredients(db, bar.accountId, ids);
  const poured = pouredOf(items, known);
  const look = lookOfDrink({ ...sketch, method, garnishes: sketch.garnishes ?? [] }, poured);
  const alcoholContent = alcoholOfDrink(method, poured);
  const volumeMl = Math.round(
    poured.reduce((sum, item) => sum + millilitres(item), 0) * dilution[method],
  );
  const details = detailsOf({ id: drinkId, method, look, alcoholContent }, sketch);
  const drink = presentDrink({ details, ingredients }, menu, { language, unitPreference });
  const missing = drink.ingredients.filter(
    ({ _id, isOptional }) => !isOptional && !usable[ingredients.numbers.get(_id) ?? -1],
  );
  return {
    picture: dataUrl(drawDrink(drinkId, look)),
    hue: drink.hue,
    alcoholContent,
    strength: strengthOf(alcoholContent, 'dashboard'),
    volumeMl,
    volume: volumeMl
      ? formatAmount({ amount: volumeMl, unit: 'ML' }, unitPreference, language)
      : '',
    alcoholUnits: drink.alcoholUnits,
    costLevel: costLevelOf(poured),
    canMakeNow: ids.length > 0 && missing.length === 0,
    missing,
    substitutions: drink.substitutions,
    allergens: drink.allergens,
    resembles: await resembling(reader, ingredients, poured),
    instructions: draftInstructions({
      method,
      look,
      recipe: items.flatMap(({ ingredientId: id, amount, unit, isOptional }) =>
        known.has(id) ? { id, amount, unit, isOptional } : [],
      ),
      items: poured.map(({ ingredient }) => ({
        ...ingredient,
        ...ownFacts(ingredient, ingredients),
      })),
    }),
    garnish: garnishText(look.garnish),
    problems: [
      ...ingredientProblems(ids, known),
      ...(sketch.category === 'alcohol-free' && alcoholContent > 0
        ? [{ kind: 'has-alcohol' as const }]
        : []),
      ...(await nameProblems(reader, bar, sketch)),
    ],
  };
}

function pouredOf(items: Items, known: ReadonlyMap<string, RecipeIngredient>): Poured[] {
  return items.flatMap(({ ingredientId, amount, unit }) => {
    const ingredient = known.get(ingredientId);
    return ingredient ? { amount, unit, ingredient } : [];
  });
}

/** Without texts. */
function detailsOf(
  drink: { id: string; method: Method; look: DrinkLook; alcoholContent: number },
  { category = 'sours', recipe = [] }: OwnDrinkSketch,
): DrinkDetails {
  const { id, method, look } = drink;
  return {
    id,
    bar_id: null,
    category,
    method,
    look,
    is_ai_generated: false,
    is_retired: false,
    alcohol_content: drink.alcoholContent,
    name_en: '',
    name_sk: '',
    description_en: '',
    description_sk: '',
    instructions_en: '',
    instructions_sk: '',
    garnish_en: '',
    garnish_sk: '',
    based_on: null,
    language: null,
    version: 1,
    changed_at: null,
    changed_by: null,
    created_at: new Date(0),
    recipe,
  };
}

/** An own ingredient does not inherit the inflected names of its kind. */
function ownFacts({ id }: RecipeIngredient, { list, numbers }: IngredientIndex) {
  const found = list[numbers.get(id) ?? -1];
  return found?.own ? { own: { ...traitsOfIngredient(found), inflections: {} } } : {};
}

function ingredientProblems(
  ids: readonly string[],
  known: ReadonlyMap<string, RecipeIngredient>,
): OwnDrinkProblem[] {
  return ids.flatMap((ingredientId) => {
    const found = known.get(ingredientId);
    if (!found) return { kind: 'unknown-ingredient' as const, ingredientId };
    return found.isRetired ? { kind: 'retired-ingredient' as const, ingredientId } : [];
  });
}

async function nameProblems(
  { db }: Reader,
  bar: AuthorizedBar,
  { texts, drinkId = '' }: OwnDrinkSketch & { drinkId?: string | undefined },
): Promise<OwnDrinkProblem[]> {
  const names = [texts?.en, texts?.sk].map((text) => plainName(text?.name ?? '')).filter(Boolean);
  if (names.length === 0) return [];
  const taken = await takenDrinkNames(db, bar, drinkId);
  const found = names.flatMap((name) => taken.get(name) ?? []);
  return found.slice(0, 1).map((other) => ({ kind: 'name-taken', ...other }));
}

/** In packs of soda, by the catalogue's rough prices. Upper limits. */
const costs = { cheap: 0.35, fair: 0.75 };

function costLevelOf(poured: readonly Poured[]): DrinkPreview['costLevel'] {
  // Fruit, herbs and eggs cost little beside bottles.
  const bottles = poured.filter((item) => millilitres(item) > 0);
  const isKnown = bottles.every(
    ({ ingredient: { id, knownAs, isOwn } }) => !isOwn || knownAs !== id,
  );
  if (bottles.length === 0 || !isKnown) return null;
  const cost = bottles.reduce((sum, { ingredient: { knownAs, category }, amount, unit }) => {
    const { price } = traitsOf(knownAs, category);
    return sum + packsOf({ id: knownAs, category }, { amount, unit }) * price;
  }, 0);
  return cost <= costs.cheap ? 1 : cost <= costs.fair ? 2 : 3;
}

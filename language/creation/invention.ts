// A drink of another inventor, such as a language model, with checks of its recipe.
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Draft, RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Unit } from '#domain/drinks/units.ts';
import { AppError } from '#domain/errors.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { faultsOf, flavoursIn } from '#language/creation/recipe/checks.ts';
import { repeatedFrom } from '#language/creation/recipe/compose.ts';
import { nearestTo, newUpTo } from '#language/creation/recipe/distance.ts';
import { toJigger } from '#language/creation/recipe/jigger.ts';
import { isVariation, withoutOriginal } from '#language/creation/recipe/original.ts';
import { type Pantry, type PantryItem, partsOf } from '#language/creation/recipe/pantry.ts';
import { type CreationRequest, finish, glassOf, invent } from './create-drink.ts';

export interface Invention {
  shelf: readonly PantryItem[];
  startFrom: readonly string[];
  recent: readonly (readonly string[])[];
}

const recentShown = 8;
const ingredientCount = { min: 3, max: 8 };
const minFlavours = 3;

const maxAmount = {
  ML: 250,
  TOP: 250,
  DASH: 6,
  SPOON: 4,
  PIECE: 12,
  SLICE: 12,
  WEDGE: 8,
  LEAF: 15,
  SPRIG: 4,
  PINCH: 3,
} as const satisfies Partial<Record<Unit, number>>;
export const measurable = Object.keys(maxAmount) as (keyof typeof maxAmount)[];

const poured: readonly Unit[] = ['ML', 'TOP', 'SPOON', 'DASH'];
const counted: readonly Unit[] = ['PIECE', 'SLICE', 'WEDGE', 'LEAF', 'SPRIG', 'PINCH'];
const unitsOf: Record<IngredientCategory, readonly Unit[]> = {
  spirits: poured,
  liqueurs: poured,
  amari: poured,
  wines: poured,
  beers: poured,
  juices: poured,
  mixers: poured,
  syrups: poured,
  bitters: ['DASH'],
  dairy: ['ML', 'PIECE', 'SPOON'],
  fruits: counted,
  herbs: counted,
  spices: counted,
  pantry: ['ML', 'DASH', 'SPOON', 'PINCH'],
};
/** For honey, brine and the like. */
const maxPantryMl = 20;

/**
 * Starts from other ingredients each time. Otherwise the same question would give the same drink.
 */
export function inventionFrom(request: CreationRequest, random: () => number): Invention {
  const start = invent(request, random);
  if (!start) throw new AppError('NOTHING_TO_CREATE', null);
  return {
    shelf: (request.brief?.pantry ?? request.pantry).items,
    startFrom: start.recipe.slice(0, 2).map(({ id }) => id),
    recent: comparedWith(request)
      .recent.slice(0, recentShown)
      .map(({ parts }) => parts.map(({ id }) => id)),
  };
}

export function finishInvented(
  request: CreationRequest,
  method: Method,
  recipe: readonly RecipeItem[],
  random: () => number,
): Draft {
  const mix = mixOf(request.brief?.pantry ?? request.pantry, method, recipe);
  return finish(request, mix, random);
}

function mixOf(pantry: Pantry, method: Method, recipe: readonly RecipeItem[]) {
  const measured = recipe.map(toJigger);
  return { method, recipe: measured, glass: glassOf(pantry, method, measured) };
}

/** Drinks that it must differ from. A variation is compared with its original separately. */
function comparedWith({ pantry, variationOf }: CreationRequest): Pantry {
  return variationOf ? withoutOriginal(pantry, variationOf.recipe) : pantry;
}

export function recipeProblems(
  question: CreationRequest,
  method: Method,
  recipe: readonly RecipeItem[],
): string[] {
  const { brief, variationOf } = question;
  const pantry = brief?.pantry ?? question.pantry;
  const found: string[] = [];
  const items = recipe.map(({ id }) => pantry.items.find((item) => item.id === id));
  recipe.forEach(({ id, amount, unit }, n) => {
    const item = items[n];
    if (!item) found.push(`${JSON.stringify(id.slice(0, 40))} is not on the shelf`);
    else if (!unitsOf[item.category].includes(unit)) found.push(`${id} is not measured in ${unit}`);
    else if (item.category === 'pantry' && unit === 'ML' && amount > maxPantryMl) {
      found.push(`${amount} ml of ${id} is too much`);
    }
    const max = maxAmount[unit as keyof typeof maxAmount] ?? 0;
    if (!(amount > 0 && amount <= max)) found.push(`${amount} ${unit} is no amount of anything`);
  });
  const { min, max } = ingredientCount;
  const distinct = new Set(recipe.map(({ id }) => id)).size;
  if (distinct < min || recipe.length > max || distinct < recipe.length) {
    found.push(`a drink has ${min} to ${max} ingredients, each once`);
  }
  if (found.length) return found;
  const mix = mixOf(pantry, method, recipe);
  const parts = partsOf(pantry, mix.recipe);
  const { recipes, recent } = comparedWith(question);
  const nearest = nearestTo(parts, recipes);
  if (nearest.likeness > newUpTo) found.push(`it is too much like ${nearest.recipe?.name.en}`);
  if (nearestTo(parts, recent).likeness >= repeatedFrom) {
    found.push('it is too much like one of "recent"');
  }
  if (variationOf && !isVariation(question.pantry, variationOf.recipe, mix.recipe)) {
    found.push('it is no variation of "variationOf": change one or two ingredients, keep the rest');
  }
  if (flavoursIn(pantry, mix.recipe) < minFlavours) found.push('it has fewer than three tastes');
  if (brief && brief.fit(mix) === undefined) found.push('it has what the wish refuses');
  return [...found, ...faultsOf(pantry, mix)];
}

import * as z from 'zod';
import { dilution, type Method } from '#domain/alcohol.ts';
import type { Draft, RecipeItem } from '#domain/drink-draft.ts';
import { AppError } from '#domain/errors.ts';
import type { IngredientCategory } from '#domain/ingredients.ts';
import type { Unit } from '#domain/units.ts';
import { faultsOf, flavoursIn } from '#server/mixologist/creation/checks.ts';
import { repeatedFrom } from '#server/mixologist/creation/compose.ts';
import { nearestTo, newUpTo } from '#server/mixologist/creation/distance.ts';
import { finish, glassOf, invent } from '#server/mixologist/creation/house.ts';
import { toJigger } from '#server/mixologist/creation/jigger.ts';
import { freeNamesIn } from '#server/mixologist/creation/naming.ts';
import { isVariation, withoutOriginal } from '#server/mixologist/creation/original.ts';
import { type Pantry, partsOf } from '#server/mixologist/creation/pantry.ts';
import type { CreationQuestion } from '#server/mixologist/engine.ts';
import { languageNames } from './language-names.ts';
import type { ModelClient } from './model-client.ts';
import { textProblems } from './text-check.ts';

const maxLength = { name: 40, description: 300, instructions: 500 };
/** Of seconds and counts in instructions. */
const maxNumber = 90;
const ingredientCount = { min: 3, max: 8 };
const minFlavours = 3;

/** The largest amount of one ingredient, by unit. */
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
const measurable = Object.keys(maxAmount) as (keyof typeof maxAmount)[];

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
/** Of honey, brine and the like. */
const maxPantryMl = 20;

/** Proper nouns that are glasses. */
const glassNames = ['Nick', 'Nora', 'Collins', 'Hurricane', 'Martini', 'Margarita'];

const schema = z.object({
  name: z.string(),
  description: z.string(),
  instructions: z.string(),
  method: z.enum(Object.keys(dilution) as Method[]),
  ingredients: z.array(z.object({ id: z.string(), amount: z.number(), unit: z.enum(measurable) })),
});

/**
 * The model invents a recipe and its texts. The recipe must be sound; texts that fail the check are
 * replaced by the house's, which also writes the other language.
 */
export async function createWithModel(
  client: ModelClient,
  question: CreationQuestion,
  signal: AbortSignal,
): Promise<Draft> {
  const { pantry, language, wish, wishText, variationOf } = question;
  // The same prompt would give the same drink: each time it starts from other ingredients.
  const start = invent(question, Math.random);
  if (!start) throw new AppError('NOTHING_TO_CREATE', null);
  const shelf = wish?.pantry ?? pantry;
  const answer = await client.ask(
    {
      schema,
      instructions: `You invent drinks for a cocktail bar. Invent one new, balanced drink of 3 to 6 ingredients of "shelf", by their "id"; build it around "startFrom", keep it unlike "recent" and unlike every known cocktail, follow "wish" where it is about the drink, and where "variationOf" is given change one or two of its parts. Amounts: liquids in ML, in 7.5, 15, 22.5, 30, 45 or 60 (TOP for what is topped up, such as all with bubbles), bitters in DASH, herbs and fruit by LEAF, SPRIG, SLICE, WEDGE or PIECE. Give it a name of its own of two or three words, a description of one or two sentences and instructions of two to four sentences without a garnish, all in ${languageNames[language]}. Name no other drink and no ingredient that is not in it. Answer as JSON: {"name": "…", "description": "…", "instructions": "…", "method": "shake", "ingredients": [{"id": "…", "amount": 45, "unit": "ML"}]}.`,
      data: {
        shelf: shelf.items.map(({ id, name, category }) => ({
          id,
          name: name[language],
          category,
        })),
        startFrom: start.recipe.slice(0, 2).map(({ id }) => id),
        recent: comparedWith(question)
          .recent.slice(0, 8)
          .map(({ parts }) => parts.map(({ id }) => id)),
        ...(wishText && { wish: wishText }),
        ...(variationOf && { variationOf: variationOf.recipe }),
      },
      problems: ({ method, ingredients }) => recipeProblems(question, method, ingredients),
    },
    signal,
  );
  const draft = finish(question, mixOf(shelf, answer.method, answer.ingredients));
  const own = usableTexts(answer, pantry);
  return {
    ...draft,
    name: own.name ? { en: own.name, sk: own.name } : draft.name,
    description: { ...draft.description, ...(own.description && { [language]: own.description }) },
    instructions: {
      ...draft.instructions,
      ...(own.instructions && { [language]: own.instructions }),
    },
  };
}

/** A recipe of the model in measures of a jigger, in a glass that holds it. */
function mixOf(pantry: Pantry, method: Method, recipe: readonly RecipeItem[]) {
  const measured = recipe.map(toJigger);
  return { method, recipe: measured, glass: glassOf(pantry, method, measured) };
}

/** What a drink must differ from. A variation is compared with its original by itself. */
function comparedWith({ pantry, variationOf }: CreationQuestion): Pantry {
  return variationOf ? withoutOriginal(pantry, variationOf.recipe) : pantry;
}

/** Why a recipe cannot be used; empty where it can. */
function recipeProblems(
  question: CreationQuestion,
  method: Method,
  recipe: readonly RecipeItem[],
): string[] {
  const { wish, variationOf } = question;
  const pantry = wish?.pantry ?? question.pantry;
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
  if (wish && wish.fit(mix) === undefined) found.push('it has what the wish refuses');
  return [...found, ...faultsOf(pantry, mix)];
}

/** The model's texts that pass the check. */
function usableTexts(
  { name, description, instructions, ingredients }: z.infer<typeof schema>,
  pantry: Pantry,
): { name?: string; description?: string; instructions?: string } {
  const used = new Set(ingredients.map(({ id }) => id));
  // Possible garnishes on the shelf may be named as well.
  const nameable = pantry.items.filter(
    ({ id, category }) => used.has(id) || ['fruits', 'herbs', 'spices'].includes(category),
  );
  const names = nameable.flatMap((item) => [item.name.en, item.name.sk]);
  const foreign = [...pantry.vocabulary.flatMap(({ en, sk }) => [en, sk]), ...pantry.names];
  // A name may have capitals; but an ingredient in it must be in the drink.
  const nameProblems = textProblems(name.toLowerCase(), {
    maxLength: maxLength.name,
    names,
    foreign,
  });
  const isName = /^[\p{L}\d'’&-]+(?: [\p{L}\d'’&-]+){0,4}$/u.test(name.trim());
  const limits = { names: [name, ...names], foreign };
  const isFine = {
    name: isName && nameProblems.length === 0 && freeNamesIn(pantry)(name),
    description:
      textProblems(description, { ...limits, maxLength: maxLength.description }).length === 0,
    instructions:
      textProblems(instructions, {
        ...limits,
        names: [...limits.names, ...glassNames],
        maxLength: maxLength.instructions,
        allowsNumber: (value) => value <= maxNumber,
      }).length === 0,
  };
  return {
    ...(isFine.name && { name: name.trim() }),
    ...(isFine.name && isFine.description && { description: description.trim() }),
    ...(isFine.name && isFine.instructions && { instructions: instructions.trim() }),
  };
}

import * as z from 'zod';
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import { measurable } from '#language/creation/invention.ts';
import type { Pantry } from '#language/creation/recipe/pantry.ts';
import { freeNamesIn } from '#language/creation/words/naming.ts';
import type { CreationQuestion, MadeDrink } from '#server/mixologist/engine.ts';
import { languageNames } from './language-names.ts';
import type { ModelClient } from './model-client.ts';
import { textProblems } from './text-check.ts';

const maxLength = { name: 40, description: 300, instructions: 500 };
/** Of seconds and counts in instructions. */
const maxNumber = 90;

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
 * The recipe must be sound. The house replaces texts that fail the check, and writes the other
 * language.
 */
export async function createWithModel(
  client: ModelClient,
  { pantry, language, wishText, variationOf, house }: CreationQuestion,
  signal: AbortSignal,
): Promise<MadeDrink> {
  const { shelf, startFrom, recent } = await house.begin();
  const answer = await client.ask(
    {
      schema,
      instructions: `You invent drinks for a cocktail bar. Invent one new, balanced drink of 3 to 6 ingredients of "shelf", by their "id"; build it around "startFrom", keep it unlike "recent" and unlike every known cocktail, follow "wish" where it is about the drink, and where "variationOf" is given change one or two of its parts. Amounts: liquids in ML, in 7.5, 15, 22.5, 30, 45 or 60 (TOP for what is topped up, such as all with bubbles), bitters in DASH, herbs and fruit by LEAF, SPRIG, SLICE, WEDGE or PIECE. Give it a name of its own of two or three words, a description of one or two sentences and instructions of two to four sentences without a garnish, all in ${languageNames[language]}. Name no other drink and no ingredient that is not in it. Answer as JSON: {"name": "…", "description": "…", "instructions": "…", "method": "shake", "ingredients": [{"id": "…", "amount": 45, "unit": "ML"}]}.`,
      data: {
        shelf: shelf.map(({ id, name, category }) => ({ id, name: name[language], category })),
        startFrom,
        recent,
        ...(wishText && { wish: wishText }),
        ...(variationOf && { variationOf: variationOf.recipe }),
      },
      problems: ({ method, ingredients }) => house.judge(method, ingredients),
    },
    signal,
  );
  const { draft, recipeKey } = await house.finish(answer.method, answer.ingredients);
  const own = usableTexts(answer, pantry);
  const texts = {
    name: own.name ? { en: own.name, sk: own.name } : draft.name,
    description: { ...draft.description, ...(own.description && { [language]: own.description }) },
    instructions: {
      ...draft.instructions,
      ...(own.instructions && { [language]: own.instructions }),
    },
  };
  return { draft: { ...draft, ...texts }, recipeKey };
}

function usableTexts(
  { name, description, instructions, ingredients }: z.infer<typeof schema>,
  pantry: Pantry,
): { name?: string; description?: string; instructions?: string } {
  const used = new Set(ingredients.map(({ id }) => id));
  const nameable = pantry.items.filter(
    ({ id, category }) => used.has(id) || ['fruits', 'herbs', 'spices'].includes(category),
  );
  const names = nameable.flatMap((item) => [item.name.en, item.name.sk]);
  const foreign = [...pantry.vocabulary.flatMap(({ en, sk }) => [en, sk]), ...pantry.names];
  // A name may have capitals, but an ingredient in it must be in the drink.
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

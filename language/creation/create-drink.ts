import { instruct } from '#catalogue/instructions/writing.ts';
import { lookOf } from '#catalogue/look/look.ts';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { Draft, RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Glass } from '#domain/drinks/drink-look.ts';
import { millilitres } from '#domain/drinks/units.ts';
import { AppError } from '#domain/errors.ts';
import {
  type Asked,
  anything,
  type Composition,
  compose,
} from '#language/creation/recipe/compose.ts';
import { glassFor } from '#language/creation/recipe/glasses.ts';
import { itemOf, type Pantry } from '#language/creation/recipe/pantry.ts';
import { vary } from '#language/creation/recipe/vary.ts';
import { describe } from '#language/creation/words/describing.ts';
import { nameFor } from '#language/creation/words/naming.ts';
import { type Brief, profileOfMix } from './brief.ts';
import { tagsOf, tastesOf } from './character.ts';
import { chooseGarnish, noGarnish } from './garnish.ts';

export interface CreationRequest {
  pantry: Pantry;
  brief?: Brief | undefined;
  variationOf?: Draft | undefined;
}

/** Throws where the shelf allows no drink. */
export function createDrink(request: CreationRequest, random: () => number): Draft {
  const found = invent(request, random);
  if (!found) throw new AppError('NOTHING_TO_CREATE', null);
  return finish(request, found, random);
}

export function invent(
  { pantry, brief, variationOf }: CreationRequest,
  random: () => number,
): Composition | undefined {
  const shelf = brief?.pantry ?? pantry;
  const asked: Asked = brief ?? anything;
  if (!variationOf) return compose(shelf, random, asked);
  const { method, recipe, look } = variationOf;
  return vary(shelf, { method, recipe, glass: look.glass }, random, asked);
}

export function finish(
  { pantry, brief }: CreationRequest,
  mix: Composition,
  random: () => number,
): Draft {
  const { method, recipe, glass, twistOn } = mix;
  const profile = profileOfMix(pantry, mix);
  const tags = tagsOf(mix, profile);
  const chosen = chooseGarnish(recipe, brief?.pantry ?? pantry, tags, random);
  const garnish = brief && !brief.allowsGarnish(mix, chosen.look) ? noGarnish : chosen;
  const ingredients = recipe.flatMap((item) => pourOf(item, pantry));
  const look = lookOf({ method, glass, garnish: garnish.look, ingredients });
  const remarks = brief?.remarks(mix) ?? [];
  return {
    name: nameFor({ recipe, colour: look.liquid[0] ?? '#ffffff', tags }, pantry, random),
    description: describe(
      { method, recipe, tags, tastes: tastesOf(profile), twistOn },
      pantry,
      random,
    ),
    instructions: instruct({ method, recipe, items: pantry.items, look }),
    garnish: garnish.text,
    method,
    recipe,
    look,
    ...(remarks.length > 0 && { remarks }),
  };
}

export function glassOf(pantry: Pantry, method: Method, recipe: readonly RecipeItem[]): Glass {
  const ingredients = recipe.flatMap((item) => pourOf(item, pantry));
  const usual = lookOf({ method, ingredients }).glass;
  return (
    glassFor([usual, 'coupe', 'rocks', 'highball', 'collins', 'pint'], method, recipe) ?? usual
  );
}

function pourOf({ id, amount, unit }: RecipeItem, pantry: Pantry) {
  const item = itemOf(pantry, id);
  if (!item) return [];
  const { category, color } = item;
  return { id, category, color, unit, ml: millilitres({ amount, unit }) || amount };
}

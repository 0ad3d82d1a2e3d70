import type { Method } from '#domain/alcohol.ts';
import type { Draft, RecipeItem } from '#domain/drink-draft.ts';
import { AppError } from '#domain/errors.ts';
import { millilitres } from '#domain/units.ts';
import { lookOf } from '#server/illustrations/look.ts';
import { compose } from './compose.ts';
import { chooseGarnish } from './garnish.ts';
import { nameFor } from './naming.ts';
import type { Pantry, PantryItem } from './pantry.ts';
import { describe, instruct } from './writing.ts';

/** A new drink of what is on the shelf. */
export function createDrink(pantry: Pantry, random: () => number = Math.random): Draft {
  const found = compose(pantry, random);
  if (!found) throw new AppError('NOTHING_TO_CREATE', null);
  return finish(pantry, found.method, found.recipe, random);
}

/** All that follows from a recipe: how it looks, what it is called, how it is made. */
export function finish(
  pantry: Pantry,
  method: Method,
  recipe: RecipeItem[],
  random: () => number = Math.random,
): Draft {
  const ids = recipe.map(({ id }) => id);
  const garnish = chooseGarnish(ids, pantry.items, random);
  const look = lookOf({
    method,
    garnish: garnish.look,
    ingredients: recipe.flatMap((item) => pourOf(item, pantry.items)),
  });
  const written = { method, recipe, items: pantry.items, look };
  return {
    name: nameFor(ids, pantry.names, random),
    description: describe(written),
    instructions: instruct(written),
    garnish: garnish.text,
    method,
    recipe,
    look,
  };
}

function pourOf({ id, amount, unit }: RecipeItem, items: readonly PantryItem[]) {
  const item = items.find((one) => one.id === id);
  if (!item) return [];
  return {
    id,
    category: item.category,
    color: item.color,
    unit,
    ml: millilitres({ amount, unit }) || amount,
  };
}

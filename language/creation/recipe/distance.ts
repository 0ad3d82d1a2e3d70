// How far a drink is from those that are known.
import { type KnownPart, likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { KnownRecipe } from './pantry.ts';

/** Above this likeness a drink is no new one, but may be a twist on the other. */
export const newUpTo = 0.695;
/** Above this it is the other one. */
export const twistUpTo = 0.86;

/** Whether an ingredient is tasted: soda and sugar are not. */
export function isFlavour(id: string, strength: number): boolean {
  return strength > 0 || traitsOf(id).notes.length > 0;
}

export interface Nearest<T extends KnownRecipe> {
  likeness: number;
  recipe: T | undefined;
}

/** The known drink that a recipe is most like. */
export function nearestTo<T extends KnownRecipe>(
  parts: readonly KnownPart[],
  known: readonly T[],
): Nearest<T> {
  let nearest: Nearest<T> = { likeness: 0, recipe: undefined };
  for (const recipe of known) {
    const likeness = likenessOfRecipes(parts, recipe.parts);
    if (likeness > nearest.likeness) nearest = { likeness, recipe };
  }
  return nearest;
}

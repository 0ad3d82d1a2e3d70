import { type KnownPart, likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { KnownRecipe } from './pantry.ts';

/** With a higher likeness a drink is not new, but may be a twist. */
export const newUpTo = 0.695;
/** With a higher likeness it is the same drink. */
export const twistUpTo = 0.86;

/** Soda and sugar have no taste of their own. */
export function isFlavour(id: string, strength: number): boolean {
  return strength > 0 || traitsOf(id).notes.length > 0;
}

export interface Nearest<T extends KnownRecipe> {
  likeness: number;
  recipe: T | undefined;
}

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

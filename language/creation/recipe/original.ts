import { type KnownPart, likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { type Pantry, partsOf } from './pantry.ts';

const keptFrom = 0.4;

/** It keeps the idea of the original, and has an ingredient that the original lacks. */
export function isVariation(
  pantry: Pantry,
  original: readonly RecipeItem[],
  recipe: readonly RecipeItem[],
): boolean {
  const [before, after] = [partsOf(pantry, original), partsOf(pantry, recipe)];
  const kinds = new Set(before.map(({ kind }) => kind));
  const isOther = after.some(({ kind }) => !kinds.has(kind));
  return isOther && likenessOfRecipes(before, after) >= keptFrom;
}

/** Removes the original, which its variation may resemble. */
export function withoutOriginal(pantry: Pantry, original: readonly RecipeItem[]): Pantry {
  const keyOf = (parts: readonly KnownPart[]) =>
    parts.map(({ kind, amount, unit }) => `${kind} ${amount} ${unit}`).join();
  const key = keyOf(partsOf(pantry, original));
  const isOther = ({ parts }: { parts: readonly KnownPart[] }) => keyOf(parts) !== key;
  return {
    ...pantry,
    recipes: pantry.recipes.filter(isOther),
    recent: pantry.recent.filter(isOther),
  };
}

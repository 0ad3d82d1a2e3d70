// What a variation must share with its original, and in what it must differ.
import { type KnownPart, likenessOfRecipes } from '#catalogue/recipe-likeness.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { type Pantry, partsOf } from './pantry.ts';

/** Below this likeness nothing is left of the original. */
const keptFrom = 0.4;

/** Whether it has the idea of another drink, and an ingredient that the other has not. */
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

/** Everything to differ from but the original, which a variation is like. */
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

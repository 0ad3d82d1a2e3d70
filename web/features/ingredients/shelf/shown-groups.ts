import type { IngredientCategory, PicturedIngredient } from '#domain/ingredients/ingredients.ts';
import { fold, wordsOf } from '#domain/text/text.ts';
import type { FoundIngredient } from './find-ingredient.ts';

interface Group {
  category: IngredientCategory;
  ingredients: PicturedIngredient[];
}

export interface ShownGroup extends Group {
  /** The ingredients that match the filter. */
  found: PicturedIngredient[];
}

export interface Filter {
  category: IngredientCategory | undefined;
  term: string;
  /** Further matches, such as brands, for terms that match no name. */
  matches: readonly FoundIngredient[];
  isKept?: (ingredientId: string) => boolean;
}

/** Categories with their matching ingredients, without empty ones. */
export function shownGroups(
  groups: readonly Group[],
  { category, term, matches, isKept = () => true }: Filter,
): ShownGroup[] {
  const words = wordsOf(term);
  const chosen = groups.filter((group) => !category || group.category === category);
  const keep = (isFound: (ingredient: PicturedIngredient) => boolean) =>
    chosen
      .map((group) => ({
        ...group,
        found: group.ingredients.filter((one) => isKept(one._id) && isFound(one)),
      }))
      .filter(({ found }) => found.length > 0);
  if (words.length === 0) return keep(() => true);
  const named = keep(({ name }) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  });
  if (named.length) return named;
  const found = new Set(matches.map(({ ingredientId }) => ingredientId));
  return keep(({ _id }) => found.has(_id));
}

import type { Ingredient, IngredientCategory } from '#domain/ingredients.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { FoundIngredient } from './find-ingredient.ts';

interface Group {
  category: IngredientCategory;
  ingredients: Ingredient[];
}

interface Filter {
  category: IngredientCategory | undefined;
  term: string;
  /** What else the term finds, as by a brand; shown where no name has it. */
  matches: readonly FoundIngredient[];
}

/** The categories with the ingredients that match the filter, without those that have none. */
export function shownGroups(groups: readonly Group[], { category, term, matches }: Filter) {
  const words = wordsOf(term);
  const chosen = groups.filter((group) => !category || group.category === category);
  const keep = (isFound: (ingredient: Ingredient) => boolean) =>
    chosen
      .map((group) => ({ ...group, found: group.ingredients.filter(isFound) }))
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

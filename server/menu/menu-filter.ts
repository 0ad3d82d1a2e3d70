import { avoiding } from '#catalogue/allergen-bits.ts';
import { strengthOfIngredient } from '#catalogue/ingredient-index.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { drinkCategories } from '#domain/drinks/drinks.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { DrinkIndex } from './drink-index.ts';

export interface MenuFilter {
  searchTerm?: string | undefined;
  categories?: readonly string[] | undefined;
  ingredientIds?: readonly string[] | undefined;
  /** The drink must not have any of these, nor may it. */
  withoutAllergens?: readonly Allergen[] | undefined;
  isAlcoholFree?: boolean | undefined;
  /** The drink must not need this ingredient, nor its substitute. */
  lacking?: string | undefined;
}

export type DrinkTest = (drinks: DrinkIndex, drink: number) => boolean;

export function testOf(filter: MenuFilter, shelf: Shelf): DrinkTest {
  const { categories, ingredientIds, withoutAllergens, isAlcoholFree, lacking } = filter;
  const tests: DrinkTest[] = [];
  if (categories?.length) {
    const wanted = drinkCategories.map((category) => categories.includes(category));
    tests.push((drinks, drink) => wanted[drinks.categories[drink] ?? 0] ?? false);
  }
  for (const id of ingredientIds ?? []) {
    const number = shelf.ingredients.numbers.get(id);
    const asked = number === undefined ? new Set<number>() : shelf.askedForBy(number);
    tests.push((drinks, drink) => usesAny(drinks, drink, (one) => asked.has(one)));
  }
  const { list, allergens: bitsOf } = shelf.ingredients;
  if (withoutAllergens?.length) {
    const avoided = avoiding(withoutAllergens);
    const isHarmful = (one: number) => ((bitsOf[shelf.pouredFor(one)] ?? avoided) & avoided) !== 0;
    tests.push(
      (drinks, drink) =>
        ((drinks.trims[drink] ?? 0) & avoided) === 0 && !mayHold(drinks, drink, isHarmful),
    );
  }
  if (isAlcoholFree) {
    const isAlcoholic = (one: number) => {
      const ingredient = list[shelf.pouredFor(one)];
      return !ingredient || strengthOfIngredient(ingredient) > 0;
    };
    tests.push((drinks, drink) => !mayHold(drinks, drink, isAlcoholic));
  }
  const gone = lacking === undefined ? undefined : shelf.ingredients.numbers.get(lacking);
  if (gone !== undefined) {
    const asked = shelf.askedForBy(gone);
    const poured = shelf.pouredFor(gone);
    const isGone = (one: number) => asked.has(one) || shelf.pouredFor(one) === poured;
    tests.push((drinks, drink) => !usesAny(drinks, drink, isGone));
  }
  return (drinks, drink) => tests.every((test) => test(drinks, drink));
}

export function usesAny(
  { starts, recipes }: DrinkIndex,
  drink: number,
  matches: (ingredient: number) => boolean,
): boolean {
  const end = starts[drink + 1] ?? 0;
  for (let at = starts[drink] ?? 0; at < end; at++) if (matches(recipes[at] ?? 0)) return true;
  return false;
}

/** Includes optional ingredients. */
function mayHold(drinks: DrinkIndex, drink: number, matches: (one: number) => boolean): boolean {
  return usesAny(drinks, drink, matches) || (drinks.optional.get(drink) ?? []).some(matches);
}

export function recipeOf({ starts, recipes }: DrinkIndex, drink: number): number[] {
  return Array.from(recipes.subarray(starts[drink], starts[drink + 1]));
}

import { readCatalogue } from '#catalogue/files.ts';
import { IngredientIndex } from '#catalogue/ingredient-index.ts';
import { Shelf } from '#catalogue/shelf.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import { BarMenu } from '#server/menu/bar-menu.ts';
import { DrinkIndex, type IndexedDrink } from '#server/menu/drink-index.ts';

const catalogue = readCatalogue();
const strengths = new Map(catalogue.ingredients.map(({ id, strength }) => [id, strength]));

const ingredients = new IngredientIndex(
  catalogue.ingredients.map(({ id, category, parent, substitutes, en, sk }) => ({
    id,
    category,
    name: { en: en.name, sk: sk.name },
    description: { en: en.description, sk: sk.description },
    parent: parent ?? null,
    substitutes: substitutes ?? [],
  })),
);

export const catalogueDrinks: readonly IndexedDrink[] = catalogue.drinks.map(
  ({ id, category, method, en, sk, ingredients: recipe }) => ({
    id,
    category,
    method,
    alcoholContent: alcoholContent(
      method,
      recipe.map((item) => ({ ...item, strength: strengths.get(item.id) ?? 0 })),
    ),
    name: { en: en.name, sk: sk.name },
    description: { en: en.description, sk: sk.description },
    ingredients: recipe.map(({ id }) => id),
  }),
);

const drinks = new DrinkIndex(catalogueDrinks, ingredients);

export const everything = ingredients.list.map(({ id }) => id);

export function menuOf(
  stocked: readonly string[],
  allowsSubstitutes: boolean,
  own: readonly IndexedDrink[] = [],
): BarMenu {
  const shelf = new Shelf(ingredients, stocked, allowsSubstitutes);
  return new BarMenu(shelf, drinks, new DrinkIndex(own, ingredients));
}

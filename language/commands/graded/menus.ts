import { readCatalogue } from '#catalogue/files.ts';
import type { MenuDrink } from '#corpus/graded.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { partByName } from '#language/profiles/part-by-name.ts';
import { profileOf } from '#language/profiles/profile.ts';
import type { RecipeDrink, RecipePart } from '#language/profiles/recipe.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';

const mlPer: Record<string, number> = {
  oz: 30,
  ml: 1,
  cl: 10,
  dl: 100,
  dash: 0.9,
  drop: 0.05,
  spoon: 5,
  tsp: 5,
  tbsp: 15,
  bsp: 5,
  barspoon: 5,
  splash: 5,
  cup: 240,
  shot: 40,
  top: 90,
  part: 30,
};

export function menuOf(drinks: readonly MenuDrink[]): MenuIndex {
  const entries = drinks.map((drink) => entryOf(recipeOf(drink)));
  return new MenuIndex(
    entries,
    new DrinkNames([
      ...entries.map(({ profile }) => profile),
      ...catalogueRecipes(readCatalogue()).map(profileOf),
    ]),
  );
}

function recipeOf(drink: MenuDrink): RecipeDrink {
  return {
    id: drink.id,
    names: [drink.name],
    descriptions: [drink.description],
    category: drink.category,
    alcoholContent: drink.alcoholContent,
    parts: drink.ingredients.map(partOf),
    trims: [],
  };
}

/** '1.5 oz', '2 dashes', '6 piece'. */
function partOf({ name, amount }: MenuDrink['ingredients'][number]): RecipePart {
  const [, number = '1', unit = ''] = /([\d.]+)?\s*([a-z]*)/i.exec(amount) ?? [];
  const ml = mlPer[unit.toLowerCase()] ?? mlPer[unit.toLowerCase().replace(/e?s$/, '')];
  const value = Number(number);
  return ml === undefined ? partByName(name, 0, value) : partByName(name, value * ml, 0);
}

import { readCatalogue } from '#catalogue/files.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';

export function catalogueMenu(): MenuIndex {
  const entries = catalogueRecipes(readCatalogue()).map(entryOf);
  return new MenuIndex(entries, new DrinkNames(entries.map(({ profile }) => profile)));
}

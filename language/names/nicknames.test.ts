import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { profileOf } from '#language/profiles/profile.ts';
import { listsOf } from '#language/words/lists.ts';
import { DrinkNames } from './drink-names.ts';

it('has an existing drink for each nickname', () => {
  const names = new DrinkNames(catalogueRecipes(readCatalogue()).map(profileOf));
  const drinks = listsOf('wishes/nicknames').keys;
  const lost = drinks.filter((drink) => {
    const words = drink.split(' ');
    return names.at(words, 0)?.length !== words.length;
  });
  expect(lost).toEqual([]);
});

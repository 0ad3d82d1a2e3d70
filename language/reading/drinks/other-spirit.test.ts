import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const names = new DrinkNames(entries.map(({ profile }) => profile));
const menu = new MenuIndex(entries, names);

it.each([
  ['a negroni on a different spirit', 'negroni', 'gin'],
  ['old fashioned, only swap the booze', 'old-fashioned', 'whiskey'],
  ['like a margarita with another base', 'margarita', 'tequila'],
  ['mojito, ale s iným základom', 'mojito', 'rum'],
  ['ako whiskey sour s inou liehovinou', 'whiskey-sour', 'whiskey'],
] as const)('%s: has the same build without the spirit', (query, id, spirit) => {
  const intent = readWish(query, 'en', names);
  const shown = fitting(intent, menu, rankAll(intent, menu), 5).map(({ profile }) => profile);
  expect(intent.examples.map((one) => one.id)).toEqual([id]);
  expect(shown).toHaveLength(5);
  expect(shown.filter(({ concepts }) => concepts.has(spirit))).toEqual([]);
  expect(shown.filter(({ alcohol }) => alcohol === 0)).toEqual([]);
});

it('asks for nothing where no drink was named', () => {
  expect(readWish('a different spirit', 'en', names)).toMatchObject({ examples: [], avoids: [] });
});

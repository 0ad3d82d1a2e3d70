import { expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { fitting } from './fitting.ts';
import { holds } from './kin.ts';
import { entryOf, MenuIndex } from './menu-index.ts';
import { rankAll } from './rank.ts';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const names = new DrinkNames(entries.map(({ profile }) => profile));
const few = new MenuIndex(
  entries.filter(({ profile }) => ['dry-martini', 'manhattan', 'daiquiri'].includes(profile.id)),
  names,
);

it.each([
  'a jug of sangria',
  'creamy and tropical, but no sugar bomb',
  'pivo, dlhé a osviežujúce',
  'pour me some quibbleflux',
  'nalejte nám zblnknutie',
  'niečo teplé s kávou',
])('%s: always finds drinks, even if none is close', (query) => {
  const intent = readWish(query, 'en', names);
  expect(fitting(intent, few, rankAll(intent, few), 8)).toHaveLength(3);
});

it('ranks drinks with cherries as a garnish or in a liqueur before others', () => {
  const menu = new MenuIndex(entries, names);
  const intent = readWish('a touch of cherry, please', 'en', names);
  const shown = fitting(intent, menu, rankAll(intent, menu), 8);
  expect(shown.filter(({ profile }) => !holds(profile, 'cherry'))).toEqual([]);
});

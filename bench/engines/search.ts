// Measures smart search without a model, per query, on a bar's menu and on a large one.

import { median, timed, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { readCatalogue } from '#catalogue/files.ts';
import { searchMenu } from '#language/answers/search.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import type { RecipeDrink } from '#language/profiles/recipe.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';

const queries = [
  'something sweet with tequila',
  'not too strong, bubbly',
  'like a mojito but without rum',
  'I am allergic to nuts and eggs, want a sour',
  'stawberry or rasberry, refreshin',
  'no citrus, no bubbles, low sugar',
  'surprise me',
  'niečo kyslé s ginom, ale nie príliš silné',
  'nemam rad citrusy, radsej nieco kremove',
  'podobné ako piña colada, nealko',
  'negorni',
  'what is the weather like tomorrow',
];

const { count } = optionsOf('search');
const drinks = catalogueRecipes(readCatalogue());
const rows: Record<string, { p50: number; worst: number; index: number }> = {};
for (const size of [70, 600]) {
  const entries = menuOf(size).map(entryOf);
  const indexed = () => new MenuIndex(entries, new DrinkNames(entries.map((one) => one.profile)));
  const index = await timed(indexed, 5);
  const searched = indexed();
  const times: number[] = [];
  for (const query of queries) {
    times.push(await timed(() => searchMenu(searched, query, 'en'), count));
  }
  rows[`${size} drinks`] = { p50: median(times), worst: Math.max(...times), index };
}
console.table(rows);
verdict([
  ['70 drinks, ms (median of queries)', rows['70 drinks']?.p50 ?? 0, '<=', 5],
  ['600 drinks, ms (median of queries)', rows['600 drinks']?.p50 ?? 0, '<=', 15],
]);

/** The catalogue, repeated under other names if it is too short. */
function menuOf(size: number): RecipeDrink[] {
  return Array.from({ length: size }, (_, n) => {
    const drink = drinks[n % drinks.length] as RecipeDrink;
    const turn = Math.floor(n / drinks.length);
    return turn
      ? { ...drink, id: `${drink.id}-${turn}`, names: drink.names.map((name) => `${name} ${turn}`) }
      : drink;
  });
}

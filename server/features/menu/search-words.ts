import { languages } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import type { Context } from '#server/functions.ts';

interface SearchWords {
  drinkId: string;
  /** In lower case, without diacritics. */
  words: string;
}

export async function searchWords(
  { db, menus }: Pick<Context, 'db' | 'menus'>,
  bar: { id: string },
): Promise<SearchWords[]> {
  const menu = await menus.require(db, bar.id);
  const { ingredients } = menu.shelf;
  const details = await menus.details(db, menu, menu.all('en'));
  return details.map((drink) => {
    const used = drink.recipe.flatMap(
      ({ ingredientId }) => ingredients.list[ingredients.numbers.get(ingredientId) ?? -1] ?? [],
    );
    const names = languages.flatMap((language) => [
      drink[`name_${language}`],
      ...used.map(({ name }) => name[language]),
    ]);
    return { drinkId: drink.id, words: fold([...new Set(names)].join(' ')) };
  });
}

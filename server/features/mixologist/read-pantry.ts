import type { Shelf } from '#catalogue/shelf.ts';
import type { Pantry } from '#language/creation/recipe/pantry.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import { readRecipes } from '#server/menu/rows.ts';
import { kindsIn, readClassics, toClassic } from '#server/mixologist/classics.ts';
import { readRecentDrafts } from './drafts.ts';

export async function readPantry(db: Db, bar: AuthorizedBar, menu: BarMenu): Promise<Pantry> {
  const { ingredients } = menu.shelf;
  const stocked = stockedOf(menu.shelf);
  const kindOf = kindsIn(ingredients);
  const known = await readClassics(db, ingredients);
  const details = await db
    .selectFrom('ingredients')
    .select(['id', 'strength', 'color'])
    .where('account_id', 'is', null)
    .execute();
  const drafts = await readRecentDrafts(db, bar);
  const own = await readRecipes(db, bar.id);
  const recent = [
    ...drafts.map(({ draft }) => ({
      name: draft.name,
      description: draft.description,
      garnish: draft.look.garnish,
      parts: draft.recipe.map((item) => ({ ...item, kind: kindOf(item.id) })),
    })),
    ...own.map((row) => ({
      ...toClassic(ingredients)(row),
      description: row.description,
      garnish: row.trims,
    })),
  ];
  return {
    items: details.flatMap(({ id, strength, color }) => {
      const number = ingredients.numbers.get(id) ?? -1;
      const { category, name } = ingredients.list[number] ?? {};
      if (!stocked.has(number) || !category || !name) return [];
      return { id, kind: kindOf(id), category, name, strength, color };
    }),
    vocabulary: ingredients.list.map(({ name }) => name),
    names: [...known, ...recent].flatMap(({ name }) => [name.en, name.sk]),
    recipes: [...known, ...own.map(toClassic(ingredients))],
    recent,
  };
}

/** An own ingredient counts as the nearest ingredient of the catalogue that it is a kind of. */
function stockedOf({ ingredients, stocked, usable }: Shelf): Set<number> {
  const { list } = ingredients;
  const found = list.flatMap(({ own }, number) => {
    if (!own) return stocked[number] ? number : [];
    if (usable[number] !== 1) return [];
    return [...ingredients.lineage(number)].find((above) => !list[above]?.own) ?? [];
  });
  return new Set(found);
}

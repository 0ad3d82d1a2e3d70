import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { Context } from '#server/functions.ts';
import type { IngredientIndex } from '#server/menu/catalogue-index.ts';
import { type RecipeRow, readRecipes } from '#server/menu/rows.ts';
import type { Shelf } from '#server/menu/shelf.ts';
import type { KnownPart, KnownRecipe, Pantry } from '#server/mixologist/creation/pantry.ts';
import type { DrinkNames } from '#server/mixologist/search/drink-names.ts';
import { readRecentDrafts } from './drafts.ts';

/** The recipes of the catalogue, as long as it is the same. */
const catalogues = new WeakMap<IngredientIndex, readonly KnownRecipe[]>();

/** What a bar has to create drinks of, and the names of drinks that its owner may mention. */
export async function readPantry(
  { db, menus, searches }: Pick<Context, 'db' | 'menus' | 'searches'>,
  bar: AuthorizedBar,
): Promise<{ pantry: Pantry; names: DrinkNames }> {
  const menu = await menus.require(db, bar.id);
  const { ingredients } = menu.shelf;
  const stocked = stockedOf(menu.shelf);
  const kindOf = kindsIn(ingredients);
  const search = await searches.indexes.of(db, bar.id, menu);
  const { recipes } = await searches.indexes.catalogue(db, ingredients);
  // What an account adds is no kind of the catalogue's.
  const { catalogue } = ingredients;
  const known = catalogues.get(catalogue) ?? Array.from(recipes.values(), toRecipe(kindOf));
  catalogues.set(catalogue, known);
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
      ...toRecipe(kindOf)(row),
      description: row.description,
      garnish: row.trims,
    })),
  ];
  return {
    names: search.menu.names,
    pantry: {
      items: details.flatMap(({ id, strength, color }) => {
        const number = ingredients.numbers.get(id) ?? -1;
        const { category, name } = ingredients.list[number] ?? {};
        if (!stocked.has(number) || !category || !name) return [];
        return { id, kind: kindOf(id), category, name, strength, color };
      }),
      vocabulary: ingredients.list.map(({ name }) => name),
      names: [...known, ...recent].flatMap(({ name }) => [name.en, name.sk]),
      recipes: [...known, ...own.map(toRecipe(kindOf))],
      recent,
    },
  };
}

/**
 * The ingredients of the catalogue that a new drink can be made of. An own one stands as the nearest
 * that it is a kind of, about which everything is known; one that is no kind of anything is left out.
 */
function stockedOf({ ingredients, stocked, usable }: Shelf): Set<number> {
  const { list } = ingredients;
  const found = list.flatMap(({ own }, number) => {
    if (!own) return stocked[number] ? number : [];
    if (usable[number] !== 1) return [];
    return [...ingredients.lineage(number)].find((above) => !list[above]?.own) ?? [];
  });
  return new Set(found);
}

/** What an ingredient is a kind of, at the root. */
export function kindsIn(ingredients: IngredientIndex): (id: string) => string {
  return (id) => {
    const number = ingredients.numbers.get(id);
    if (number === undefined) return id;
    return ingredients.list[[...ingredients.lineage(number)].at(-1) ?? number]?.id ?? id;
  };
}

function toRecipe(kindOf: (id: string) => string): (row: RecipeRow) => KnownRecipe {
  return ({ name, parts }) => ({
    name,
    parts: parts.map(
      ({ ingredientId: id, amount, unit }): KnownPart => ({ id, kind: kindOf(id), amount, unit }),
    ),
  });
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Catalogue, readCatalogue } from '#catalogue/files.ts';
import { lookOf } from '#catalogue/look/look.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import { millilitres } from '#domain/drinks/units.ts';
import type { Db, Tx } from '#server/db/database.ts';

export function catalogueRows(catalogue = readCatalogue()) {
  const rows = rowsOf(catalogue);
  const checksum = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return { rows, checksum };
}

/** Returns whether the catalogue was written. It is skipped if it is unchanged. */
export async function seedCatalogue(
  db: Db,
  { rows, checksum } = catalogueRows(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Locks the row until the commit, so that replicas that start together write once.
    const changed = await tx
      .insertInto('catalogues')
      .values({ name: 'drinks', checksum })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ checksum })
          .where('catalogues.checksum', '<>', checksum),
      )
      .returning('name')
      .executeTakeFirst();
    if (changed) await write(tx, rows);
    return changed !== undefined;
  });
}

type Rows = ReturnType<typeof rowsOf>;

function rowsOf({ ingredients, drinks }: Catalogue) {
  const known = new Map(ingredients.map((item) => [item.id, item]));
  return {
    ingredients: ingredients.map(
      ({ id, category, strength, color, parent, substitutes, en, sk }) => ({
        id,
        category,
        strength,
        color,
        parent_id: parent ?? null,
        substitutes: substitutes ?? [],
        name_en: en.name,
        name_sk: sk.name,
        description_en: en.description,
        description_sk: sk.description,
      }),
    ),
    drinks: drinks.map((drink) => {
      const { id, category, method, en, sk } = drink;
      const recipe = drink.ingredients.map((item) => ({
        ...item,
        category: known.get(item.id)?.category ?? 'pantry',
        color: known.get(item.id)?.color ?? null,
        strength: known.get(item.id)?.strength ?? 0,
        ml: millilitres(item) || item.amount,
      }));
      return {
        id,
        category,
        method,
        look: JSON.stringify(lookOf({ ...drink, ingredients: recipe })),
        alcohol_content: alcoholContent(method, recipe),
        name_en: en.name,
        name_sk: sk.name,
        description_en: en.description,
        description_sk: sk.description,
        instructions_en: en.instructions,
        instructions_sk: sk.instructions,
        garnish_en: en.garnish,
        garnish_sk: sk.garnish,
        is_retired: false,
      };
    }),
    recipes: drinks.flatMap((drink) =>
      drink.ingredients.map(({ id, amount, unit }, position) => ({
        drink_id: drink.id,
        position,
        ingredient_id: id,
        amount,
        unit,
      })),
    ),
  };
}

async function write(tx: Tx, { ingredients, drinks, recipes }: Rows): Promise<void> {
  // A parent must exist before it is referenced, so all are first written without one.
  const orphans = ingredients.map((row) => ({ ...row, parent_id: null }));
  for (const rows of [orphans, ingredients]) {
    await tx
      .insertInto('ingredients')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(excluded(rows[0])))
      .execute();
  }
  // Old orders may refer to a drink that the catalogue has dropped.
  await tx.updateTable('drinks').set({ is_retired: true }).where('bar_id', 'is', null).execute();
  await tx
    .insertInto('drinks')
    .values(drinks)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(excluded(drinks[0])))
    .execute();
  await tx
    .deleteFrom('drink_ingredients')
    .where('drink_id', 'in', (drink) =>
      drink.selectFrom('drinks').select('id').where('bar_id', 'is', null),
    )
    .execute();
  await tx.insertInto('drink_ingredients').values(recipes).execute();
}

function excluded<T extends object>(row: T | undefined) {
  const columns = Object.keys(row ?? {}).filter((column) => column !== 'id');
  return Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.ref(column)}`]),
  ) as Record<keyof T, never>;
}

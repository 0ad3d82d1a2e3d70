import { sql } from 'kysely';
import type { IngredientPart, OwnIngredient } from '#domain/ingredients/own-ingredients.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { writtenTexts } from '#server/features/own-items/text-columns.ts';
import type { KnownIngredient, KnownIngredients } from './ingredient-rules.ts';

export const ingredientTextParts = ['name', 'description', 'instructions'] as const;

/** The parts of an ingredient `g`, in order. */
const partsOfG = sql<IngredientPart[]>`coalesce((
  select json_agg(json_build_object('ingredientId', p.part_id, 'amount', p.amount, 'unit', p.unit)
    order by p.position)
  from ingredient_parts p where p.ingredient_id = g.id), '[]')`;

/** Includes retired ingredients of the account. */
export async function readKnownIngredients(
  db: Db | Tx,
  accountId: string,
): Promise<KnownIngredients> {
  const rows = await db
    .selectFrom('ingredients as g')
    .select(['g.id', 'g.name_en', 'g.name_sk', 'g.strength', 'g.parent_id', 'g.substitutes'])
    .select(['g.account_id', 'g.is_retired', partsOfG.as('parts')])
    .where(({ eb, or }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .execute();
  return new Map(
    rows.map((row): [string, KnownIngredient] => [
      row.id,
      {
        id: row.id,
        name: { en: row.name_en, sk: row.name_sk },
        isOwn: row.account_id !== null,
        isRetired: row.is_retired,
        strength: row.strength,
        parent: row.parent_id,
        substitutes: row.substitutes,
        parts: row.parts,
      },
    ]),
  );
}

/** Includes retired ones. With an id, only that one. */
export async function readOwnIngredients(
  db: Db | Tx,
  { accountId }: { accountId: string },
  id?: string,
): Promise<OwnIngredient[]> {
  const rows = await db
    .selectFrom('ingredients as g')
    .selectAll('g')
    .select(partsOfG.as('parts'))
    .where('g.account_id', '=', accountId)
    .$if(id !== undefined, (one) => one.where('g.id', '=', id ?? ''))
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    texts: writtenTexts(row, ingredientTextParts),
    category: row.category,
    strength: row.strength,
    sugar: row.sugar,
    allergens: row.allergens,
    color: row.color,
    kindOf: row.parent_id,
    substitutes: row.substitutes,
    parts: row.parts,
    isRetired: row.is_retired,
    version: row.version,
    changedBy: row.changed_by,
  }));
}

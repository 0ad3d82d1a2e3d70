import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { type TakenNames, takenNames } from '#server/features/own-items/own-items.ts';

/** Without this drink. A classic that the bar hides does not keep its name. */
export async function takenDrinkNames(
  db: Db | Tx,
  bar: AuthorizedBar,
  exceptId: string,
): Promise<TakenNames> {
  const others = await db
    .selectFrom('drinks as d')
    .select(['d.name_en as en', 'd.name_sk as sk', sql<boolean>`d.bar_id is not null`.as('isOwn')])
    .where('d.is_retired', '=', false)
    .where('d.id', '<>', exceptId)
    .where(({ or, eb, and, not, exists, selectFrom }) =>
      or([
        eb('d.bar_id', '=', bar.id),
        and([
          eb('d.bar_id', 'is', null),
          not(
            exists(
              selectFrom('menu_entries as e')
                .select('e.drink_id')
                .whereRef('e.drink_id', '=', 'd.id')
                .where('e.bar_id', '=', bar.id)
                .where('e.is_shown', '=', false),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  return takenNames(others.map(({ isOwn, ...name }) => ({ name, by: isOwn ? 'own' : 'classic' })));
}

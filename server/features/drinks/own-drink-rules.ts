// What a bar's own drinks must keep to: their number, and names that no other drink of the menu has.
import { sql } from 'kysely';
import { maxOwnDrinks } from '#domain/drinks/own-drinks.ts';
import { AppError } from '#domain/errors.ts';
import { plainName } from '#domain/text/text.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';

/** Until the transaction ends, no other one changes which own drinks the account has. */
export async function lockOwnDrinks(db: Tx, { accountId }: AuthorizedBar): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // Orders, which refer to bars and accounts, need not wait for it.
    .forNoKeyUpdate()
    .execute();
}

/** Throws if the account, which must be locked, has no room for one more. */
export async function requireRoom(db: Tx, { accountId }: AuthorizedBar): Promise<void> {
  const { count } = await db
    .selectFrom('drinks as d')
    .innerJoin('bars as b', 'b.id', 'd.bar_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('b.account_id', '=', accountId)
    .where('d.is_retired', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxOwnDrinks) throw new AppError('LIMIT_REACHED', { limit: maxOwnDrinks });
}

/** Throws if another drink has one of the names. The account must be locked. */
export async function requireFreeName(
  db: Tx,
  bar: AuthorizedBar,
  drinkId: string,
  names: readonly string[],
): Promise<void> {
  const taken = await takenNames(db, bar, drinkId);
  for (const name of names) {
    const other = taken.get(plainName(name));
    if (other) throw new AppError('NAME_TAKEN', other);
  }
}

/** The names of a bar's drinks but this one; a classic that the bar hides has none there. */
export async function takenNames(
  db: Db | Tx,
  bar: AuthorizedBar,
  exceptId: string,
): Promise<ReadonlyMap<string, { by: 'own' | 'classic'; name: string }>> {
  const others = await db
    .selectFrom('drinks as d')
    .select(['d.name_en', 'd.name_sk', sql<boolean>`d.bar_id is not null`.as('isOwn')])
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
    .orderBy('isOwn', 'desc')
    .execute();
  const names = others.flatMap(({ name_en, name_sk, isOwn }) =>
    [name_en, name_sk].map(
      (name) => [plainName(name), { by: isOwn ? 'own' : 'classic', name }] as const,
    ),
  );
  // Of two with the same name, the bar's own one.
  return new Map(names.reverse());
}

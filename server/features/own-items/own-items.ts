// Drinks and ingredients of an account's own are changed by the same rules: one at a time, under a
// name that is free, on top of the version that was read, and with the name of who did it.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { AppError, type ErrorDetails } from '#domain/errors.ts';
import type { Localized } from '#domain/languages.ts';
import type { OwnItem } from '#domain/own-items.ts';
import { plainName } from '#domain/text/text.ts';
import type { Tx } from '#server/db/database.ts';
import { moverOf } from '#server/features/orders/move-order.ts';
import { requireIdentity } from '#server/rpc/access.ts';
import type { Viewer } from '#server/rpc/viewer.ts';

/** Who changes something, as the others of the account are told; null where there are no others. */
export type Editor = string | null;

export const editorOf = (viewer: Viewer): Editor => moverOf(requireIdentity(viewer)).name;

/** Until the transaction ends, no other one changes what the account owns. */
export async function lockOwnItems(db: Tx, { accountId }: { accountId: string }): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // Orders, which refer to bars and accounts, need not wait for it.
    .forNoKeyUpdate()
    .execute();
}

/** Throws if an account would own more than it may. */
export function requireRoom(wanted: number, limit: number): void {
  if (wanted > limit) throw new AppError('LIMIT_REACHED', { limit });
}

type Taken = ErrorDetails['NAME_TAKEN'];

/** Who has a name, by the name as it is compared. */
export type TakenNames = ReadonlyMap<string, Taken>;

/** The names of items in both languages. Of two with the same name, the account's own. */
export function takenNames(items: Iterable<{ name: Localized; by: Taken['by'] }>): TakenNames {
  const names = [...items].flatMap(({ name, by }) =>
    Object.values(name).map((one) => [plainName(one), { by, name: one }] as const),
  );
  return new Map(names.sort(([, a], [, b]) => Number(a.by === 'own') - Number(b.by === 'own')));
}

export function requireFreeNames(taken: TakenNames, { en, sk }: Localized): void {
  const other = taken.get(plainName(en)) ?? taken.get(plainName(sk));
  if (other) throw new AppError('NAME_TAKEN', other);
}

/**
 * Whether an edit changes anything; throws if somebody else has since the version that it was based
 * on. What is as it should be already stays: an answer that was lost may be asked again.
 */
export function isChange(stored: OwnItem, edit: { version: number; fields: object }): boolean {
  if (isDeepStrictEqual(stored, { ...stored, ...edit.fields })) return false;
  const { version, changedBy } = stored;
  if (version !== edit.version) throw new AppError('CHANGED_MEANWHILE', { version, by: changedBy });
  return true;
}

/** Takes items out of use, or brings them back: a change like others, so that who edits one is told. */
export async function setRetired(
  db: Tx,
  table: 'drinks' | 'ingredients',
  ids: readonly string[],
  isRetired: boolean,
  editor: Editor,
): Promise<void> {
  const now = table === 'drinks' ? sql`, changed_at = now()` : sql``;
  await sql`update ${sql.table(table)} set is_retired = ${isRetired}, version = version + 1,
    changed_by = ${editor}${now}
    where id = any(${[...ids]}::text[]) and is_retired <> ${isRetired}`.execute(db);
}

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

/** The person who makes a change, shown to the others of the account. Null without others. */
export type Editor = string | null;

export const editorOf = (viewer: Viewer): Editor => moverOf(requireIdentity(viewer)).name;

/** Until the transaction ends, no other one changes the account's items. */
export async function lockOwnItems(db: Tx, { accountId }: { accountId: string }): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    // Orders refer to bars and accounts, and must not wait for this.
    .forNoKeyUpdate()
    .execute();
}

/** Throws if the account would exceed the limit. */
export function requireRoom(wanted: number, limit: number): void {
  if (wanted > limit) throw new AppError('LIMIT_REACHED', { limit });
}

type Taken = ErrorDetails['NAME_TAKEN'];

/** By normalized name. */
export type TakenNames = ReadonlyMap<string, Taken>;

/** In both languages. Of two equal names, the account's own counts. */
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
 * Throws if somebody else has changed the version that the edit is based on. An edit without
 * changes is accepted, because a lost response may be requested again.
 */
export function isChange(stored: OwnItem, edit: { version: number; fields: object }): boolean {
  if (isDeepStrictEqual(stored, { ...stored, ...edit.fields })) return false;
  const { version, changedBy } = stored;
  if (version !== edit.version) throw new AppError('CHANGED_MEANWHILE', { version, by: changedBy });
  return true;
}

/** Counts as a change, so that a person who edits the item is informed. */
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

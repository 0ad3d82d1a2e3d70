import { randomInt } from 'node:crypto';
import { barCodeAlphabet, barCodeLength } from '#domain/bars/bar-code.ts';
import type { GuestBar, OwnBar } from '#domain/bars/bars.ts';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { KnownBar } from '#server/lookups/bars.ts';
import { endSoldOutUntilClose } from '#server/menu/sold-out.ts';
import type { Identity } from '#server/rpc/viewer.ts';
import type { AuthorizedBar } from './access.ts';
import { noPause, pauseOf } from './pause.ts';

export interface BarFields {
  name: string;
  description?: string | undefined;
}

export interface BarChanges extends Partial<BarFields> {
  isActive?: boolean | undefined;
  isOpen?: boolean | undefined;
  allowsSubstitutes?: boolean | undefined;
  allowsGuestSearch?: boolean | undefined;
  guestQuestionsPerNight?: number | undefined;
  guestSharePercent?: number | undefined;
  maxOpenPerGuest?: number | undefined;
  maxOpenOrders?: number | null | undefined;
  lateAfterMinutes?: number | undefined;
  tables?: string[] | undefined;
}

export function presentToGuest(bar: KnownBar | null): GuestBar | null {
  if (!bar?.isActive) return null;
  const { id, name, description, code, isOpen, allowsGuestSearch } = bar;
  return {
    _id: id,
    name,
    description,
    barCode: code,
    isOpen,
    pause: pauseOf(bar),
    allowsGuestSearch,
  };
}

export async function listBars(db: Db, accountId: string): Promise<OwnBar[]> {
  const bars = await db
    .selectFrom('bars')
    .select([
      'id as _id',
      'name',
      'description',
      'code as barCode',
      'is_open as isOpen',
      'allows_guest_search as allowsGuestSearch',
      'is_active as isActive',
      'allows_substitutes as allowsSubstitutes',
      'guest_questions_per_night as guestQuestionsPerNight',
      'guest_share_percent as guestSharePercent',
      'max_open_per_guest as maxOpenPerGuest',
      'max_open_orders as maxOpenOrders',
      'late_after_minutes as lateAfterMinutes',
      'tables',
      'menu_mode as menuMode',
      'currency',
      'paused_at as pausedAt',
      'paused_until as pausedUntil',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return bars.map(({ pausedAt, pausedUntil, ...bar }) => ({
    ...bar,
    pause: pauseOf({ pausedAt, pausedUntil }),
  }));
}

/** Null for a person's bar. NOT_FOUND for people of other accounts. */
export async function findOrganization(
  db: Db,
  { issuer, subject }: Identity,
  barId: string,
): Promise<string | null> {
  const account = await db
    .selectFrom('bars as b')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .innerJoin('account_people as p', 'p.account_id', 'a.id')
    .select(['a.kind', 'a.subject'])
    .where('b.id', '=', barId)
    .where('p.issuer', '=', issuer)
    .where('p.subject', '=', subject)
    .executeTakeFirst();
  if (!account) throw new AppError('NOT_FOUND', null);
  return account.kind === 'organization' ? account.subject : null;
}

export async function createBar(
  db: Db | Tx,
  accountId: string,
  { name, description }: BarFields,
  preferredCode = randomBarCode(),
): Promise<string> {
  for (let code = preferredCode; ; code = randomBarCode()) {
    const created = await db
      .insertInto('bars')
      .values({
        account_id: accountId,
        name,
        description: description || null,
        code,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return created.id;
  }
}

export async function updateBar(db: Tx, bar: AuthorizedBar, changes: BarChanges): Promise<void> {
  const { name, description, isActive, isOpen, allowsSubstitutes, allowsGuestSearch } = changes;
  const { guestQuestionsPerNight, guestSharePercent } = changes;
  const { maxOpenPerGuest, maxOpenOrders, lateAfterMinutes, tables } = changes;
  await db
    .updateTable('bars')
    .set({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description: description || null }),
      ...(isActive !== undefined && { is_active: isActive }),
      ...(isOpen !== undefined && { is_open: isOpen, ...noPause }),
      ...(allowsSubstitutes !== undefined && { allows_substitutes: allowsSubstitutes }),
      ...(allowsGuestSearch !== undefined && { allows_guest_search: allowsGuestSearch }),
      ...(guestQuestionsPerNight !== undefined && {
        guest_questions_per_night: guestQuestionsPerNight,
      }),
      ...(guestSharePercent !== undefined && { guest_share_percent: guestSharePercent }),
      ...(maxOpenPerGuest !== undefined && { max_open_per_guest: maxOpenPerGuest }),
      ...(maxOpenOrders !== undefined && { max_open_orders: maxOpenOrders }),
      ...(lateAfterMinutes !== undefined && { late_after_minutes: lateAfterMinutes }),
      ...(tables !== undefined && { tables }),
    })
    .where('id', '=', bar.id)
    .execute();
  if (isOpen === false) await endSoldOutUntilClose(db, bar);
}

function randomBarCode(): string {
  const letter = () => barCodeAlphabet[randomInt(barCodeAlphabet.length)];
  return Array.from({ length: barCodeLength.max }, letter).join('');
}

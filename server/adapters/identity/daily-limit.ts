// What may be done so many times a day, by whoever or to whomever it is done. Counted in the
// database, by one statement, so that it holds for replicas and for what is asked at once.
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';

const mostPerDay = {
  confirmationMail: budgets.person.confirmationMailsPerDay,
  resetMail: budgets.person.resetMailsPerDay,
  invitationBy: budgets.person.invitationsPerDay,
  invitationTo: budgets.organization.invitationsPerDay,
  signUpFrom: budgets.address.signUps.perDay,
} as const satisfies Record<string, number>;

const today = sql`(now() at time zone 'utc')::date`;

/** Counts it and answers true, unless today's limit was reached before. */
export async function isWithinDay(
  db: Db,
  what: keyof typeof mostPerDay,
  who: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.daily_count as counted (what, who, day, count)
    values (${what}, ${who}, ${today}, 1)
    on conflict (what, who, day) do update set count = counted.count + 1
    where counted.count < ${mostPerDay[what]}::int
    returning count
  `.execute(db);
  return rows.length > 0;
}

export async function forgetOldCounts(db: Db): Promise<void> {
  await sql`delete from auth.daily_count where day < ${today}`.execute(db);
}

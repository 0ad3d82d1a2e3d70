// Counted in the database, so that limits hold across replicas and for parallel requests.
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';

const maxPerDay = {
  confirmationMail: budgets.person.confirmationMailsPerDay,
  resetMail: budgets.person.resetMailsPerDay,
  newDeviceMail: budgets.person.securityMailsPerDay,
  passwordMail: budgets.person.securityMailsPerDay,
  connectionMail: budgets.person.securityMailsPerDay,
  invitationBy: budgets.person.invitationsPerDay,
  invitationTo: budgets.organization.invitationsPerDay,
  signUpFrom: budgets.address.signUps.perDay,
} as const satisfies Record<string, number>;

export type DailyLimit = keyof typeof maxPerDay;

const today = sql`(now() at time zone 'utc')::date`;

export async function isWithinDailyLimit(
  db: Db,
  kind: DailyLimit,
  subject: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into auth.daily_count as counted (what, who, day, count)
    values (${kind}, ${subject}, ${today}, 1)
    on conflict (what, who, day) do update set count = counted.count + 1
    where counted.count < ${maxPerDay[kind]}::int
    returning count
  `.execute(db);
  return rows.length > 0;
}

export async function deleteOldCounts(db: Db): Promise<void> {
  await sql`delete from auth.daily_count where day < ${today}`.execute(db);
}

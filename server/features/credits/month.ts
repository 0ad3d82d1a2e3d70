import { sql } from 'kysely';

/** The first moment of the next month, in UTC. */
export function nextMonth(now = new Date()): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

/** The first moment of this month, in UTC, by the clock of the database. */
export const thisMonth = sql<Date>`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;

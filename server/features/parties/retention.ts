import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export async function purgeResponses(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from party_responses
      where id in (
        select id from party_responses where created_at < ${before}
        limit ${limit} for update skip locked)
      returning party_id
    ), counted as (
      update parties set responses_count = responses_count - of_party.gone
      from (select party_id, count(*)::int as gone from gone group by party_id) of_party
      where parties.id = of_party.party_id
    )
    select party_id from gone
  `.execute(db);
  return rows.length;
}

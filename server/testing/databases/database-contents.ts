import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Everything in the schemas of the product. */
export interface Contents {
  /** The rows of each table as JSON, sorted. */
  rows: Record<string, string[]>;
  sequences: Record<string, number | null>;
  definitions: string[];
}

export async function rowsOf(db: Db): Promise<Contents['rows']> {
  const tables = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'auth') order by 1`.execute(db);
  const names = tables.rows.map(({ name }) => name);
  const queries = names.map(
    (name, index) =>
      sql`select ${sql.lit(index)} as i, to_jsonb(t)::text as row from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ i: number; row: string }>`
    ${sql.join(queries, sql` union all `)} order by i, row`.execute(db);
  const found = Map.groupBy(rows, ({ i }) => i);
  return Object.fromEntries(
    names.map((name, index) => [name, (found.get(index) ?? []).map(({ row }) => row)]),
  );
}

export async function contentsOf(db: Db): Promise<Contents> {
  const sequences = await sql<{ name: string; last: number | null }>`
    select schemaname || '.' || sequencename as name, last_value as last from pg_sequences
    order by 1`.execute(db);
  const definitions = await sql<{ text: string }>`
    select text from (
      select pg_get_indexdef(indexrelid) as text, indrelid as of from pg_index
      union all select pg_get_constraintdef(oid), conrelid from pg_constraint
      union all select pg_get_triggerdef(oid), tgrelid from pg_trigger where not tgisinternal
      union all select attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull, attrelid
        from pg_attribute where attnum > 0 and not attisdropped
    ) parts
    join pg_class c on c.oid = of
    where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
    union all
    select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return {
    rows: await rowsOf(db),
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
    definitions: definitions.rows.map(({ text }) => text),
  };
}

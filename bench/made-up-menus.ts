// Generates any number of drinks and bars, to measure how cost grows with them.
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export interface Size {
  drinks: number;
  bars: number;
  ingredients: number;
}

/** Fills a migrated database: drinks of four ingredients, bars that have 60 % of them. */
export async function fillMenus(db: Db, size: Size): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Neither triggers nor checks: only the rows matter here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(rowsOf(size)).execute(tx);
  });
}

function rowsOf({ drinks, bars, ingredients }: Size): string {
  return `
    insert into ingredients (id, category, strength, name_en, name_sk, description_en, description_sk)
      select 'i' || n, 'spirits', 40, 'Ingredient ' || n, 'Prísada ' || n, 'About it', 'O nej'
      from generate_series(1, ${ingredients}) n;
    insert into drinks (id, category, method, look, alcohol_content, name_en, name_sk,
        description_en, description_sk, instructions_en, instructions_sk)
      select 'd' || n, (array['sours', 'stirred', 'highballs', 'tropical'])[1 + n % 4], 'shake',
        coalesce((select look from drinks where id = 'negroni'), '{}'), 20,
        (array['Amber', 'Brass', 'Cedar', 'Dusk', 'Ember', 'Fern', 'Gold', 'Hazel', 'Iris', 'Jade'])[1 + n % 10] || ' ' || md5(n::text),
        'Nápoj ' || md5(n::text),
        'A short bright drink with ' || (array['sage', 'lime', 'plum', 'mint', 'sage and lime'])[1 + n % 5] || ' and a long dry finish',
        'Krátky svieži nápoj s dlhou suchou dochuťou', 'Shake it hard with ice', 'Pretrepte s ľadom'
      from generate_series(1, ${drinks}) n;
    insert into drink_ingredients (drink_id, position, ingredient_id, amount, unit)
      select distinct on (d, i) 'd' || d, p, 'i' || i, 30, 'ML' from (
        select d, p, 1 + floor(power(random(), 2) * ${ingredients})::int as i
        from generate_series(1, ${drinks}) d, generate_series(1, 4) p) picked;
    insert into accounts (id, kind, issuer, subject) values ('00000000-0000-4000-8000-000000000001', 'person', 'bench', 'bench');
    insert into bars (account_id, name, code)
      select '00000000-0000-4000-8000-000000000001', 'Bar ' || n,
        translate(upper(lpad(to_hex(n), 5, 'Z')), '01', 'XY')
      from generate_series(1, ${bars}) n;
    insert into inventory (bar_id, ingredient_id, is_available)
      select b.id, g.id, random() < 0.6 from bars b, ingredients g
      where b.account_id = '00000000-0000-4000-8000-000000000001' and g.id ~ '^i[0-9]+$';
    analyze;
`;
}

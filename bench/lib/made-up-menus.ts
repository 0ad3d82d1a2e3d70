// Generates any number of drinks and bars, to measure how the cost grows with them.
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export const madeUpAccount = '00000000-0000-4000-8000-000000000001';

export interface Size {
  drinks: number;
  bars: number;
  ingredients: number;
}

/** Fills a migrated database: drinks of four ingredients, bars that have 60 % of them. */
export async function fillMenus(db: Db, size: Size): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Without triggers and checks, because only the rows matter here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(rowsOf(size)).execute(tx);
  });
}

/**
 * Gives these bars 200 drinks and 100 ingredients of their own, and hides 100 drinks of each menu.
 */
export async function composeMenus(db: Db, barIds: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ingredients (id, account_id, category, strength, parent_id, name_en,
        name_sk, description_en, description_sk)
      select gen_random_uuid()::text, ${madeUpAccount}, 'syrups', 0, 'i' || n, 'Our ' || n, 'Naša ' || n, '', ''
      from generate_series(1, 100) n`.execute(tx);
    for (const barId of barIds) {
      await sql`with own as (
          insert into drinks (id, bar_id, category, method, look, alcohol_content, name_en, name_sk,
            description_en, description_sk, instructions_en, instructions_sk)
          select gen_random_uuid()::text, ${barId}, category, method, look, alcohol_content,
            'House ' || name_en, 'Domáci ' || name_sk, description_en, description_sk,
            instructions_en, instructions_sk
          from drinks where bar_id is null order by id limit 200 returning id)
        insert into drink_ingredients (drink_id, position, ingredient_id, amount, unit)
        select id, p, 'i' || (3 + p * 7), 30, 'ML' from own, generate_series(1, 4) p`.execute(tx);
      await sql`insert into menu_entries (bar_id, drink_id, is_shown)
        select ${barId}, id, false from drinks where bar_id is null order by name_en limit 100`.execute(
        tx,
      );
    }
  });
}

/** Adds bars that have 60 % of 280 of the catalogue's ingredients. Returns their codes. */
export async function fillBars(db: Db, bars: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    const catalogue = 'select id from ingredients where account_id is null order by id limit 280';
    await sql.raw(barsWith(bars, catalogue)).execute(tx);
    const filled = tx.selectFrom('bars').select('code').where('account_id', '=', madeUpAccount);
    return (await filled.execute()).map(({ code }) => code);
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
        coalesce((select look from drinks where id = 'negroni'), '{"garnish": [], "rim": null}'), 20,
        (array['Amber', 'Brass', 'Cedar', 'Dusk', 'Ember', 'Fern', 'Gold', 'Hazel', 'Iris', 'Jade'])[1 + n % 10] || ' ' || md5(n::text),
        'Nápoj ' || md5(n::text),
        'A short bright drink with ' || (array['sage', 'lime', 'plum', 'mint', 'sage and lime'])[1 + n % 5] || ' and a long dry finish',
        'Krátky svieži nápoj s dlhou suchou dochuťou', 'Shake it hard with ice', 'Pretrepte s ľadom'
      from generate_series(1, ${drinks}) n;
    insert into drink_ingredients (drink_id, position, ingredient_id, amount, unit)
      select distinct on (d, i) 'd' || d, p, 'i' || i, 30, 'ML' from (
        select d, p, 1 + floor(power(random(), 2) * ${ingredients})::int as i
        from generate_series(1, ${drinks}) d, generate_series(1, 4) p) picked;
    ${barsWith(bars, "select id from ingredients where id ~ '^i[0-9]+$'")}
`;
}

function barsWith(bars: number, ingredients: string): string {
  return `
    insert into accounts (id, kind, issuer, subject) values ('${madeUpAccount}', 'person', 'bench', 'bench');
    insert into bars (account_id, name, code)
      select '${madeUpAccount}', 'Bar ' || n,
        translate(upper(lpad(to_hex(n), 5, 'Z')), '01', 'XY')
      from generate_series(1, ${bars}) n;
    insert into inventory (bar_id, ingredient_id, is_available)
      select b.id, g.id, random() < 0.6 from bars b, (${ingredients}) g
      where b.account_id = '${madeUpAccount}';
    analyze;
`;
}

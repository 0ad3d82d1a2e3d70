// Compares the menu engine with the best SQL for the drinks of the same pages, in one run. Returns
// only ids. `npm run bench http` measures whole requests.
import { sql } from 'kysely';
import { composeMenus, fillMenus, madeUpAccount } from '#bench/lib/made-up-menus.ts';
import { median, timed, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { IngredientIndex } from '#catalogue/ingredient-index.ts';
import { createDatabase, startPostgres } from '#scripts/lib/postgres.mjs';
import type { Db } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { BarLookups } from '#server/lookups/bars.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import { DrinkIndex, type IndexedDrink } from '#server/menu/drink-index.ts';
import type { MenuFilter } from '#server/menu/menu-filter.ts';
import { Menus } from '#server/menu/menus.ts';
import { readCatalogueDrinks, readIngredients } from '#server/menu/rows.ts';

const bars = 5_000;
const ingredients = 300;
const { count: sampled } = optionsOf('menu');
const pageSize = 10;

const filters: Record<string, MenuFilter> = {
  'first page': {},
  'deep page': {},
  text: { searchTerm: 'sage lime' },
  'category + ingredient': { categories: ['stirred'], ingredientIds: ['i5'] },
};

const server = await startPostgres();
try {
  const small = await measure(500);
  const large = await measure(50_000);
  const first = large.rows['first page'];
  const growth = (first?.engine ?? 0) / (small.rows['first page']?.engine ?? 1);
  verdict([
    [
      'engine faster than SQL, first page of 50,000, times',
      (first?.sql ?? 0) / (first?.engine ?? 1),
      '>=',
      50,
    ],
    ['engine, first page: 50,000 drinks against 500, times', growth, '<=', 2],
    ['toggle to new page, ms after the word', large.toggleMs, '<=', 5],
    ['memory of 50,000 drinks, MB', large.megabytes, '<=', 60],
    ['first page with 200 own and 100 hidden drinks, times', large.composed.times, '<=', 5],
    ['toggle with them, ms after the word', large.composed.toggleMs, '<=', 10],
    ['memory of them, KB per bar', large.composed.kilobytes, '<=', 1_000],
  ]);
} finally {
  await server.stop();
}

async function measure(drinks: number) {
  const url = await createDatabase(server.url, `menu_${drinks}`);
  const database = await openDatabase({ url, poolSize: 4 });
  // The planner's own choice, and an index scan by name. The better one counts.
  const nested = encodeURIComponent('-c enable_hashjoin=off -c enable_mergejoin=off');
  const walking = await openDatabase({ url: `${url}?options=${nested}`, poolSize: 4 });
  const { db } = database;
  try {
    await migrate({ db });
    await fillMenus(db, { drinks, bars, ingredients });
    await sql`create index drinks_by_name on drinks (name_en, id)`.execute(db);
    await sql`analyze drinks`.execute(db);
    const megabytes = await memoryOf(db);
    const menus = new Menus(new BarLookups(() => true), () => true);
    const { rows: chosen } = await sql<{ id: string }>`
      select id from bars order by id limit ${sampled}`.execute(db);
    const opened = new Map<string, BarMenu>();
    for (const { id } of chosen) {
      const menu = await menus.of(db, id);
      if (menu) opened.set(id, menu);
    }
    const rows: Record<string, { engine: number; sql: number; times: string }> = {};
    for (const [name, filter] of Object.entries(filters)) {
      const engine: number[] = [];
      const best: number[] = [];
      const walked: number[] = [];
      for (const [id, menu] of opened) {
        const after = name === 'deep page' ? deepPosition(menu) : undefined;
        engine.push(await timed(() => menu.page(filter, 'en', after, pageSize), 20));
        best.push(await timed(() => pageBySql(db, id, filter, after), 1));
        walked.push(await timed(() => pageBySql(walking.db, id, filter, after), 1));
      }
      const [e, s] = [median(engine), Math.min(median(best), median(walked))];
      rows[name] = {
        engine: significant(e),
        sql: significant(s),
        times: `${Math.round(s / e)} ×`,
      };
    }
    process.stdout.write(`\n${drinks} drinks, ${bars} bars, ms (median of ${sampled} bars)\n`);
    console.table(rows);
    const toggleMs = await toggle(db, menus, chosen[0]?.id ?? '');
    const ids = chosen.map(({ id }) => id);
    return { rows, megabytes, toggleMs, composed: await composed(db, menus, ids) };
  } finally {
    await database.close();
    await walking.close();
  }
}

/** The same bars with 200 own drinks each, 100 own ingredients and 100 hidden drinks. */
async function composed(db: Db, menus: Menus, barIds: readonly string[]) {
  const plain = { first: await firstPages(db, menus, barIds), bytes: heldBytes() };
  await composeMenus(db, barIds);
  for (const id of barIds)
    for (const table of ['drinks', 'menu_entries']) menus.changed(`${table}:${id}`);
  menus.changed(`ingredients:${madeUpAccount}`);
  const first = await firstPages(db, menus, barIds);
  const kilobytes = (heldBytes() - plain.bytes) / barIds.length / 1e3;
  const toggleMs = await toggle(db, menus, barIds[0] ?? '');
  process.stdout.write(
    `composed: first page ${significant(first)} ms, plain ${significant(plain.first)} ms; ${significant(kilobytes)} KB more per bar; toggle ${significant(toggleMs)} ms\n`,
  );
  return { times: first / plain.first, toggleMs, kilobytes };
}

async function firstPages(db: Db, menus: Menus, barIds: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const id of barIds) {
    const menu = await menus.of(db, id);
    if (menu) times.push(await timed(() => menu.page({}, 'en', undefined, pageSize), 20));
  }
  return median(times);
}

/** From a change to the page that shows it. */
async function toggle(db: Db, menus: Menus, barId: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    await sql`update inventory set is_available = not is_available
      where bar_id = ${barId} and ingredient_id = 'i3'`.execute(db);
    times.push(
      await timed(async () => {
        menus.changed(`inventory:${barId}`);
        (await menus.of(db, barId))?.page({}, 'en', undefined, pageSize);
      }, 1),
    );
  }
  return median(times);
}

async function memoryOf(db: Db): Promise<number> {
  const shelf = new IngredientIndex(await readIngredients(db));
  const before = heldBytes();
  let source: IndexedDrink[] | undefined = await readCatalogueDrinks(db);
  const index = new DrinkIndex(source, shelf);
  source = undefined;
  // As after the first search.
  index.words.names.exact('');
  const megabytes = (heldBytes() - before) / 1e6;
  if (!index.words.lines.length) throw new Error('nothing was indexed');
  return megabytes;
}

function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function deepPosition(menu: BarMenu) {
  let after: ReturnType<BarMenu['page']>['next'];
  for (let page = 0; page < 8; page++) {
    const { next } = menu.page({}, 'en', after, pageSize);
    if (!next) break;
    after = next;
  }
  return after;
}

/**
 * Scans the index by name for drinks without missing ingredients. Contains only the clauses in use.
 */
function pageBySql(
  db: Db,
  barId: string,
  { searchTerm, categories, ingredientIds }: MenuFilter,
  after: { name: string; id: string } | undefined,
) {
  const words = searchTerm?.split(' ') ?? [];
  const clauses = [
    sql`not exists (select 1 from drink_ingredients i where i.drink_id = d.id and not exists (
      select 1 from inventory v where v.bar_id = ${barId} and v.ingredient_id = i.ingredient_id and v.is_available))`,
    ...(after ? [sql`(d.name_en, d.id) > (${after.name}, ${after.id})`] : []),
    ...words.map(
      (word) => sql`(d.name_en || ' ' || d.description_en ilike ${`%${word}%`} or exists (
        select 1 from drink_ingredients i join ingredients g on g.id = i.ingredient_id
        where i.drink_id = d.id and g.name_en ilike ${`%${word}%`}))`,
    ),
    ...(categories?.length ? [sql`d.category in (${sql.join(categories)})`] : []),
    ...(ingredientIds ?? []).map(
      (id) =>
        sql`exists (select 1 from drink_ingredients i where i.drink_id = d.id and i.ingredient_id = ${id})`,
    ),
  ];
  return sql`select d.id, d.name_en from drinks d where ${sql.join(clauses, sql` and `)}
    order by d.name_en, d.id limit ${pageSize}`.execute(db);
}

function significant(value: number): number {
  return Number(value.toPrecision(3));
}

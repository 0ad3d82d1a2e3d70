// How the cost of a page and of a bar grows with the number of drinks and bars. Part of
// bench/http/http.ts.

import { post, read, textOf } from '#bench/clients/requests.ts';
import { fillMenus } from '#bench/lib/made-up-menus.ts';
import { figure, median, percent } from '#bench/lib/measure.ts';
import { createDatabase } from '#scripts/lib/postgres.mjs';
import { openDatabase } from '#server/db/open.ts';
import { cpuOf, type Sides, startServer } from './processes.ts';

const sizes = [
  { drinks: 500, bars: 10 },
  { drinks: 500, bars: 10_000 },
  { drinks: 50_000, bars: 10 },
  { drinks: 50_000, bars: 10_000 },
];
const barsOpened = 2_000;
const pagesAsked = 10_000;
const connections = 10;

export async function growth({ floor, ask, tell, budgets, serverUrl }: Sides) {
  const rows: Record<string, Record<string, string>> = {};
  const warmMs: number[] = [];
  for (const { drinks, bars } of sizes) {
    const name = `growth_${drinks}_${bars}`;
    const env = { DATABASE_URL: await createDatabase(serverUrl, name) };
    // The first start migrates the database and writes the catalogue.
    await (await startServer(env)).program.ask('stop');
    const database = await openDatabase({ url: env.DATABASE_URL, poolSize: 2 });
    await fillMenus(database.db, { drinks, bars, ingredients: 300 });
    const opened = await database.db
      .selectFrom('bars')
      .select('id')
      .where('name', 'like', 'Bar %')
      .limit(barsOpened)
      .execute();
    await database.close();
    const product = await startServer(env);
    const pageOf = (bar: { id: string } | undefined) =>
      post('drinks.getFilteredDrinksForBar', {
        barId: bar?.id,
        paginationOpts: { numItems: 10, cursor: null },
        unitPreference: 'oz',
      });
    const requests = opened.map((bar) => textOf(pageOf(bar)));
    const visit = async (some: string[], at = connections) => {
      const before = await cpuOf(product);
      const measured = await ask({
        kind: 'each',
        port: product.port,
        requests: some,
        connections: at,
      });
      return { ...measured, cpuMs: ((await cpuOf(product)) - before) / some.length };
    };
    // The first page ever reads the catalogue.
    const first = await visit(requests.slice(0, 1), 1);
    const memory = async () => product.program.ask<number>('memory');
    const before = await memory();
    const cold = await visit(requests.slice(1));
    const perBar = ((await memory()) - before) / (requests.length - 1);
    const asked = pageOf(opened[0]);
    await tell({ paths: { [asked.path]: await read(product.port, asked) }, live: {} });
    await visit(repeated(requests));
    const warm = await visit(repeated(requests));
    const bare = await ask({
      kind: 'each',
      port: floor.port,
      requests: repeated(requests),
      connections,
    });
    warmMs.push(warm.cpuMs);
    rows[`${drinks} drinks, ${bars} bars`] = {
      'first page ever, ms': figure(median(first.times)),
      'cold bar, cpu ms': figure(cold.cpuMs),
      'cold bar, p50 ms': figure(median(cold.times)),
      'page, cpu ms': figure(warm.cpuMs),
      'page, share of the floor': percent(warm.count / warm.seconds / (bare.count / bare.seconds)),
      'KB per bar': figure(perBar / 1000),
      'MB before': figure(before / 1e6),
    };
    await product.program.ask('stop');
  }
  process.stdout.write('\nGrowth, on PostgreSQL: pages of ten drinks\n');
  console.table(rows);
  const grown = (warmMs.at(-1) ?? 0) / (warmMs[0] ?? 1);
  budgets.push([
    'page, 50,000 drinks and 10,000 bars against 500 and 10: cpu, times',
    grown,
    '<=',
    1.5,
  ]);
}

function repeated(requests: string[]): string[] {
  return Array.from({ length: pagesAsked }, (_, n) => requests[n % requests.length] ?? '');
}

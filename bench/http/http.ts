// Measures guests' requests end to end, on both engines beside a bare Node server (the floor) that
// sends the same bytes. The measurements are interleaved in one run, and the clients have their own
// process. Figures are shares of the floor's rate. `--only order` runs the cases with this word in
// their name. `--only` also takes `change`, `live`, `burst` and `growth`.
import { post, read, textOf } from '#bench/clients/requests.ts';
import { tabMessage } from '#bench/clients/tab.ts';
import { type EmptyDatabase, type Engine, startDatabase } from '#bench/lib/engines.ts';
import { verdict } from '#bench/lib/measure.ts';
import { optionsOf, WrongOption } from '#bench/lib/options.ts';
import { queryKey } from '#domain/protocol.ts';
import { openAtOnce } from './burst.ts';
import { cases, page } from './cases.ts';
import { afterChange } from './changes.ts';
import { growth } from './growth.ts';
import { type Product, type Sides, startSides, type Target } from './processes.ts';
import { connections, inTurns, report, turns } from './turns.ts';

const { seconds, engine: engines, only } = optionsOf('http');
const parts: Record<string, (sides: Sides) => Promise<void>> = {
  'guest page after a change': afterChange,
  'first live answer': firstAnswers,
  burst: openAtOnce,
  ...(engines.includes('postgres') && { growth }),
};
const chosen = Object.entries(parts).filter(([name]) => name.includes(only));
const requests = cases.filter(({ name }) => name.includes(only));
if (!chosen.length && !requests.length) throw new WrongOption(`nothing here is called ${only}`);

const databases: Partial<Record<Engine, EmptyDatabase>> = {};
let sides: Sides | undefined;
try {
  for (const engine of engines)
    databases[engine] = await startDatabase(engine, { isDurable: true });
  sides = await startSides(databases);
  for (const [, part] of chosen) await part(sides);
  // Orders come last, so that their rows do not affect the other cases.
  if (requests.length) await rates(sides);
  verdict(sides.budgets);
} finally {
  await sides?.end();
  for (const database of Object.values(databases)) await database.remove();
}

async function rates({ products, first, floor, ask, tell, budgets }: Sides) {
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, request, atLeast } of requests) {
    const asked = request(first);
    const body = await read(first.port, asked);
    await tell({ paths: { [asked.path]: body }, live: {} });
    const results = await inTurns<Target>({ floor, ...products }, (target) =>
      ask({
        kind: 'rate',
        port: target.port,
        request: textOf(target === floor ? asked : request(target as Product)),
        connections,
        ms: 1000 * seconds,
      }),
    );
    rows[name] = report(results, body.length, atLeast, (engine, share, bound) =>
      budgets.push([`${name}, ${engine}: share of the floor`, share, '>=', bound]),
    );
  }
  process.stdout.write(`\n${connections} connections, ${turns} turns of ${seconds} s each\n`);
  console.table(rows);
}

async function firstAnswers({ products, first, floor, ask, tell }: Sides) {
  const name = 'drinks.getFilteredDrinksForBar';
  const input = (product: Product) => ({ barId: product.bar._id, ...page });
  const body = await read(first.port, post(name, input(first)));
  await tell({ paths: {}, live: { [name]: body } });
  const message = (product: Product) => tabMessage({ queries: [queryKey(name, input(product))] });
  const results = await inTurns<Target>({ floor, ...products }, (target) =>
    ask({
      kind: 'live',
      port: target.port,
      message: message(target === floor ? first : (target as Product)),
      connections,
      ms: 1000 * seconds,
    }),
  );
  process.stdout.write('\nFirst live answer: connect, follow a menu page, first value\n');
  console.table({ 'first answer': report(results, body.length, {}, () => {}) });
}

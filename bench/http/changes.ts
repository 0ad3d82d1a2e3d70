// The guest page right after a change. Part of bench/http/http.ts.
import { withToken } from '#bench/clients/calls.ts';
import { get, post, read, textOf } from '#bench/clients/requests.ts';
import { figure, median, percent, percentile } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { cpuOf, type Product, type Sides } from './processes.ts';
import { connections, inTurns, perSecond } from './turns.ts';

const { seconds } = optionsOf('http');
const changesMade = 60;
/**
 * Half of what was measured. The first bound, 0.03, would be a page in 2 ms, and compression alone
 * takes 2 to 4 (docs/performance.md).
 */
const leastShare = 0.003;

/** Changes during an evening. The inventory change is visible on the first page. */
const shelf = { fn: 'ingredients.switchInventory', ingredientIds: ['campari', 'lemon-juice'] };
const changes: Record<string, { fn: string; [input: string]: unknown }[]> = {
  'bar renamed': [{ fn: 'bars.updateBar', name: 'Bar {uuid}' }],
  'bottles gone and back': [
    { ...shelf, isAvailable: false },
    { ...shelf, isAvailable: true },
  ],
};

/** A page that has just changed: the time of one client, as a share of the floor's rate. */
export async function afterChange({ products, first, floor, ask, tell, budgets }: Sides) {
  const rows: Record<string, object> = {};
  for (const encoding of ['br', 'gzip']) {
    const request = ({ bar }: Product) => get(`/?bar=${bar.barCode}`, encoding);
    const body = await read(first.port, request(first));
    await tell({ paths: { '/page': body }, live: {} });
    const { floor: bare = [] } = await inTurns({ floor }, ({ port }) =>
      ask({
        kind: 'rate',
        port,
        request: textOf(get('/page', encoding)),
        connections,
        ms: 1000 * seconds,
      }),
    );
    for (const [engine, product] of Object.entries(products)) {
      for (const [what, inputs] of Object.entries(changes)) {
        const before = await cpuOf(product);
        const { times } = await ask({
          kind: 'after change',
          port: product.port,
          changes: inputs.map(({ fn, ...input }) =>
            textOf(post(fn, { barId: product.bar._id, ...input }, withToken(product.token))),
          ),
          request: textOf(request(product)),
          times: changesMade,
        });
        const cpuMs = ((await cpuOf(product)) - before) / changesMade;
        const share = 1000 / median(times) / median(bare.map(perSecond));
        rows[`${what}, ${engine}, ${encoding}`] = {
          'page ms': figure(median(times)),
          'p95 ms': figure(percentile(times, 0.95)),
          'cpu ms with the change': figure(cpuMs),
          share: percent(share),
        };
        budgets.push([
          `guest page, ${what}, ${encoding}, ${engine}: share of the floor`,
          share,
          '>=',
          leastShare,
        ]);
      }
    }
  }
  process.stdout.write('\nThe guest page right after a change\n');
  console.table(rows);
}

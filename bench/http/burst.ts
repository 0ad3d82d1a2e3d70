// Many guests who open the page at the same time. Part of bench/http/http.ts.
import zlib from 'node:zlib';
import { get, post, read, textOf } from '#bench/clients/requests.ts';
import { queriesOf, tabMessage } from '#bench/clients/tab.ts';
import { figure, median, percentile } from '#bench/lib/measure.ts';
import { queryKey } from '#domain/protocol.ts';
import type { Measured, Phone } from './clients.ts';
import type { FloorAnswers } from './floor.ts';
import type { Sides, Target } from './processes.ts';

const phones = 200;
const burstMs = 5_000;

export async function openAtOnce({ products, first, floor, ask, tell, budgets }: Sides) {
  const rows: Record<string, object> = {};
  const answers: FloorAnswers = { paths: {}, live: {} };
  const phonesOf = new Map<Target, Phone>();
  for (const product of Object.values(products)) {
    const pagePath = `/?bar=${product.bar.barCode}`;
    const compressed = await read(product.port, get(pagePath, 'br'));
    const html = zlib.brotliDecompressSync(compressed).toString();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    const keys = [
      ...queriesOf(html),
      queryKey('orders.getGuestOrders', { barId: product.bar._id }),
    ];
    phonesOf.set(product, {
      page: textOf(get(pagePath, 'br')),
      files: files.map((file) => textOf(get(file, 'br'))),
      message: tabMessage({ queries: keys, guestKey: '{uuid}' }),
    });
    answers.paths[pagePath] = compressed;
    for (const file of files) {
      answers.paths[file] = await read(product.port, get(file, 'br'));
    }
    for (const key of keys) {
      const [name, input] = JSON.parse(key);
      const value = await read(product.port, post(name, input, { 'x-guest-key': '{uuid}' }));
      answers.live[name] = Buffer.from(`{"key":${JSON.stringify(key)},"value":${value}}`);
    }
  }
  await tell(answers);
  phonesOf.set(floor, phonesOf.get(first) as Phone);
  const results: Record<string, Measured[]> = {};
  for (let turn = 0; turn < 3; turn++) {
    for (const [name, target] of Object.entries({ floor, ...products })) {
      const phone = phonesOf.get(target) as Phone;
      const measured = await ask({ kind: 'burst', port: target.port, phones, ms: burstMs, phone });
      results[name] = [...(results[name] ?? []), measured];
    }
  }
  const last = (taken: Measured[]) => median(taken.map(({ seconds }) => seconds));
  for (const [name, taken] of Object.entries(results)) {
    const times = taken.flatMap((one) => one.times);
    rows[name] = {
      'until the last is live, s': figure(last(taken)),
      'one phone p50 ms': figure(median(times)),
      'p99 ms': figure(percentile(times, 0.99)),
      MB: figure((taken[0]?.bytes ?? 0) / 1e6),
    };
    if (name !== 'floor') {
      const ratio = last(taken) / last(results.floor ?? []);
      budgets.push([
        `burst, ${name}: time until the last is live, times the floor`,
        ratio,
        '<=',
        1.2,
      ]);
    }
  }
  process.stdout.write(`\n${phones} phones open the bar within ${burstMs / 1000} s\n`);
  console.table(rows);
}

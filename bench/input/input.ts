// Hostile inputs for every function over HTTP and, for queries, over the socket, with malformed
// frames and headers. No input may fail, hang, log an error, reveal another account's data, or stay
// in memory. The run has four parts. The heap after the last is compared with that after the third,
// when the caches are full.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { optionsOf } from '#bench/lib/options.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { type Api, api } from '#server/api.ts';
import { gauge } from '#server/testing/gauge.ts';
import { addTally, newTally, type Tally } from '#server/testing/hostile/answers.ts';
import { attackOverHttp, attackOverSocket } from '#server/testing/hostile/attack.ts';
import { attackIdentity } from '#server/testing/hostile/identity.ts';
import { makePeople, makeTarget, makeViewers, normalStep } from '#server/testing/hostile/target.ts';
import { attackFrames, attackHeaders } from '#server/testing/hostile/wire.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import type { Report } from './server.ts';

const maxShown = 40;
const parts = 4;
/** A leak of every request would add a fixed amount in each part. */
const maxGrowth = 1.1;
const { count: perFunction, seed } = optionsOf('input');
/** Tokens are valid for five minutes. */
const tokensLastMs = 90_000;
const random = seededRandom(seed);
const names = Object.keys(api) as (keyof Api)[];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-input-'));
const child = fork(path.join(import.meta.dirname, 'server.ts'), {
  execArgv: ['--expose-gc'],
  env: {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO: 'off',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    LIMIT_SMART_SEARCH: '1000000',
    LIMIT_RECOMMENDATIONS: '1000000',
    LIMIT_PARTY_ANALYSIS: '1000000',
    LIMIT_DRINK_CREATION: '1000000',
  },
});
let isEnding = false;
child.on('exit', (code) => {
  if (isEnding) return;
  console.log(`FAILED: the server ended with ${code}, seed ${seed}`);
  process.exit(1);
});
const [{ url }] = (await once(child, 'message')) as [Report];
const report = async (asked: 'now' | 'after collecting garbage' = 'now'): Promise<Report> => {
  child.send(asked);
  const [answer] = await once(child, 'message');
  return answer;
};

const began = Date.now();
const rows = new Map<string, Tally & { logged: number }>();
const problems: string[] = [];

async function attack(group: string, send: () => Promise<Tally>): Promise<void> {
  const before = loudLines(await report());
  const tally = await send();
  const logged = loudLines(await report()) - before;
  const sum = rows.get(group) ?? { ...newTally(), logged: 0 };
  rows.set(group, { ...addTally(sum, tally), logged: sum.logged + logged });
  problems.push(...tally.problems);
  for (const problem of tally.problems.slice(0, 3)) console.log(problem);
}

const loudLines = ({ log }: Report) =>
  Object.entries(log).reduce((sum, [level, count]) => sum + (Number(level) > 30 ? count : 0), 0);

/**
 * The owner's questions to the mixologist are limited, and the attacks also ask: one question every
 * two seconds.
 */
async function afterWaiting<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'TOO_MANY') throw error;
      await delay(30_000);
    }
  }
}

/** One part of the run, on its own bars. Returns the heap after it. */
async function attackAll(count: number): Promise<number> {
  const people = await makePeople(url);
  for (const [group, members] of Map.groupBy(names, (name) => name.split('.')[0] ?? name)) {
    // New bars for each group, because the last one may have closed or emptied them.
    const target = await afterWaiting(() => makeTarget(url, people));
    const started = Date.now();
    let renewedAt = started;
    for (const name of members) {
      if (Date.now() - renewedAt > tokensLastMs) {
        target.viewers = await makeViewers(people);
        renewedAt = Date.now();
      }
      await attack(group, () => attackOverHttp(target, name, count, random));
      if (api[name].kind !== 'query') continue;
      await attack(`${group}, socket`, () => attackOverSocket(target, name, count, random));
    }
    console.log(`${group}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await attack('identity', () => attackIdentity(url, people.owner.cookie, count, random));
  await attack('headers', () => attackHeaders(url, count, random));
  await attack('frames', () => attackFrames(url, count, random));
  await normalStep(url, people.owner);
  return (await report('after collecting garbage')).heapBytes;
}

const heaps: number[] = [];
while (heaps.length < parts) {
  heaps.push(await attackAll(Math.ceil(perFunction / parts)));
  console.log(`part ${heaps.length}: ${megabytes(heaps.at(-1))} MB of heap`);
}
const last = await report();
for (const name of ['live_sockets', 'live_queries']) {
  const left = await gauge(url, name);
  if (left > 0) problems.push(`${name} is still ${left}`);
}
isEnding = true;
child.disconnect();
await once(child, 'exit');
fs.rmSync(folder, { recursive: true, force: true });

console.table(
  Object.fromEntries(
    [...rows].map(([group, { problems: all, serverErrors, ...tally }]) => [
      group,
      { ...tally, '5xx': serverErrors, problems: all.length },
    ]),
  ),
);
const [beforeLast = Number.NaN, afterLast = Number.NaN] = heaps.slice(-2);
const growth = afterLast / beforeLast;
console.log(
  `heap after each part: ${heaps.map(megabytes).join(', ')} MB; the last two: ${growth.toFixed(2)} (<= ${maxGrowth})`,
);
if (growth > maxGrowth) problems.push('the heap grows');
const errors = last.log[50] ?? 0;
if (errors) problems.push(`${errors} lines of the log are errors`);
for (const line of last.lines) console.log(line.trim().slice(0, 600));
for (const problem of problems.slice(0, maxShown)) console.log(problem);
console.log(
  `${Math.round((Date.now() - began) / 1000)} s, ${problems.length} problems, seed ${seed}`,
);
console.log(problems.length ? 'FAILED' : 'nothing failed');
process.exitCode = problems.length ? 1 : 0;

function megabytes(bytes = Number.NaN): number {
  return Math.round(bytes / 2 ** 20);
}

// Random input that no client of ours sends. `npm run prove input` sends more.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isEverything, seedFor } from '#scripts/testing/mode.mjs';
import { engine } from '#server/testing/databases/databases.ts';
import { type Api, api } from './api.ts';
import { gauge } from './testing/gauge.ts';
import type { Tally } from './testing/hostile/answers.ts';
import { attackOverHttp, attackOverSocket, type Target } from './testing/hostile/attack.ts';
import { makePeople, makeTarget, normalStep, type People } from './testing/hostile/target.ts';
import { loudLog } from './testing/loud-log.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { openWorld, type World } from './testing/world.ts';

const perFunction = isEverything ? 30 : 6;
const names = Object.keys(api) as (keyof Api)[];
const queries = names.filter((name) => api[name].kind === 'query');
const random = seededRandom(seedFor('hostile input'));
const log = loudLog();

let world: World;
let people: People;
let target: Target;

describe.runIf(isEverything || engine === 'postgres')('random input', () => {
  beforeAll(async () => {
    world = await openWorld({ TRUST_PROXY: '1', LOG_LEVEL: 'info' }, log);
    people = await makePeople(world.url);
    target = await makeTarget(world.url, people);
    log.lines.splice(0);
  });
  afterAll(() => world.close());
  afterEach(() => {
    expect(log.lines.splice(0)).toEqual([]);
  });

  const held = { problems: [], serverErrors: 0, unanswered: 0 };
  const attack = async (over: typeof attackOverHttp, which: readonly (keyof Api)[]) => {
    let sent = 0;
    for (const name of which) {
      const tally: Tally = await over(target, name, perFunction, random);
      expect(tally).toMatchObject(held);
      sent += tally.sent;
    }
    expect(sent).toBeGreaterThan(which.length * perFunction * 0.5);
  };

  it('is refused or accepted over the socket, and leaves nothing behind', async () => {
    await attack(attackOverSocket, queries);
    await expect.poll(() => gauge(world.url, 'live_sockets')).toBe(0);
    await expect.poll(() => gauge(world.url, 'live_queries')).toBe(0);
  });

  it('is refused or accepted by every query', () => attack(attackOverHttp, queries));

  it('is refused or accepted by every mutation and action, and the next evening works', async () => {
    await attack(
      attackOverHttp,
      names.filter((name) => !queries.includes(name)),
    );
    await normalStep(world.url, people.owner);
  });
});

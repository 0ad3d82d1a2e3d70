// A short evening on bad connections. `npm run prove evening` runs a long one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedFor } from '#scripts/testing/mode.mjs';
import { spendAnEvening } from './testing/evening/evening.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1', LOG_LEVEL: 'error' });
});
afterAll(() => world.close());

it('ends with the same orders on the board, with the guests and in the database', async () => {
  const { done, problems } = await spendAnEvening({
    urls: [world.url],
    db: async () => world.db,
    orders: 60,
    guests: 12,
    hasBadLines: true,
    thinkMs: 800,
    seed: seedFor('evening'),
  });
  expect(problems).toEqual([]);
  expect(done.rounds).toBeGreaterThan(0);
});

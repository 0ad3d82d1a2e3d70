import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Needs a server of its own, since keys are cached after the first lookup.
it('verifies tokens although the rate limit of the key set is used up', async () => {
  const sarah = await world.person('Sarah');
  const keys = `${world.url}/api/auth/.well-known/jwks.json`;
  const answers = [];
  for (let times = 0; times < 120; times++) answers.push((await fetch(keys)).status);
  expect(answers).toContain(429);
  expect(await sarah.ask('bars.getUserBars', {})).toMatchObject({ status: 200, body: [] });
});

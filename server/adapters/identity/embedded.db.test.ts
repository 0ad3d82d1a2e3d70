import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Has a server of its own: a key that was looked up before is kept.
it('verifies tokens however often the key set was asked for from its own address', async () => {
  const sarah = await world.person('Sarah');
  const keys = `${world.url}/api/auth/.well-known/jwks.json`;
  const answers = [];
  for (let times = 0; times < 120; times++) answers.push((await fetch(keys)).status);
  expect(answers).toContain(429);
  expect(await sarah.ask('bars.getUserBars', {})).toMatchObject({ status: 200, body: [] });
});

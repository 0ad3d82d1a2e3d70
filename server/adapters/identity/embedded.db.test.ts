import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
const lines: string[] = [];
beforeAll(async () => {
  world = await openWorld({}, { write: (line) => lines.push(line) });
});
afterAll(() => world.close());

// Needs its own server, since keys are cached after the first lookup.
it('verifies tokens although the rate limit of the key set is used up', async () => {
  const sarah = await world.person('Sarah');
  const keys = `${world.url}/api/auth/.well-known/jwks.json`;
  const answers = [];
  for (let times = 0; times < 120; times++) answers.push((await fetch(keys)).status);
  expect(answers).toContain(429);
  expect(await sarah.ask('bars.getUserBars', {})).toMatchObject({ status: 200, body: [] });
});

it('logs the link of a forgotten password without mail, and nothing for unknown addresses', async () => {
  const sarah = await world.account('Sarah');
  for (const email of [sarah.email, 'nobody@example.com']) {
    await sarah.post('/request-password-reset', { email });
  }
  const links = lines.filter((line) => line.includes('password reset link'));
  expect(links.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      email: sarah.email,
      link: expect.stringContaining(`${world.url}/bartender/reset?token=`),
    }),
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let barCode: string;
let picture: string;
beforeAll(async () => {
  world = await openWorld();
  const sarah = await world.person('Sarah');
  const barId = await sarah.call('bars.createBar', { name: 'Corner' });
  const bars = await sarah.call('bars.getUserBars', {});
  barCode = bars.find(({ _id }) => _id === barId)?.barCode ?? '';
  const { id } = await world.db.selectFrom('drinks').select('id').executeTakeFirstOrThrow();
  picture = `/pictures/${id}/any.svg`;
});
afterAll(() => world.close());

describe.each([
  ['a page of the app', () => '/bartender'],
  ['the page of a guest', () => `/?bar=${barCode}`],
  ['a picture', () => picture],
])('%s', (_what, path) => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('is sent to a client that accepts "%s" as %s', async (accepted, encoding) => {
    const answer = await fetch(world.url + path(), { headers: { 'accept-encoding': accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    // Decoded by fetch.
    expect(await answer.text()).toMatch(/<\/(?:html|svg)>\s*$/);
  });
});

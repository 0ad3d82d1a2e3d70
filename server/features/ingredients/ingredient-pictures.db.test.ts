import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownIngredient } from '#server/testing/own-ingredients.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let barId: string;
beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

const pictureOf = async (ingredientId: string) => {
  const groups = await sarah.call('ingredients.getIngredientsByCategory', { barId });
  const all = groups.flatMap(({ ingredients }) => ingredients);
  return all.find(({ _id }) => _id === ingredientId)?.imageUrl ?? '';
};

it('has a URL that may be cached forever', async () => {
  const url = await pictureOf('campari');
  expect(url).toMatch(/^\/pictures\/ingredients\/amaro-c8202b-[0-9a-z]{1,2}\/[0-9a-f]{12}\.svg$/);
  const answer = await fetch(world.url + url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const picture = await answer.text();
  expect(picture).toMatch(/^<svg .*<\/svg>$/s);

  const old = await fetch(world.url + url.replace(/[0-9a-f]{12}\.svg$/, '000000000000.svg'));
  expect(old.headers.get('cache-control')).toBe('no-cache');
  expect(await old.text()).toBe(picture);
});

it.each(['gin', 'jerrycan-f6f8f7-1', 'gin-f6f8f7-<svg>', 'gin-%00f6f8f7-1'])(
  'is not drawn for %j',
  async (look) => {
    const answer = await fetch(`${world.url}/pictures/ingredients/${look}/000000000000.svg`);
    expect(answer.status).toBe(404);
  },
);

it('of an own ingredient has its own colour, or that of its kind', async () => {
  const create = async (name: string, more: Parameters<typeof ownIngredient>[1]) =>
    (
      await sarah.call('ingredients.createIngredient', {
        barId,
        ingredient: ownIngredient(name, more),
      })
    ).ingredientId;
  const shrub = await create('Shrub', { category: 'syrups', color: '#B03060' });
  expect(await pictureOf(shrub)).toMatch(/\/syrup-b03060-/);
  const bitter = await create('Our bitter', { category: 'amari', kindOf: 'campari', color: null });
  expect(await pictureOf(bitter)).toMatch(/\/amaro-c8202b-/);
  const plain = await create('Foam', { category: 'dairy', color: null });
  expect((await fetch(world.url + (await pictureOf(plain)))).status).toBe(200);
});

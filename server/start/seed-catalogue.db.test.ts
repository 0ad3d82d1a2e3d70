import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { openWorld, type World } from '#server/testing/world.ts';
import { catalogueRows, seedCatalogue } from './seed-catalogue.ts';

let world: World;
const catalogue = readCatalogue();

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('writes the catalogue once', async () => {
  expect(await seedCatalogue(world.db)).toBe(false);
});

it('updates, adds and retires drinks, and open menus change', async () => {
  const feed = (await world.guest.live()).follow('drinks.getDrinkById', {
    drinkId: 'negroni',
    unitPreference: 'oz',
  });
  expect(await feed.next()).toMatchObject({ value: { name: 'Negroni' } });
  const [first, ...drinks] = catalogue.drinks.map((drink) =>
    drink.id === 'negroni' ? { ...drink, en: { ...drink.en, name: 'Count Negroni' } } : drink,
  );
  expect(await seedCatalogue(world.db, catalogueRows({ ...catalogue, drinks }))).toBe(true);
  expect(await feed.next()).toMatchObject({ value: { name: 'Count Negroni' } });
  const retired = await world.db
    .selectFrom('drinks')
    .select('id')
    .where('is_retired', '=', true)
    .execute();
  expect(retired).toEqual([{ id: first?.id }]);
  expect(await seedCatalogue(world.db)).toBe(true);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxShelfListLength } from '#domain/shelves.ts';
import { BarLookups } from '#server/lookups/bars.ts';
import { Menus } from '#server/menu/menus.ts';
import { houseThreads } from '#server/start/house-threads.ts';
import { ownIngredient } from '#server/testing/own-ingredients.ts';
import type { Person } from '#server/testing/person.ts';
import { openWorld, type World } from '#server/testing/world.ts';
import { KnownBars } from './house/bars.ts';
import type { BarFacts, CatalogueFacts } from './house/facts.ts';
import { House } from './house.ts';

let world: World;
let menus: Menus;
let sarah: Person;
let house: House;
const asker = { turn: 'Sarah' };

beforeAll(async () => {
  world = await openWorld();
  const bars = new BarLookups(() => true);
  menus = new Menus(bars, () => true);
  house = new House(houseThreads(undefined, world.app.log));
  world.app.database.onChange((topic) => {
    bars.changed(topic);
    menus.changed(topic);
  });
  sarah = await world.person('Sarah');
});
afterAll(() => world.close());

async function openBar(name: string): Promise<string> {
  const barId = await sarah.call('bars.createBar', { name });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  return barId;
}

const barOf = async (barId: string) =>
  house.bar(world.db, barId, await menus.require(world.db, barId));

it('reads a bar once until its menu changes, and then answers for the new one', async () => {
  const barId = await openBar('Corner');
  const [first, same] = await Promise.all([barOf(barId), barOf(barId)]);
  expect(same).toBe(first);
  const served = async () => {
    const question = { query: 'negroni', language: 'en', isForModel: false } as const;
    return (await house.search(await barOf(barId), asker, question)).named;
  };
  expect(await served()).toEqual(['negroni']);
  const campari = { barId, ingredientId: 'campari', isAvailable: false };
  await sarah.call('ingredients.updateInventoryItem', campari);
  expect((await barOf(barId)).version).not.toBe(first.version);
  expect(await served()).toEqual([]);
});

it('keeps the version of a bar when a bottle changes that no drink needs', async () => {
  const barId = await sarah.call('bars.createBar', { name: 'Harbour' });
  const gin = { barId, ingredientId: 'gin', isAvailable: true };
  const { version, resources } = await barOf(barId);
  await sarah.call('ingredients.updateInventoryItem', gin);
  const after = await barOf(barId);
  expect(after.version).toBe(version);
  expect(after.resources.at(-1)?.key).not.toBe(resources.at(-1)?.key);
});

it('refuses a question of more words than it reads', async () => {
  const bar = await barOf(await openBar('Library'));
  const question = { query: 'a '.repeat(400), language: 'en', isForModel: false } as const;
  await expect(house.search(bar, asker, question)).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
});

it.each([
  ['surprise me with gin', { isSurprise: true, asksForFavourites: false }],
  ['čokoľvek, prosím', { isSurprise: true, asksForFavourites: false }],
  ['what do people order here?', { isSurprise: false, asksForFavourites: true }],
  ['something sour', { isSurprise: false, asksForFavourites: false }],
])('tells the whim of %j, and remembers it', async (query, whim) => {
  const ask = () => house.whimOf(query, asker, 'Library');
  const first = await ask();
  expect(first).toEqual(whim);
  expect(await ask()).toBe(first);
});

describe('a list of bottles', () => {
  const read = async (text: string, barId?: string) => {
    const ingredients = barId
      ? (await menus.require(world.db, barId)).shelf.ingredients
      : await menus.ingredients(world.db);
    const pieces = await house.readList(world.db, ingredients, text, asker);
    return pieces.map(({ ingredientIds: [first] }) => first);
  };

  it('is refused above the length that is read, and the next one is read', async () => {
    const tooLong = 'gin, '.repeat(maxShelfListLength);
    await expect(read(tooLong)).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
    expect(await read('a '.repeat(maxShelfListLength / 2))).toEqual([]);
    expect(await read('gin, campari')).toEqual(['gin', 'campari']);
  });

  it("names an account's own ingredients to it alone, as they are now", async () => {
    const barId = await openBar('Still');
    const text = 'gin, moonshine 9';
    expect(await read(text, barId)).toEqual(['gin', undefined]);
    const ingredient = ownIngredient('Moonshine No. 9');
    const { ingredientId } = await sarah.call('ingredients.createIngredient', {
      barId,
      ingredient,
    });
    expect(await read(text, barId)).toEqual(['gin', ingredientId]);
    expect(await read(text)).toEqual(['gin', undefined]);
    await sarah.call('ingredients.retireIngredient', { barId, ingredientId });
    expect(await read(text, barId)).toEqual(['gin', undefined]);
  });

  it('asks for the words of ingredients once, until one is another', async () => {
    const barId = await openBar('Cellar');
    const words = async () => {
      const { ingredients } = (await menus.require(world.db, barId)).shelf;
      return house.ingredientWords(world.db, ingredients, asker);
    };
    const first = await words();
    expect(await words()).toBe(first);
    const ingredient = ownIngredient('Bathtub gin');
    const { ingredientId } = await sarah.call('ingredients.createIngredient', {
      barId,
      ingredient,
    });
    const added = { ingredientId, names: ['Bathtub gin'], aliases: [] };
    expect(first).not.toContainEqual(added);
    expect(await words()).toContainEqual(added);
  });
});

it('keeps as many bars as it may, those that were asked about last', async () => {
  const known = new KnownBars(10);
  const [corner, harbour, garden] = [await openBar('A'), await openBar('B'), await openBar('C')];
  const tell = async (barId: string) => {
    const [catalogue, bar] = (await barOf(barId)).resources;
    if (!catalogue || !bar) throw new Error('a bar has two resources');
    if (!known.get(catalogue.key)) {
      known.set(catalogue.key, (await catalogue.load()) as CatalogueFacts);
    }
    known.set(bar.key, (await bar.load()) as BarFacts);
    return () => known.get(bar.key);
  };
  const [atCorner, atHarbour] = [await tell(corner), await tell(harbour)];
  expect(atCorner()).toBeDefined();
  await tell(garden);
  expect(atCorner()).toBeDefined();
  expect(atHarbour()).toBeUndefined();
});

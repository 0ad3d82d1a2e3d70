import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { maxShelfListLength } from '#domain/ingredients/shelves.ts';
import { BarLookups } from '#server/lookups/bars.ts';
import { Menus } from '#server/menu/menus.ts';
import { houseThreads } from '#server/start/house-threads.ts';
import { ownIngredient } from '#server/testing/own-ingredients.ts';
import type { Person } from '#server/testing/person.ts';
import { openWorld, type World } from '#server/testing/world.ts';
import type { ThreadPool } from '#server/threads/pool.ts';
import { KnownBars } from './house/bars.ts';
import type { BarFacts, CatalogueFacts } from './house/facts.ts';
import { House } from './house.ts';

let world: World;
let menus: Menus;
let sarah: Person;
let threads: ThreadPool;
let house: House;
const asker = { turn: 'Sarah' };

beforeAll(async () => {
  world = await openWorld();
  const bars = new BarLookups(() => true);
  menus = new Menus(bars, () => true);
  threads = houseThreads(undefined, world.app.log);
  house = new House(threads);
  world.app.database.onChange((topic) => {
    bars.changed(topic);
    menus.changed(topic);
  });
  sarah = await world.person('Sarah');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

/** The threads refuse tasks of a turn that has too many. */
function fill(turn: string): void {
  const run = threads.run.bind(threads);
  vi.spyOn(threads, 'run').mockImplementation(async (task) => {
    if (task.turn === turn) throw new AppError('TOO_MANY', { retryAfterSeconds: 2 });
    return run(task);
  });
}

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

it('refuses a question with more words than it reads', async () => {
  const bar = await barOf(await openBar('Library'));
  const question = { query: 'a '.repeat(400), language: 'en', isForModel: false } as const;
  await expect(house.search(bar, asker, question)).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
});

it.each([
  ['surprise me with gin', { isSurprise: true, asksForFavourites: false }],
  ['čokoľvek, prosím', { isSurprise: true, asksForFavourites: false }],
  ['what do people order here?', { isSurprise: false, asksForFavourites: true }],
  ['something sour', { isSurprise: false, asksForFavourites: false }],
])('returns the whim of %j, and caches it', async (query, whim) => {
  const ask = () => house.whimOf(query, asker, 'Library');
  const first = await ask();
  expect(first).toEqual(whim);
  expect(await ask()).toBe(first);
});

it('caches the reading of a note, however many others it reads meanwhile', async () => {
  const known = 'allergic to nuts';
  const read = (notes: readonly string[]) => house.allergiesIn(notes, asker, 'Library');
  expect(await read([known, 'no ice'])).toEqual([['nuts'], null]);
  const others = Array.from({ length: 1_000 }, (_, n) => `table ${n}`);
  const [first, ...rest] = await read([known, ...others, known]);
  expect(first).toEqual(['nuts']);
  expect(rest.at(-1)).toEqual(['nuts']);
});

describe('a list of bottles', () => {
  const read = async (text: string, barId?: string) => {
    const ingredients = barId
      ? (await menus.require(world.db, barId)).shelf.ingredients
      : await menus.ingredients(world.db);
    const pieces = await house.readList(world.db, ingredients, text, asker);
    return pieces.map(({ ingredientIds: [first] }) => first);
  };

  it('is refused above the maximum length, and the next one is read', async () => {
    const tooLong = 'gin, '.repeat(maxShelfListLength);
    await expect(read(tooLong)).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
    expect(await read('a '.repeat(maxShelfListLength / 2))).toEqual([]);
    expect(await read('gin, campari')).toEqual(['gin', 'campari']);
  });

  it("names an account's own ingredients only to that account, in their current state", async () => {
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

  it('requests the words of ingredients once, until one changes', async () => {
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

describe('the words of ingredients', () => {
  const refused = { code: 'TOO_MANY' };

  it('are shared by accounts without own ingredients, whatever the limits of the caller', async () => {
    const fresh = new House(threads);
    const ingredients = await menus.ingredients(world.db);
    const ask = (turn: string) => fresh.ingredientWords(world.db, ingredients, { turn });
    fill('Sarah');
    const [first, second] = await Promise.all([ask('Sarah'), ask('Lee')]);
    expect(first.length).toBeGreaterThan(100);
    expect(second).toBe(first);
  });

  it('are still read when the first caller leaves', async () => {
    const fresh = new House(threads);
    const ingredients = await menus.ingredients(world.db);
    const gone = { turn: 'Sarah', signal: AbortSignal.abort() };
    const words = await fresh.ingredientWords(world.db, ingredients, gone);
    expect(words.length).toBeGreaterThan(100);
  });

  it('are requested again after a failure', async () => {
    const barId = await openBar('Attic');
    const ingredient = ownIngredient('Attic gin');
    await sarah.call('ingredients.createIngredient', { barId, ingredient });
    const { ingredients } = (await menus.require(world.db, barId)).shelf;
    const ask = () => house.ingredientWords(world.db, ingredients, asker);
    fill(asker.turn);
    expect(await Promise.allSettled([ask(), ask()])).toMatchObject([
      { reason: refused },
      { reason: refused },
    ]);
    vi.restoreAllMocks();
    expect((await ask()).flatMap(({ names }) => names)).toContain('Attic gin');
  });
});

it('keeps the most recently used bars, up to the limit', async () => {
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

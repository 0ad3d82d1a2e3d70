import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReadyShelf } from '#domain/ingredients/shelves.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
beforeEach(async () => {
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

const put = (bar: string, ingredientIds: string[], isAvailable = true) =>
  sarah.call('ingredients.switchInventory', { barId: bar, isAvailable, ingredientIds });
const shelfOf = async (bar: string) =>
  (await sarah.call('ingredients.getBarInventory', { barId: bar })).flatMap(
    ({ ingredientId, isAvailable }) => (isAvailable ? ingredientId : []),
  );

describe('ready shelves', () => {
  const shelves = () => sarah.call('ingredients.getReadyShelves', { barId });
  const makeable = async () =>
    (await sarah.call('drinks.getAvailableDrinksForBar', { barId, unitPreference: 'ml' })).length;

  it('are three, each including the one before', async () => {
    const [first, classic, full] = await shelves();
    expect(first).toMatchObject({ id: 'first' });
    expect(first?.ingredientIds).toHaveLength(12);
    expect(classic?.ingredientIds).toHaveLength(30);
    expect(full?.ingredientIds).toHaveLength(60);
    expect(classic?.ingredientIds).toEqual(expect.arrayContaining(first?.ingredientIds ?? []));
    expect(full?.ingredientIds).toEqual(expect.arrayContaining(classic?.ingredientIds ?? []));
  });

  it('report the number of drinks that the bar can make with them', async () => {
    for (const { ingredientIds, drinksCount } of await shelves()) {
      await put(barId, ingredientIds);
      expect(await makeable()).toBe(drinksCount);
    }
  });

  it("count fewer without substitutes, and more beside the bar's own shelf", async () => {
    const feed = (await sarah.live()).follow('ingredients.getReadyShelves', { barId });
    const counts = async () =>
      ((await feed.next()) as { value: ReadyShelf[] }).value.map((one) => one.drinksCount);
    const [first = 0, classic = 0, full = 0] = await counts();
    expect(first).toBeGreaterThanOrEqual(15);
    expect(classic).toBeGreaterThanOrEqual(80);
    expect(full).toBeGreaterThanOrEqual(170);
    await put(barId, ['triple-sec']);
    expect((await counts())[0]).toBeGreaterThan(first);
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    expect((await counts())[2]).toBeLessThan(full);
  });

  it('are for the people of the bar', async () => {
    expect(await lee.ask('ingredients.getReadyShelves', { barId })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('the shelf of another bar', () => {
  let otherId: string;
  beforeEach(async () => {
    otherId = await sarah.call('bars.createBar', { name: 'Terrace' });
  });

  it('is copied onto the own one, which keeps its items', async () => {
    await put(otherId, ['gin', 'campari', 'sweet-vermouth']);
    await put(barId, ['gin', 'vodka']);
    const added = await sarah.call('ingredients.copyShelf', { barId, fromBarId: otherId });
    expect(added).toEqual(['campari', 'sweet-vermouth']);
    expect(await shelfOf(barId)).toEqual(['campari', 'gin', 'sweet-vermouth', 'vodka']);
    expect(await shelfOf(otherId)).toEqual(['campari', 'gin', 'sweet-vermouth']);
    expect(await sarah.call('ingredients.copyShelf', { barId, fromBarId: otherId })).toEqual([]);
    await put(barId, added, false);
    expect(await shelfOf(barId)).toEqual(['gin', 'vodka']);
  });

  it('is offered live, once it is not empty', async () => {
    const feed = (await sarah.live()).follow('ingredients.getShelvesToCopy', {
      barId,
      fromBarIds: [otherId, barId],
    });
    expect((await feed.next()).value).toEqual([]);
    await put(otherId, ['gin', 'vodka']);
    const offered = { barId: otherId, ingredientsCount: 2 };
    expect((await feed.next()).value).toEqual([{ ...offered, newCount: 2 }]);
    await put(barId, ['gin']);
    expect((await feed.next()).value).toEqual([{ ...offered, newCount: 1 }]);
  });

  it('of another owner does not exist', async () => {
    const strangerId = await lee.call('bars.createBar', { name: 'Elsewhere' });
    await lee.call('ingredients.switchInventory', { barId: strangerId, isAvailable: true });
    const missing = { status: 404, error: { code: 'NOT_FOUND' } };
    const copy = (person: Person, to: string, fromBarId: string) =>
      person.ask('ingredients.copyShelf', { barId: to, fromBarId });
    expect(await copy(sarah, barId, strangerId)).toMatchObject(missing);
    expect(await copy(lee, barId, strangerId)).toMatchObject(missing);
    expect(await copy(sarah, barId, '00000000-0000-4000-8000-000000000000')).toMatchObject(missing);
    expect(await shelfOf(barId)).toEqual([]);
    const fromBarIds = [strangerId];
    expect(await sarah.call('ingredients.getShelvesToCopy', { barId, fromBarIds })).toEqual([]);
  });

  it.each([
    ['no bar', {}],
    ['what is no id', { fromBarId: 'gin' }],
  ])('is refused for %s', async (_what, more) => {
    expect(await sarah.ask('ingredients.copyShelf', { barId, ...more })).toMatchObject({
      status: 400,
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const inventory = () => sarah.call('ingredients.getBarInventory', { barId });
const count = async () => (await inventory()).filter(({ isAvailable }) => isAvailable).length;

describe('the inventory', () => {
  it('is empty until it is initialised, and initialising it twice changes nothing', async () => {
    expect(await inventory()).toEqual([]);
    const added = await sarah.call('ingredients.initializeBarInventory', { barId });
    expect(added).toBeGreaterThanOrEqual(220);
    expect(await inventory()).toHaveLength(added);
    expect(await count()).toBe(0);
    await sarah.call('ingredients.updateInventoryItem', {
      barId,
      ingredientId: 'gin',
      isAvailable: true,
    });
    expect(await sarah.call('ingredients.initializeBarInventory', { barId })).toBe(0);
    expect(await count()).toBe(1);
  });

  it('returns the number of items that a bulk update changed', async () => {
    const total = await sarah.call('ingredients.initializeBarInventory', { barId });
    await sarah.call('ingredients.updateInventoryItem', {
      barId,
      ingredientId: 'gin',
      isAvailable: true,
    });
    const change = (isAvailable: boolean) =>
      sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable });
    expect(await change(true)).toBe(total - 1);
    expect(await change(true)).toBe(0);
    expect(await change(false)).toBe(total);
  });

  it('is cleared and restored, and keeps items added meanwhile', async () => {
    const put = (ingredientId: string) =>
      sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable: true });
    const shelf = async () =>
      (await inventory()).flatMap(({ ingredientId, isAvailable }) =>
        isAvailable ? ingredientId : [],
      );
    const change = (isAvailable: boolean, ingredientIds?: string[]) =>
      sarah.call('ingredients.switchInventory', {
        barId,
        isAvailable,
        ...(ingredientIds && { ingredientIds }),
      });
    for (const bottle of ['rye-whiskey', 'campari', 'gin']) await put(bottle);
    const ingredientIds = await change(false);
    expect(ingredientIds).toEqual(['campari', 'gin', 'rye-whiskey']);
    expect(await shelf()).toEqual([]);
    expect(await change(false)).toEqual([]);
    await put('vodka');
    await put('gin');
    expect(await change(true, ingredientIds)).toEqual(['campari', 'rye-whiskey']);
    expect(await shelf()).toEqual(['campari', 'gin', 'rye-whiskey', 'vodka']);
    expect(await change(true, ingredientIds)).toEqual([]);
    const selected = await change(true);
    expect(selected).not.toContain('vodka');
    await change(false, selected);
    expect(await shelf()).toEqual(['campari', 'gin', 'rye-whiskey', 'vodka']);
  });

  it.each([
    ['nothing', []],
    ['something that is no list', 'gin'],
    ['more than there can be', Array.from({ length: 1_001 }, (_, n) => `bottle-${n}`)],
  ])('refuses to restore a list of %s', async (_what, ingredientIds) => {
    const input = { barId, isAvailable: true, ingredientIds };
    expect(await sarah.ask('ingredients.switchInventory', input)).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('selects all even without an initialized inventory', async () => {
    await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
    expect(await count()).toBe((await inventory()).length);
  });

  it('updates live for its owner', async () => {
    const feed = (await sarah.live()).follow('ingredients.getBarInventory', { barId });
    expect(await feed.next()).toEqual({ value: [] });
    await sarah.call('ingredients.updateInventoryItem', {
      barId,
      ingredientId: 'gin',
      isAvailable: true,
    });
    const { value } = await feed.next();
    expect(value).toContainEqual({ ingredientId: 'gin', isAvailable: true });
  });

  it.each([
    ['ingredients.getBarInventory', {}],
    ['ingredients.initializeBarInventory', {}],
    ['ingredients.bulkUpdateInventory', { isAvailable: true }],
    ['ingredients.switchInventory', { isAvailable: true }],
    ['ingredients.updateInventoryItem', { ingredientId: 'gin', isAvailable: true }],
  ])('%s is refused to another owner and to guests', async (name, more) => {
    expect(await lee.ask(name, { barId, ...more })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
    expect(await world.guest.ask(name, { barId, ...more })).toMatchObject({ status: 401 });
    expect(await sarah.ask(name, { barId, ...more })).toMatchObject({ status: 200 });
  });

  it.each([
    ['an unknown ingredient', { ingredientId: 'moonlight', isAvailable: true }, 404],
    ['a flag that is none', { ingredientId: 'gin', isAvailable: 'yes' }, 400],
    ['no ingredient', { isAvailable: true }, 400],
  ])('refuses %s', async (_what, more, status) => {
    expect(await sarah.ask('ingredients.updateInventoryItem', { barId, ...more })).toMatchObject({
      status,
    });
  });
});

describe('ingredients', () => {
  it('are listed by name in the language of the call', async () => {
    const ask = async (language: string) => {
      const { body } = await world.guest.ask(
        'ingredients.getAllIngredients',
        {},
        { 'accept-language': language },
      );
      return body as { _id: string; name: string }[];
    };
    const [english, slovak] = await Promise.all([ask('en'), ask('sk')]);
    expect(english.find(({ _id }) => _id === 'lemon-juice')?.name).toBe('Lemon juice');
    expect(slovak.find(({ _id }) => _id === 'lemon-juice')?.name).toBe('Citrónová šťava');
    const names = slovak.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sk', { numeric: true }).compare));
  });

  it('are grouped by category, each once', async () => {
    const groups = await world.guest.call('ingredients.getIngredientsByCategory', {});
    const all = await world.guest.call('ingredients.getAllIngredients', {});
    expect(groups.flatMap(({ ingredients }) => ingredients)).toHaveLength(all.length);
    expect(groups[0]?.category).toBe('spirits');
    for (const { category, ingredients } of groups) {
      expect(ingredients.every((one) => one.category === category)).toBe(true);
    }
  });

  it("on a bar's shelf are shown to its guests with the number of drinks", async () => {
    for (const ingredientId of ['london-dry-gin', 'campari', 'sweet-vermouth']) {
      await sarah.call('ingredients.updateInventoryItem', {
        barId,
        ingredientId,
        isAvailable: true,
      });
    }
    const found = await world.guest.call('ingredients.getAvailableIngredientsForBar', { barId });
    expect(found.map(({ _id }) => _id)).toEqual(['campari', 'london-dry-gin', 'sweet-vermouth']);
    expect(found.find(({ _id }) => _id === 'london-dry-gin')?.drinksCount).toBeGreaterThan(0);
  });
});

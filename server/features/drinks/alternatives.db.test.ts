import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleHouseDrink } from '#server/features/examples.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
});
afterAll(() => world.close());

const alternatives = (drinkId: string, person: Person = world.browser()) =>
  person.call('drinks.getAlternatives', { barId, drinkId, unitPreference: 'ml' });
const idsFor = async (drinkId: string) => (await alternatives(drinkId)).map(({ _id }) => _id);
const stock = (ingredientId: string, isAvailable: boolean) =>
  sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable });

describe('drinks.getAlternatives', () => {
  it('returns three drinks that are similar to another one, never that one', async () => {
    const negroni = await alternatives('negroni');
    expect(negroni).toHaveLength(3);
    for (const { _id, ingredients } of negroni) {
      expect(_id).not.toBe('negroni');
      expect(ingredients.map(({ category }) => category)).toContain('amari');
    }
    for (const { ingredients } of negroni.slice(0, 2)) {
      expect(ingredients.map((one) => one._id)).toContain('campari');
    }
    expect((await alternatives('daiquiri'))[0]?.ingredients.map(({ _id }) => _id)).toContain(
      'lime-juice',
    );
  });

  it('returns only drinks that can be ordered now, also for a drink that cannot', async () => {
    await stock('campari', false);
    const found = await alternatives('negroni');
    expect(found).toHaveLength(3);
    for (const { ingredients } of found) {
      expect(ingredients.map(({ _id }) => _id)).not.toContain('campari');
    }
    const [nearest] = found;
    const drinkIds = [nearest?._id ?? ''];
    await sarah.call('menu.updateDrinks', { barId, drinkIds, change: { soldOut: 'hour' } });
    expect(await idsFor('negroni')).not.toContain(nearest?._id);
    await stock('campari', true);
  });

  it('stays without alcohol where the drink has none', async () => {
    const menu = await sarah.call('drinks.getAvailableDrinksForBar', {
      barId,
      unitPreference: 'ml',
    });
    const without = menu.filter(({ alcoholUnits }) => alcoholUnits === 0);
    expect(without.length).toBeGreaterThan(5);
    for (const { _id } of without) {
      for (const other of await alternatives(_id)) expect(other.alcoholUnits).toBe(0);
    }
  });

  it('brings no allergen that the drink does not have', async () => {
    const menu = await sarah.call('drinks.getAvailableDrinksForBar', {
      barId,
      unitPreference: 'ml',
    });
    for (const { _id, allergens } of menu.slice(0, 60)) {
      const allowed = new Set([...allergens.has, ...allergens.may]);
      for (const other of await alternatives(_id)) {
        expect(
          [...other.allergens.has, ...other.allergens.may].filter((one) => !allowed.has(one)),
        ).toEqual([]);
        expect(other.allergens.isKnown).toBe(true);
      }
    }
  });

  it('includes own drinks, and none of another bar', async () => {
    const drink = { ...exampleHouseDrink, texts: { en: { ...texts, name: 'House bitter' } } };
    const { drinkId } = await sarah.call('drinks.createDrink', { barId, drink });
    expect(await alternatives(drinkId)).toHaveLength(3);
    const other = await sarah.call('bars.createBar', { name: 'Other' });
    await sarah.call('ingredients.bulkUpdateInventory', { barId: other, isAvailable: true });
    const there = { barId: other, drinkId, unitPreference: 'ml' as const };
    expect(await sarah.call('drinks.getAlternatives', there)).toEqual([]);
    expect(await alternatives('moonlight')).toEqual([]);
  });

  it('returns nothing where nothing can be made', async () => {
    const empty = await sarah.call('bars.createBar', { name: 'Empty' });
    const there = { barId: empty, drinkId: 'negroni', unitPreference: 'ml' as const };
    expect(await sarah.call('drinks.getAlternatives', there)).toEqual([]);
  });

  it('refuses a hidden bar and bad input', async () => {
    const hidden = await sarah.call('bars.createBar', { name: 'Hidden' });
    await sarah.call('bars.updateBar', { barId: hidden, isActive: false });
    const ask = (input: object) => world.browser().ask('drinks.getAlternatives', input);
    const input = { drinkId: 'negroni', unitPreference: 'ml' };
    expect((await ask({ ...input, barId: hidden })).error.code).toBe('NOT_FOUND');
    expect((await ask({ ...input, barId, drinkId: '' })).error.code).toBe('INVALID_REQUEST');
  });
});

const texts = { description: '', instructions: 'Stir.', garnish: '' };

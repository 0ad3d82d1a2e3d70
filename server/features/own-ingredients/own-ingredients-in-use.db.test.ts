// Own ingredients in search, new drinks, advice, parties and menus.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import { ingredientsOf } from '#domain/mixologist/mixologist.ts';
import { ownIngredient } from '#server/testing/own-ingredients.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
});
beforeEach(async () => {
  await world.db.deleteFrom('drinks').where('bar_id', 'is not', null).execute();
  await world.db.deleteFrom('inventory').execute();
  await world.db.deleteFrom('ingredients').where('account_id', 'is not', null).execute();
  await world.waitForChanges();
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

/** On the shelf, unless it is house-made. */
const create = async (name: string, more: Partial<OwnIngredientFields> = {}) => {
  const ingredient = ownIngredient(name, more);
  const isAvailable = ingredient.parts.length ? undefined : true;
  const input = { barId, ingredient, ...(isAvailable && { isAvailable }) };
  return (await sarah.call('ingredients.createIngredient', input)).ingredientId;
};
const stock = (...ingredientIds: string[]) =>
  sarah.call('ingredients.switchInventory', { barId, isAvailable: true, ingredientIds });
const search = async (query: string) => {
  const found = await world
    .browser()
    .call('naturalLanguageSearch.searchDrinksWithNaturalLanguage', { barId, query });
  return found.recommendedDrinks.map(({ name }) => name);
};
const pour = async (name: string, ...ingredientIds: string[]) => {
  const texts = { en: { name, description: '', instructions: '', garnish: '' } };
  const { drinkId } = await sarah.call('drinks.createDrink', {
    barId,
    drink: {
      texts,
      category: 'sours',
      method: 'shake',
      glass: 'coupe',
      ice: 'none',
      garnishes: [],
      rim: null,
      recipe: ingredientIds.map((ingredientId) => ({
        ingredientId,
        amount: 30,
        unit: 'ML',
        isOptional: false,
      })),
      basedOn: null,
    },
  });
  return drinkId;
};
const drink = (drinkId: string) =>
  world.guest.call('drinks.getDrinkForBar', { barId, drinkId, unitPreference: 'ml' });

describe('the menu', () => {
  it('has the stated allergens and those of the kind, and no others', async () => {
    await stock('gin', 'lemon-juice');
    const stated = await create('Orgeat of ours', { allergens: { nuts: 'has', egg: 'may' } });
    const kind = await create('Ginger syrup of ours', { kindOf: 'ginger-syrup' });
    const unknown = await create('Secret of ours');
    const allergensOf = async (id: string) =>
      (await drink(await pour(`Sour ${id}`, 'gin', id)))?.allergens;
    expect(await allergensOf(stated)).toEqual({ has: ['nuts'], may: ['egg'], isKnown: true });
    expect(await allergensOf(kind)).toEqual({ has: [], may: [], isKnown: true });
    expect(await allergensOf(unknown)).toMatchObject({ isKnown: false });
  });

  it('counts the parts of a house-made one, whatever is stated', async () => {
    await stock('gin', 'lemon-juice', 'egg-white', 'simple-syrup');
    const parts = ['egg-white', 'simple-syrup'].map((ingredientId) => ({
      ingredientId,
      amount: 100,
      unit: 'ML' as const,
    }));
    const foams = await Promise.all([
      create('Foam', { parts }),
      create('Foam that is stated', { parts, allergens: {} }),
      create('Foam that is a kind', { parts, kindOf: 'simple-syrup' }),
    ]);
    for (const id of foams) {
      const sour = await drink(await pour(`Sour ${id}`, 'gin', 'lemon-juice', id));
      expect(sour?.allergens).toMatchObject({ has: ['egg'], isKnown: true });
    }
  });

  it('ignores a retired one, also if it was on the shelf', async () => {
    await stock('bourbon', 'lime-juice');
    const ours = await create('Ginger beer of ours', { category: 'mixers', kindOf: 'ginger-beer' });
    expect(await drink('kentucky-mule')).not.toBeNull();
    await sarah.call('ingredients.retireIngredient', { barId, ingredientId: ours });
    expect(await drink('kentucky-mule')).toBeNull();
    await sarah.call('ingredients.restoreIngredient', { barId, ingredientId: ours });
    expect(await drink('kentucky-mule')).not.toBeNull();
  });
});

describe('smart search', () => {
  it('respects stated allergens', async () => {
    await stock('gin', 'lemon-juice', 'simple-syrup');
    const orgeat = await create('Velvet of ours', { allergens: { nuts: 'has' } });
    await pour('Velvet sour', 'gin', 'lemon-juice', orgeat);
    expect(await search('a sour with gin')).toContain('Velvet sour');
    expect(await search('a sour with gin, I have a nut allergy')).not.toContain('Velvet sour');
  });

  it('knows an own one by its kind, or otherwise by its name', async () => {
    await stock('gin', 'lemon-juice', 'simple-syrup');
    const kind = await create('Hot stuff', { kindOf: 'ginger-syrup' });
    const named = await create('x', {
      texts: { sk: { name: 'Zázvorový sirup od babky', description: '', instructions: '' } },
    });
    const other = await create('Syrup of the house');
    await pour('Kind sour', 'gin', 'lemon-juice', kind);
    await pour('Named sour', 'gin', 'lemon-juice', named);
    await pour('Other sour', 'gin', 'lemon-juice', other);
    const without = await search('a gin sour without ginger');
    expect(without).toContain('Other sour');
    expect(without).not.toContain('Kind sour');
    expect(without).not.toContain('Named sour');
    expect((await search('something with ginger')).slice(0, 2).sort()).toEqual([
      'Kind sour',
      'Named sour',
    ]);
  });
});

describe('new drinks', () => {
  it('use the kind of an own one, and can be saved while it is available', async () => {
    await stock('gin', 'lemon-juice', 'soda-water');
    const ours = await create('Ginger syrup of ours', { kindOf: 'ginger-syrup' });
    await create('Secret of ours');
    const { imageUrl, hue, engine, ...draft } = await sarah.call('drinks.generateAIDrinkData', {
      barId,
      unitPreference: 'ml',
      wish: 'with ginger syrup',
    });
    const known = ['gin', 'lemon-juice', 'soda-water', 'ginger-syrup'];
    expect(draft.ingredientIds).toContain('ginger-syrup');
    for (const id of draft.ingredientIds) expect(known).toContain(id);
    const shelf = { barId, ingredientId: ours };
    await sarah.call('ingredients.updateInventoryItem', { ...shelf, isAvailable: false });
    const save = () => sarah.ask('drinks.saveConfirmedAIDrink', { barId, ...draft });
    expect(await save()).toMatchObject({ error: { code: 'INGREDIENT_NOT_AVAILABLE' } });
    await sarah.call('ingredients.updateInventoryItem', { ...shelf, isAvailable: true });
    const saved = await save();
    expect(saved).toMatchObject({ status: 200 });
    expect(await drink(saved.body as string)).toMatchObject({
      substitutions: [{ substituteId: ours, isKind: true }],
    });
  });
});

describe('advice', () => {
  it('never recommends buying an own one', async () => {
    await stock('gin', 'lemon-juice', 'simple-syrup', 'soda-water');
    const liqueur = await create('Liqueur of ours', {
      category: 'liqueurs',
      strength: 25,
      kindOf: 'cointreau',
    });
    const shelf = { barId, ingredientId: liqueur, isAvailable: false };
    await sarah.call('ingredients.updateInventoryItem', shelf);
    const { recommendations } = await sarah.call(
      'ingredientRecommendations.getIngredientRecommendations',
      { barId },
    );
    expect(recommendations.length).toBeGreaterThan(0);
    for (const one of recommendations) {
      for (const { isOwn } of ingredientsOf(one)) expect(isOwn).toBe(false);
    }
  });
});

describe('parties', () => {
  it('buy missing parts of a house-made one, and other own ones by name', async () => {
    await stock('lemon-juice', 'ginger');
    const syrup = await create('House syrup', {
      kindOf: 'ginger-syrup',
      parts: [
        { ingredientId: 'ginger', amount: 100, unit: 'GRAM' },
        { ingredientId: 'simple-syrup', amount: 300, unit: 'ML' },
      ],
    });
    await pour('House cooler', 'gin', 'lemon-juice', syrup);
    const party = { barId, name: 'Garden', description: '' };
    const { partyId, shareCode } = await sarah.call('cocktailParties.createCocktailParty', party);
    await world.browser().call('cocktailParties.submitGuestResponse', {
      shareCode,
      preferences: 'House cooler please',
    });
    await sarah.call('cocktailPartiesActions.generateShoppingList', { partyId });
    const { analysis } = await world.db
      .selectFrom('parties')
      .select('analysis')
      .where('id', '=', partyId)
      .executeTakeFirstOrThrow();
    expect(analysis?.drinks.map(({ name }) => name.en)).toContain('House cooler');
    const bought = analysis?.list.map(({ ingredientId }) => ingredientId) ?? [];
    expect(bought).toContain('simple-syrup');
    expect(bought).toContain('gin');
    expect(bought).not.toContain(syrup);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Drink } from '#domain/drinks/drinks.ts';
import { exampleHouseDrink } from '#server/features/examples.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
});
afterAll(() => world.close());

async function stock(...ids: string[]) {
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: false });
  for (const ingredientId of ids) {
    await sarah.call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable: true });
  }
}
const all = () => sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });

type PageInput = Parameters<typeof page>[0];
function page(
  more: {
    cursor?: string | null;
    numItems?: number;
    searchTerm?: string;
    categories?: 'stirred'[];
    ingredientIds?: string[];
    unitPreference?: 'oz' | 'ml';
  } = {},
) {
  const { cursor = null, numItems = 10, unitPreference = 'oz', ...filter } = more;
  return world.guest.call('drinks.getFilteredDrinksForBar', {
    barId,
    paginationOpts: { numItems, cursor },
    unitPreference,
    ...filter,
  });
}

async function everyPage(more: PageInput = {}): Promise<Drink[]> {
  const found: Drink[] = [];
  for (let cursor: string | null = null; ; ) {
    const answer = await page({ ...more, cursor });
    found.push(...answer.page);
    if (answer.isDone) return found;
    cursor = answer.continueCursor;
  }
}

describe('drinks.getFilteredDrinksForBar', () => {
  it('shows a guest what the shelf can make, ten at a time', async () => {
    await all();
    const first = await page();
    expect(first.page).toHaveLength(10);
    expect(first.isDone).toBe(false);
    const drinks = await everyPage();
    const available = await sarah.call('drinks.getAvailableDrinksForBar', {
      barId,
      unitPreference: 'oz',
    });
    expect(drinks).toEqual(available);
    expect(drinks.length).toBeGreaterThan(250);
    expect(new Set(drinks.map(({ _id }) => _id)).size).toBe(drinks.length);
  });

  it('returns all fields that a card and a recipe show', async () => {
    await stock('gin', 'campari', 'sweet-vermouth');
    const [negroni] = (await page({ searchTerm: 'negroni' })).page;
    expect(negroni).toMatchObject({
      _id: 'negroni',
      name: 'Negroni',
      category: 'stirred',
      isAiGenerated: false,
      ingredientAmounts: ['1 oz', '1 oz', '1 oz'],
      substitutions: [],
    });
    expect(negroni?.alcoholContent).toBeGreaterThan(20);
    expect(negroni?.ingredients.map(({ _id }) => _id)).toEqual([
      'gin',
      'campari',
      'sweet-vermouth',
    ]);
    expect(negroni?.imageUrl).toMatch(/^\/pictures\/negroni\/[0-9a-f]{12}\.svg$/);
    expect(negroni?.hue).toMatch(/^#[0-9a-f]{6}$/);
    const [inMl] = (await page({ searchTerm: 'negroni', unitPreference: 'ml' })).page;
    expect(inMl?.ingredientAmounts).toEqual(['30 ml', '30 ml', '30 ml']);
  });

  it('returns texts in the language of the call', async () => {
    await stock('gin', 'campari', 'sweet-vermouth');
    const input = { barId, paginationOpts: { numItems: 10 }, unitPreference: 'oz' };
    const headers = { 'accept-language': 'sk' };
    const { body } = await world.guest.ask('drinks.getFilteredDrinksForBar', input, headers);
    const [drink] = (body as { page: Drink[] }).page;
    expect(drink?.ingredients.map(({ name }) => name)).toContain('Sladký vermut');
  });

  it('names substitutes, unless the bar does not allow them', async () => {
    await stock('london-dry-gin', 'campari', 'sweet-vermouth');
    const [negroni] = (await page({ searchTerm: 'negroni' })).page;
    expect(negroni?.substitutions).toEqual([
      {
        ingredientId: 'gin',
        ingredientName: 'Gin',
        substituteId: 'london-dry-gin',
        substituteName: 'London dry gin',
        isKind: true,
        isProper: true,
      },
    ]);
    await stock('tequila-blanco', 'orange-curacao', 'lime-juice');
    const margarita = async () => (await everyPage()).some(({ _id }) => _id === 'margarita');
    expect(await margarita()).toBe(true);
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
    await expect.poll(margarita).toBe(false);
    await sarah.call('bars.updateBar', { barId, allowsSubstitutes: true });
  });

  it('updates live when the shelf changes', async () => {
    await stock('gin', 'campari', 'sweet-vermouth');
    const feed = (await world.guest.live()).follow('drinks.getFilteredDrinksForBar', {
      barId,
      paginationOpts: { numItems: 10 },
      unitPreference: 'oz',
      searchTerm: 'negroni',
    });
    const shown = async () => ((await feed.next()).value as { page: Drink[] }).page.length;
    await expect.poll(shown).toBe(1);
    await sarah.call('ingredients.updateInventoryItem', {
      barId,
      ingredientId: 'campari',
      isAvailable: false,
    });
    expect(await shown()).toBe(0);
  });

  it('ranks search results over pages, also for misspelt words', async () => {
    await all();
    const drinks = await everyPage({ searchTerm: 'sour' });
    expect(drinks.length).toBeGreaterThan(20);
    expect(drinks[0]?.name).toMatch(/sour/i);
    expect(new Set(drinks.map(({ _id }) => _id)).size).toBe(drinks.length);
    expect((await page({ searchTerm: 'negorni' })).page[0]?._id).toBe('negroni');
    expect((await page({ searchTerm: 'nealko' })).page[0]?.alcoholContent).toBe(0);
    expect((await page({ searchTerm: 'xyzzy' })).page).toEqual([]);
  });

  it('ranks a drink whose main ingredient is substituted last, and names the substitute', async () => {
    await stock('gin', 'tonic-water');
    const drinks = await everyPage();
    expect(drinks.map(({ _id }) => _id)).toEqual(['gin-and-tonic', 'borovicka-tonic']);
    expect(drinks[1]?.substitutions).toMatchObject([
      { ingredientName: 'Borovička', substituteName: 'Gin', isKind: false },
    ]);
  });

  it('refuses a cursor that is broken or belongs to another list', async () => {
    await all();
    const { continueCursor } = await page();
    const ask = (cursor: string, more: object = {}) =>
      world.guest.ask('drinks.getFilteredDrinksForBar', {
        barId,
        paginationOpts: { numItems: 10, cursor },
        unitPreference: 'oz',
        ...more,
      });
    const refused = { status: 400, error: { code: 'INVALID_CURSOR' } };
    expect(await ask('nonsense')).toMatchObject(refused);
    expect(await ask(Buffer.from('["x","y"]').toString('base64url'))).toMatchObject(refused);
    expect(await ask(continueCursor, { categories: ['stirred'] })).toMatchObject(refused);
    expect(await ask(continueCursor, { searchTerm: 'sour' })).toMatchObject(refused);
    const other = await lee.call('bars.createBar', { name: 'Other' });
    expect(await ask(continueCursor, { barId: other })).toMatchObject(refused);
    expect(await ask(continueCursor)).toMatchObject({ status: 200 });
  });

  it('refuses guests of a deactivated bar, but not its owner', async () => {
    const hidden = await sarah.call('bars.createBar', { name: 'Hidden' });
    await sarah.call('bars.updateBar', { barId: hidden, isActive: false });
    const input = { barId: hidden, paginationOpts: { numItems: 10 }, unitPreference: 'oz' };
    const name = 'drinks.getFilteredDrinksForBar';
    expect(await world.guest.ask(name, input)).toMatchObject({ status: 404 });
    expect(await lee.ask(name, input)).toMatchObject({ status: 404 });
    expect(await sarah.ask(name, input)).toMatchObject({ status: 200 });
  });

  it.each([
    ['no bar', { barId: 'x' }],
    ['too many at once', { paginationOpts: { numItems: 51 } }],
    ['an unknown category', { categories: ['soups'] }],
    ['an unknown unit', { unitPreference: 'cups' }],
    ['a search that is too long', { searchTerm: 'x'.repeat(301) }],
  ])('refuses %s', async (_what, change) => {
    const input = { barId, paginationOpts: { numItems: 10 }, unitPreference: 'oz', ...change };
    expect(await world.guest.ask('drinks.getFilteredDrinksForBar', input)).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });
});

describe('drinks.getDrinkCategories', () => {
  it('counts the drinks that can be made', async () => {
    await stock('gin', 'campari', 'sweet-vermouth');
    const counts = await world.guest.call('drinks.getDrinkCategories', { barId });
    const drinks = await everyPage();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(drinks.length);
    for (const { category, count } of counts) {
      expect(drinks.filter((drink) => drink.category === category)).toHaveLength(count);
    }
  });
});

describe('drinks.getDrinkAllergens', () => {
  it('returns allergens that drinks on the menu have or may have', async () => {
    await stock('gin', 'tonic-water');
    expect(await world.guest.call('drinks.getDrinkAllergens', { barId })).not.toContain('egg');
    await stock('gin', 'campari', 'sweet-vermouth', 'lemon-juice', 'simple-syrup', 'egg-white');
    const names = await world.guest.call('drinks.getDrinkAllergens', { barId });
    const drinks = await everyPage();
    const all = drinks.flatMap(({ allergens: { has, may } }) => [...has, ...may]);
    expect(new Set(names)).toEqual(new Set(all));
    expect(names).toContain('sulphites');
  });
});

describe('drinks.getDrinkById and recipes.getDefaultRecipeForDrink', () => {
  it('return a drink of the catalogue to anyone', async () => {
    const drink = await world.guest.call('drinks.getDrinkById', {
      drinkId: 'mojito',
      unitPreference: 'ml',
    });
    expect(drink?.name).toBe('Mojito');
    const recipe = await world.guest.call('recipes.getDefaultRecipeForDrink', {
      drinkId: 'mojito',
    });
    expect(recipe?.items.map(({ ingredientId }) => ingredientId)).toEqual(
      drink?.ingredients.map(({ _id }) => _id),
    );
    expect(recipe?.items[0]).toMatchObject({
      amount: expect.any(Number),
      unit: expect.any(String),
    });
  });

  it('return null for an unknown id', async () => {
    const drinkId = 'no-such-drink';
    expect(
      await world.guest.call('drinks.getDrinkById', { drinkId, unitPreference: 'oz' }),
    ).toBeNull();
    expect(await world.guest.call('recipes.getDefaultRecipeForDrink', { drinkId })).toBeNull();
  });

  it("hide a deactivated bar's own drink from strangers, live, and show defaults for missing texts", async () => {
    const own = await sarah.call('bars.createBar', { name: 'Own drinks' });
    await world.db
      .insertInto('drinks')
      .values({
        id: '6dc5a8a1-0000-4000-8000-000000000001',
        bar_id: own,
        category: 'ai-generated',
        is_ai_generated: true,
        method: 'stir',
        look: JSON.stringify({
          glass: 'rocks',
          liquid: ['#c8302a'],
          ice: 'none',
          garnish: [],
          rim: null,
          foam: false,
          bubbles: false,
        }),
        alcohol_content: 12,
        name_en: '',
        name_sk: '',
        description_en: '',
        description_sk: '',
        instructions_en: '',
        instructions_sk: '',
      })
      .execute();
    const input = {
      drinkId: '6dc5a8a1-0000-4000-8000-000000000001',
      unitPreference: 'oz' as const,
    };
    expect(await world.guest.call('drinks.getDrinkById', input)).toMatchObject({
      name: 'Unknown Drink',
      description: 'No description available',
      instructions: 'No instructions available',
      ingredients: [],
    });
    expect(
      await world.guest.call('recipes.getDefaultRecipeForDrink', { drinkId: input.drinkId }),
    ).toBeNull();
    const line = await world.guest.live();
    const drink = line.follow('drinks.getDrinkById', input);
    expect(await drink.next()).toMatchObject({ value: { name: 'Unknown Drink' } });
    await sarah.call('bars.updateBar', { barId: own, isActive: false });
    expect(await drink.next()).toEqual({ value: null });
    expect(await world.guest.call('drinks.getDrinkById', input)).toBeNull();
    expect(await sarah.call('drinks.getDrinkById', input)).toMatchObject({ isAiGenerated: true });
  });
});

describe('pictures', () => {
  it('are immutable at their current URL, and not cached at an outdated one', async () => {
    const drink = await world.guest.call('drinks.getDrinkById', {
      drinkId: 'negroni',
      unitPreference: 'oz',
    });
    const answer = await fetch(`${world.url}${drink?.imageUrl}`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toMatch(/^<svg [\s\S]+<\/svg>$/);
    const old = await fetch(`${world.url}/pictures/negroni/000000000000.svg`);
    expect(old.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${world.url}/pictures/nothing/000000000000.svg`)).status).toBe(404);
    expect((await fetch(`${world.url}/pictures/none.svg`)).status).toBe(200);
  });

  it('of a bar’s own drink are missing while the bar is deactivated, and part of its owner’s list', async () => {
    const barId = await sarah.call('bars.createBar', { name: 'Own pictures' });
    await sarah.call('drinks.createDrink', { barId, drink: exampleHouseDrink });
    const listed = async () => {
      const [drink] = await sarah.call('drinks.getOwnDrinks', { barId, unitPreference: 'oz' });
      return drink?.imageUrl ?? '';
    };
    const address = world.url + (await listed());
    const outdated = address.replace(/[^/]+$/, '000000000000.svg');
    const seen = await fetch(address);
    expect(seen.status).toBe(200);
    // Neither a proxy nor a browser shows it without revalidation.
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
    const svg = await seen.text();
    const known = { headers: { 'if-none-match': seen.headers.get('etag') ?? '' } };
    expect((await fetch(address, known)).status).toBe(304);

    await sarah.call('bars.updateBar', { barId, isActive: false });
    const missing = await fetch(`${world.url}/pictures/${randomUUID()}/000000000000.svg`);
    const { id: _id, ...error } = await missing.json();
    for (const answer of [
      await fetch(address),
      await fetch(address, known),
      await fetch(outdated),
    ]) {
      expect(answer.status).toBe(missing.status);
      expect(await answer.json()).toMatchObject(error);
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe(missing.headers.get('cache-control'));
    }
    expect(await listed()).toBe(dataUrl(svg));

    await sarah.call('bars.updateBar', { barId, isActive: true });
    expect(world.url + (await listed())).toBe(address);
    expect(await (await fetch(address)).text()).toBe(svg);
  });
});

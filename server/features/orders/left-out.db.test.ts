// Ingredients that guests leave out are respected on every way to a drink, and shown to the bar.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Drink } from '#domain/drinks/drinks.ts';
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import { seedFor } from '#scripts/testing/mode.mjs';
import type { DrinkPage } from '#server/features/drinks/read-drinks.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let marta: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
  marta = world.browser();
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
});
afterAll(() => world.close());

const random = seededRandom(seedFor('left out'));
const some = (count: number) =>
  Array.from(
    { length: count },
    () => allergens[Math.floor(random() * allergens.length)] as Allergen,
  );
const harmful = (drinks: readonly Drink[], left: readonly Allergen[]) =>
  drinks.filter(
    ({ allergens: { has, may, isKnown } }) =>
      !isKnown || [...has, ...may].some((one) => left.includes(one)),
  );
const format = { unitPreference: 'ml' as const };

describe('ingredients that a guest leaves out', () => {
  it('are in no featured, popular or alternative drink, and in none found by AI', async () => {
    const drinkIds = ['amaretto-sour', 'whiskey-sour', 'pina-colada', 'negroni', 'grasshopper'];
    await sarah.call('menu.updateDrinks', { barId, drinkIds, change: { isFeatured: true } });
    for (const withoutAllergens of [['nuts'], ['egg', 'milk'], some(2), some(3)] as Allergen[][]) {
      const { featured, popular } = await marta.call('menu.getHighlights', {
        ...{ barId, withoutAllergens },
        ...format,
      });
      const alternatives = await marta.call('drinks.getAlternatives', {
        ...{ barId, drinkId: 'amaretto-sour', withoutAllergens },
        ...format,
      });
      const query = 'something with amaretto, egg white, cream or beer';
      const { recommendedDrinks } = await world
        .browser()
        .call('naturalLanguageSearch.searchDrinksWithNaturalLanguage', {
          ...{ barId, query, withoutAllergens },
        });
      const shown = [...featured, ...popular, ...alternatives, ...recommendedDrinks];
      expect(harmful(shown, withoutAllergens)).toEqual([]);
    }
  });

  it('may be alcohol', async () => {
    const { recommendedDrinks } = await world
      .browser()
      .call('naturalLanguageSearch.searchDrinksWithNaturalLanguage', {
        ...{ barId, query: 'something bitter', isAlcoholFree: true },
      });
    expect(recommendedDrinks.length).toBeGreaterThan(0);
    expect(recommendedDrinks.filter(({ alcoholUnits }) => alcoholUnits > 0)).toEqual([]);
  });

  it('are counted by category like on the pages', async () => {
    for (const filter of [
      { withoutAllergens: ['nuts', 'egg'] as Allergen[] },
      { isAlcoholFree: true },
      { searchTerm: 'lime', withoutAllergens: some(2) },
      { ingredientIds: ['gin'] },
    ]) {
      const counts = await marta.call('drinks.getDrinkCategories', { barId, ...filter });
      const input = { barId, ...format, ...filter };
      let cursor: string | null = null;
      let found = 0;
      do {
        const paginationOpts = { numItems: 50, cursor };
        const answer: DrinkPage = await marta.call('drinks.getFilteredDrinksForBar', {
          ...input,
          paginationOpts,
        });
        found += answer.page.length;
        cursor = answer.isDone ? null : answer.continueCursor;
      } while (cursor);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(found);
    }
  });

  it('brings no drink with an ingredient that the bar reported missing, though it is on the shelf', async () => {
    for (const drinkId of ['negroni', 'americano', 'boulevardier']) {
      const found = await marta.call('drinks.getAlternatives', {
        ...{ barId, drinkId, lacking: 'campari' },
        ...format,
      });
      expect(found.length).toBeGreaterThan(0);
      for (const { ingredients } of found) {
        expect(ingredients.map(({ _id }) => _id)).not.toContain('campari');
      }
    }
  });

  it.each([
    ['en', 'nut allergy, something sour', ['nuts']],
    ['sk', 'mám alergiu na orechy a vajcia, niečo kyslé', ['egg', 'nuts']],
    ['en', 'something without rum', []],
    ['en', "I'm pregnant, something fruity", ['alcohol']],
  ])(
    'AI offers to leave it out to a guest who writes of an allergy (%s: %s)',
    async (language, query, left) => {
      const { body } = await world.browser().ask(
        'naturalLanguageSearch.searchDrinksWithNaturalLanguage',
        { query, barId },
        {
          'accept-language': language,
        },
      );
      expect(body).toMatchObject({ leaveOut: left });
    },
  );
});

it('a desperate guest gets no drink and no further surprise', async () => {
  const found = await world
    .browser()
    .call('naturalLanguageSearch.searchDrinksWithNaturalLanguage', {
      ...{ barId, query: 'surprise me, I want to end my life' },
    });
  expect(found).toMatchObject({ recommendedDrinks: [], leaveOut: [] });
  expect(found.isSurprise).toBeUndefined();
});

const ownOrders = (guest: Person) => guest.call('orders.getGuestOrders', { barId });
const order = (guest: Person, more: object) =>
  guest.ask('orders.createOrder', { barId, drinkId: 'daiquiri', guestName: 'Marta', ...more });

describe('orders', () => {
  it('have the ingredients that the guest leaves out and the allergies in notes, for the bar', async () => {
    const guest = world.browser();
    await order(guest, { without: ['nuts', 'alcohol'], notes: 'Less ice' });
    await order(guest, { notes: 'ALLERGY: nuts!' });
    await order(guest, { notes: 'alergia na kiwi' });
    await expect
      .poll(() => ownOrders(guest))
      .toMatchObject([
        { without: [], allergy: [] },
        { without: [], allergy: ['nuts'] },
        { without: ['nuts', 'alcohol'], allergy: null },
      ]);
    const { orders } = await sarah.call('orders.getOrdersForBar', { barId });
    expect(orders).toMatchObject([
      { without: ['nuts', 'alcohol'], allergy: null },
      { without: [], allergy: ['nuts'] },
      { without: [], allergy: [] },
    ]);
    expect(await lee.ask('orders.getOrdersForBar', { barId })).toMatchObject({ status: 404 });
  });

  it.each([
    ['SEVERE ALLERGY!', []],
    ['I carry an EpiPen', []],
    ['I am coeliac', ['gluten']],
    ['mám celiakiu', ['gluten']],
    ['som vegán', null],
    ["I'm pregnant, no alcohol please", null],
    ['less ice, no straw', null],
    ['no nuts please', ['nuts']],
    ['no allergies, less ice', null],
  ])('are marked by the allergies in their note: %s', async (notes, allergy) => {
    const guest = world.browser();
    await order(guest, { notes });
    await expect.poll(() => ownOrders(guest)).toMatchObject([{ allergy }]);
  });

  it('of a round share them, and have separate notes', async () => {
    const guest = world.browser();
    const lines = [
      { drinkId: 'daiquiri', quantity: 1, notes: 'celiac, no gluten' },
      { drinkId: 'mojito', quantity: 1 },
    ];
    await guest.call('orders.createRound', {
      ...{ barId, guestName: 'Marta', without: ['egg'] as const, lines },
    });
    await expect
      .poll(async () => (await ownOrders(guest)).map(({ allergy }) => allergy).sort())
      .toEqual([['gluten'], null]);
    const placed = await ownOrders(guest);
    expect(placed.map(({ without }) => without)).toEqual([['egg'], ['egg']]);
  });

  it.each([
    ['something else', ['gold']],
    ['more than there is', Array.from({ length: 20 }, () => 'nuts')],
    ['no list', 'nuts'],
  ])('leave out only allergens and alcohol: %s', async (_what, without) => {
    expect(await order(world.browser(), { without })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });
});

// Browsing, smart search and parties find a bar's own drinks like any other.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Drink } from '#domain/drinks/drinks.ts';
import type { OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import type { SmartSearchResult } from '#domain/mixologist/mixologist.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

const search = 'naturalLanguageSearch.searchDrinksWithNaturalLanguage';
let world: World;
let sarah: Person;
let barId: string;
const ids: Record<string, string> = {};

const part = (ingredientId: string, amount: number) => ({
  ingredientId,
  amount,
  unit: 'ML' as const,
  isOptional: false,
});
const served = {
  glass: 'coupe',
  ice: 'none',
  garnishes: [],
  rim: null,
  basedOn: null,
} as const;
const texts = (name: string, description: string) => ({
  name,
  description,
  instructions: 'Shake.',
  garnish: '',
});

const house: OwnDrinkFields[] = [
  {
    ...served,
    garnishes: [],
    texts: {
      en: texts('Golden Fox', 'Smoke and a little honey.'),
      sk: texts('Zlatá líška', 'Dym a trocha medu.'),
    },
    category: 'sours',
    method: 'shake',
    recipe: [part('mezcal', 50), part('lime-juice', 20), part('honey-syrup', 15)],
  },
  {
    ...served,
    garnishes: [],
    texts: { sk: texts('Babičkina záhrada', 'Jablko, limetka a nič zlé.') },
    category: 'alcohol-free',
    method: 'shake',
    recipe: [part('apple-juice', 60), part('lime-juice', 20), part('simple-syrup', 15)],
  },
];

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  for (const drink of house) {
    const { drinkId } = await sarah.call('drinks.createDrink', { barId, drink });
    ids[(drink.texts.en ?? drink.texts.sk)?.name ?? ''] = drinkId;
  }
});
afterAll(() => world.close());

async function browse(searchTerm: string, language = 'en'): Promise<string[]> {
  const input = { barId, unitPreference: 'ml', searchTerm, paginationOpts: { numItems: 10 } };
  const { body } = await world.guest.ask('drinks.getFilteredDrinksForBar', input, {
    'accept-language': language,
  });
  return (body as { page: Drink[] }).page.map(({ _id }) => _id);
}

async function ask(query: string, language = 'en'): Promise<SmartSearchResult> {
  const { body } = await world
    .browser()
    .ask(search, { query, barId }, { 'accept-language': language });
  return body as SmartSearchResult;
}
const found = async (query: string, language?: string) =>
  (await ask(query, language)).recommendedDrinks.map(({ _id }) => _id);

it.each([
  ['golden fox', 'en'],
  ['zlatá líška', 'en'],
  ['zlata liska', 'sk'],
  ['goldne fox', 'en'],
])('browsing for "%s" (%s) finds it first', async (term, language) => {
  expect((await browse(term, language))[0]).toBe(ids['Golden Fox']);
});

it('browsing finds it by its ingredients and its description', async () => {
  expect(await browse('mezcal')).toContain(ids['Golden Fox']);
  expect(await browse('smoke honey')).toContain(ids['Golden Fox']);
  expect(await browse('babičkina záhrada')).toEqual([ids['Babičkina záhrada']]);
});

it.each([
  ['golden fox', 'en'],
  ['a Golden Fox please', 'en'],
  ['dám si zlatú líšku', 'sk'],
  ['something smoky and sour with honey', 'en'],
  ['niečo dymové a kyslé s medom', 'sk'],
])('the smart search for "%s" (%s) finds it', async (query, language) => {
  expect(await found(query, language)).toContain(ids['Golden Fox']);
});

it('the smart search knows from its recipe what it is without', async () => {
  const { recommendedDrinks } = await ask('babičkina záhrada', 'sk');
  expect(recommendedDrinks[0]).toMatchObject({ _id: ids['Babičkina záhrada'], alcoholContent: 0 });
  const strong = await found('without honey, something smoky');
  expect(strong).not.toContain(ids['Golden Fox']);
});

it('the smart search follows each change', async () => {
  const drinkId = ids['Golden Fox'] ?? '';
  const { version, ...stored } = await sarah.call('drinks.getOwnDrink', { barId, drinkId });
  const renamed = {
    ...stored,
    texts: { en: texts('Velvet Badger', 'Smoke and a little honey.') },
  };
  await sarah.call('drinks.updateDrink', { barId, drinkId, version, drink: renamed });
  expect((await found('velvet badger'))[0]).toBe(drinkId);
  await sarah.call('drinks.retireDrink', { barId, drinkId });
  expect(await found('velvet badger')).not.toContain(drinkId);
  expect(await browse('velvet badger')).toEqual([]);
  await sarah.call('drinks.restoreDrink', { barId, drinkId });
  const now = await sarah.call('drinks.getOwnDrink', { barId, drinkId });
  const change = { barId, drinkId, version: now.version, drink: stored };
  await sarah.call('drinks.updateDrink', change);
  expect((await found('golden fox'))[0]).toBe(drinkId);
});

it('a party that names it is served it', async () => {
  const party = await sarah.call('cocktailParties.createCocktailParty', {
    barId,
    name: 'Silvester',
  });
  const { partyId, shareCode } = party;
  for (const preferences of ['Golden Fox', 'a Golden Fox for me', 'zlatá líška']) {
    const response = { shareCode, preferences };
    await world.browser().call('cocktailParties.submitGuestResponse', response);
  }
  await sarah.call('cocktailParties.closePartyVoting', { partyId });
  await sarah.call('cocktailPartiesActions.generateShoppingList', { partyId });
  const details = await sarah.call('cocktailParties.getPartyDetails', { partyId });
  expect(JSON.stringify(details)).toContain('Golden Fox');
});

it('a new AI drink takes neither its name nor its recipe', async () => {
  for (let n = 0; n < 5; n++) {
    const offer = await sarah.call('drinks.generateAIDrinkData', {
      barId,
      unitPreference: 'ml',
      wish: 'mezcal with honey',
    });
    expect(offer.name).not.toBe('Golden Fox');
  }
});

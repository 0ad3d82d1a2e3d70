// Rules for recipes: the official list, methods and instructions, categories, measures.
import { describe, expect, it } from 'vitest';
import { roundToOz } from '#domain/drinks/units.ts';
import { readCatalogue } from './files.ts';
import { traitsOf } from './traits.ts';

const { drinks } = readCatalogue();
type Drink = (typeof drinks)[number];

const has = ({ ingredients }: Drink, ...ids: string[]) =>
  ingredients.some(({ id }) => ids.includes(id));
const idsWhere = (is: (drink: Drink) => boolean) => drinks.filter(is).map(({ id }) => id);

/** The official cocktails of the International Bartenders Association of 2024, by their names here. */
const official = {
  unforgettables: [
    'Alexander',
    'Americano',
    'Angel Face',
    'Aviation',
    'Between the Sheets',
    'Boulevardier',
    'Brandy Crusta',
    'Casino',
    'Clover Club',
    'Daiquiri',
    'Dry Martini',
    'Gin Fizz',
    'Hanky Panky',
    'John Collins',
    'Last Word',
    'Manhattan',
    'Martinez',
    'Mary Pickford',
    'Monkey Gland',
    'Negroni',
    'Old Fashioned',
    'Paradise',
    "Planter's Punch",
    'Porto Flip',
    'Ramos Fizz',
    'Remember the Maine',
    'Rusty Nail',
    'Sazerac',
    'Sidecar',
    'Stinger',
    'Tuxedo',
    'Vieux Carré',
    'Whiskey Sour',
    'White Lady',
  ],
  contemporaryClassics: [
    'Bellini',
    'Black Russian',
    'Bloody Mary',
    'Caipirinha',
    'Cardinale',
    'Champagne Cocktail',
    'Corpse Reviver No. 2',
    'Cosmopolitan',
    'Cuba Libre',
    'French 75',
    'French Connection',
    'Garibaldi',
    'Grasshopper',
    'Hemingway Special',
    "Horse's Neck",
    'Irish Coffee',
    'Kir',
    'Lemon Drop Martini',
    'Long Island Iced Tea',
    'Mai Tai',
    'Margarita',
    'Mimosa',
    'Mint Julep',
    'Mojito',
    'Moscow Mule',
    'Piña Colada',
    'Pisco Sour',
    'Rabo de Galo',
    'Sea Breeze',
    'Sex on the Beach',
    'Singapore Sling',
    'Tequila Sunrise',
    'Vesper',
    'Zombie',
  ],
  newEra: [
    'Aperol Spritz',
    "Bee's Knees",
    'Bramble',
    'Canchánchara',
    'Chartreuse Swizzle',
    "Dark 'n' Stormy",
    "Don's Special Daiquiri",
    'Espresso Martini',
    'Fernandito',
    'French Martini',
    'Gin Basil Smash',
    'Grand Margarita',
    'IBA Tiki',
    'Illegal',
    'Jungle Bird',
    "Missionary's Downfall",
    'Naked and Famous',
    'New York Sour',
    'Old Cuban',
    'Paloma',
    'Paper Plane',
    'Penicillin',
    'Pisco Punch',
    'Porn Star Martini',
    'Russian Spring Punch',
    'Sherry Cobbler',
    'Southside',
    'Spicy Fifty',
    'Suffering Bastard',
    'Three Dots and a Dash',
    'Tipperary',
    "Tommy's Margarita",
    'Trinidad Sour',
    'VE.N.TO',
  ],
};

it('marks the 102 official cocktails of 2024, and no others', () => {
  const names = Object.values(official).flat();
  expect(names).toHaveLength(102);
  const flagged = drinks.filter(({ iba }) => iba).map(({ en }) => en.name);
  expect(flagged.toSorted()).toEqual(names.toSorted());
});

describe('categories', () => {
  const isOf = (category: string) => (drink: Drink) => drink.category === category;
  const isJuicy = ({ ingredients }: Drink) =>
    ingredients.some(({ id, amount }) => traitsOf(id).roles.includes('acid') && amount >= 10);
  const isRich = ({ ingredients }: Drink) =>
    ingredients.some(({ id }) => {
      const { tags, allergens } = traitsOf(id);
      return tags.includes('creamy') || allergens.milk === 'has' || allergens.egg === 'has';
    });

  it('short and strong drinks are neither sour nor creamy', () => {
    expect(idsWhere((drink) => isOf('stirred')(drink) && isJuicy(drink))).toEqual([]);
    expect(idsWhere((drink) => isOf('stirred')(drink) && isRich(drink))).toEqual([]);
  });

  it('creamy drinks have cream, milk or an egg', () => {
    expect(idsWhere((drink) => isOf('creamy')(drink) && !isRich(drink))).toEqual([]);
  });

  it('stirred drinks are not sours, except for the old crusta', () => {
    const isStirred = ({ method }: Drink) => method === 'stir';
    expect(idsWhere((drink) => isOf('sours')(drink) && isStirred(drink))).toEqual([
      'brandy-crusta',
    ]);
  });

  it('wine drinks are not tropical', () => {
    expect(idsWhere((drink) => isOf('tropical')(drink) && has(drink, 'red-wine'))).toEqual([]);
  });
});

describe('instructions', () => {
  it('shake egg white without ice', () => {
    const isFoamy = (drink: Drink) =>
      drink.method === 'shake' && has(drink, 'egg', 'egg-white') && !has(drink, 'egg-yolk');
    const says = ({ en, sk }: Drink) =>
      /without ice/.test(en.instructions) && /bez ľadu/.test(sk.instructions);
    expect(idsWhere((drink) => isFoamy(drink) && !says(drink))).toEqual([]);
  });

  it('use plain words in English', () => {
    const jargon = /dry shake|(fine|double)[ -]strain|\bexpress (the|an?)\b/i;
    expect(idsWhere(({ en }) => jargon.test(en.instructions))).toEqual([]);
  });

  it('keep numbers and units together in Slovak, and use the word drink', () => {
    const texts = ({ sk }: Drink) => Object.values(sk).join('\n');
    expect(idsWhere((drink) => /\d (ml|g|%)/.test(texts(drink)))).toEqual([]);
    expect(idsWhere((drink) => /nápoj/.test(texts(drink)))).toEqual([]);
  });

  it('mention only one kind of cocktail cherry', () => {
    const other = /maraschino cherr|brandied cherr|maraschinov\S+ čereš|čereš\S+ v brandy/i;
    expect(idsWhere(({ en, sk }) => other.test(`${en.garnish}\n${sk.garnish}`))).toEqual([]);
  });
});

it('every amount is close to the one shown in ounces', () => {
  const poured = drinks.flatMap(({ id, ingredients }) =>
    ingredients
      .filter(({ unit }) => unit === 'ML' || unit === 'TOP')
      .map(({ id: part, amount }) => ({ id, part, amount })),
  );
  const shown = (ml: number) => roundToOz(ml) * 30;
  const isFar = ({ amount }: { amount: number }) =>
    Math.abs(shown(amount) - amount) > amount * 0.15 + 1e-9;
  expect(poured.length).toBeGreaterThan(1000);
  expect(poured.filter(isFar)).toEqual([]);
});

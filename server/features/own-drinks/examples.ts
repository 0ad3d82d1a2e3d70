import { exampleBarId, exampleHouseDrink, exampleNegroni } from '#server/features/examples.ts';

const exampleDrink = '7b1f7f0e-5d6a-4c57-9a35-0a4a1d0f5b21';
const exampleOwn = { barId: exampleBarId, drinkId: exampleDrink };

export const createDrink = {
  input: { barId: exampleBarId, drink: exampleHouseDrink, price: 950 },
  result: { drinkId: exampleDrink },
} as const;

export const updateDrink = {
  input: { ...exampleOwn, version: 1, drink: exampleHouseDrink },
  result: { version: 2 },
} as const;

export const retireDrink = { input: exampleOwn, result: null } as const;

export const restoreDrink = { input: exampleOwn, result: null } as const;

export const getOwnDrinks = {
  input: { barId: exampleBarId, unitPreference: 'oz' },
  result: [{ ...exampleNegroni, _id: exampleDrink, isRetired: false, canMake: true, missing: [] }],
} as const;

export const getOwnDrink = {
  input: exampleOwn,
  result: {
    ...exampleHouseDrink,
    _id: exampleDrink,
    isAiGenerated: false,
    isRetired: false,
    version: 2,
    changedAt: 1_763_164_800_000,
    changedBy: 'Mika',
  },
} as const;

export const getDrinkAsFields = {
  input: { barId: exampleBarId, drinkId: 'negroni' },
  result: exampleHouseDrink,
} as const;

export const previewDrink = {
  input: { barId: exampleBarId, drink: exampleHouseDrink, unitPreference: 'ml' },
  result: {
    picture: 'data:image/svg+xml,…',
    hue: '#c8302a',
    alcoholContent: 24,
    strength: 'medium',
    volumeMl: 109,
    volume: '110 ml',
    alcoholUnits: 2.5,
    costLevel: 2,
    canMakeNow: false,
    missing: [{ _id: 'campari', name: 'Campari', category: 'amari' }],
    substitutions: exampleNegroni.substitutions,
    allergens: { has: ['sulphites'], may: [], isKnown: true },
    resembles: [{ drinkId: 'negroni', name: 'Negroni', likeness: 96 }],
    instructions: {
      en: 'Stir with ice for about 30 seconds. Strain into a rocks glass over fresh ice.',
      sk: 'Všetko miešajte s ľadom asi 30 sekúnd. Preceďte do nízkeho pohára na čerstvý ľad.',
    },
    garnish: { en: 'Orange slice', sk: 'Plátok pomaranča' },
    problems: [],
  },
} as const;

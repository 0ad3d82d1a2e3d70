import type { OwnDrinkFields } from '#domain/drinks/own-drinks.ts';

export const exampleBarId = '5f0c1a52-7d0e-4a55-9d2c-3a1c9be1a2f4';

export const exampleOtherBarId = '0b8f2c4e-63a1-4d7e-8a55-0e4f7c2d9b16';

export const exampleGin = {
  _id: 'gin',
  name: 'Gin',
  category: 'spirits' as const,
  description: 'Neutral spirit flavoured above all with juniper.',
  isOwn: false,
};

export const exampleGinPicture = '/pictures/ingredients/gin-f6f8f7-7q/3b1f0c5e9a27.svg';

export const exampleNegroni = {
  _id: 'negroni',
  _creationTime: 1_763_164_800_000,
  name: 'Negroni',
  description: 'Bitter, bright and stirred cold.',
  category: 'stirred' as const,
  alcoholContent: 24,
  isAiGenerated: false,
  isHouse: false,
  writtenIn: null,
  alcoholUnits: 2.5,
  instructions: 'Stir everything with ice and strain over a large cube.',
  garnish: 'Orange slice',
  imageUrl: '/pictures/negroni/0a1b2c3d4e5f.svg',
  hue: '#c8302a',
  ingredients: [
    { _id: 'gin', name: 'Gin', category: 'spirits' },
    { _id: 'campari', name: 'Campari', category: 'amari' },
    { _id: 'sweet-vermouth', name: 'Sweet vermouth', category: 'wines' },
  ],
  ingredientAmounts: ['1 oz', '1 oz', '1 oz'],
  substitutions: [
    {
      ingredientId: 'gin',
      ingredientName: 'Gin',
      substituteId: 'london-dry-gin',
      substituteName: 'London dry gin',
      isKind: true,
    },
  ],
  allergens: { has: ['sulphites' as const], may: [], isKnown: true },
  menu: {
    isFeatured: true,
    soldOut: null,
    soldOutUntil: null,
    price: { amount: 850, currency: 'EUR' as const },
    note: 'with smoked salt',
  },
};

export const exampleHouseDrink: OwnDrinkFields = {
  texts: {
    en: {
      name: 'Our Negroni',
      description: 'The classic with a splash of orange.',
      instructions: 'Stir everything with ice and strain over a large cube.',
      garnish: 'Orange slice',
    },
  },
  category: 'stirred',
  method: 'stir',
  glass: 'rocks',
  ice: 'big-cube',
  garnishes: ['orange-slice'],
  rim: null,
  recipe: [
    { ingredientId: 'gin', amount: 30, unit: 'ML', isOptional: false },
    { ingredientId: 'campari', amount: 30, unit: 'ML', isOptional: false },
    { ingredientId: 'sweet-vermouth', amount: 30, unit: 'ML', isOptional: false },
    { ingredientId: 'orange-bitters', amount: 1, unit: 'DASH', isOptional: true },
  ],
  basedOn: 'negroni',
};

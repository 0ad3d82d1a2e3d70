import * as z from 'zod/mini';
import { barId } from '#domain/bars.ts';
import { unitPreference } from '#domain/drinks.ts';
import { searchQuery } from '#domain/smart-search.ts';
import { defaultUnitPreference } from '#domain/units.ts';
import { visitedBar } from '#server/features/bars/access.ts';
import { action } from '#server/rpc/function.ts';
import * as search from './model.ts';

export const searchDrinksWithNaturalLanguage = action({
  summary: 'Drinks the bar can make now for what somebody feels like, in their own words',
  input: z.object({
    query: searchQuery,
    barId,
    unitPreference: z.optional(unitPreference),
  }),
  example: {
    input: { query: 'bitter, before dinner', barId: '5f0c1a52-7d0e-4a55-9d2c-3a1c9be1a2f4' },
    result: {
      searchInterpretation: 'Looking for something bitter as an aperitif.',
      recommendedDrinks: [
        {
          _id: 'negroni',
          _creationTime: 1_763_164_800_000,
          name: 'Negroni',
          description: 'Bitter, bright and stirred cold.',
          category: 'stirred',
          alcoholContent: 24,
          isAiGenerated: false,
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
          substitutions: [],
          matchReason: 'Bitter, as an aperitif: Campari, Sweet vermouth.',
        },
      ],
      engine: 'house',
    },
  },
  access: visitedBar,
  run: (call, { query, unitPreference = defaultUnitPreference }) =>
    search.searchDrinks(call, call.granted, query, unitPreference),
});

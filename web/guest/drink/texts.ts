import type { Language } from '#domain/languages.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  ingredients: 'Ingredients',
  noIngredients: 'No ingredients available',
  howToMake: 'How to Make',
  garnish: 'Garnish',
  specialRequests: 'Special requests',
  optional: 'optional',
  requestsPlaceholder: 'Allergies, less ice, extra orange…',
  quickRequests: ['Less sweet', 'No ice', 'Extra lime'],
  /** Notes that every hot drink has. */
  noIce: 'No ice',
  stronger: 'Extra strong',
  orderFor: 'For',
  yourName: 'Your name',
  placeOrder: 'Place order',
  placing: 'Placing order…',
  placed: 'Order placed successfully!',
  failedTitle: 'Failed to place order',
  failed: (reason: string) => `Error placing order: ${reason}`,
  tryAgain: 'Try again',
  gone: 'This one just ran out. What about its neighbour?',
  sorry: 'Sorry! The rest of the bar is still here.',
  requestsKept: 'Your requests stay here in case it comes back.',
  somethingElse: 'See something else',
  unavailable: 'Not available',
  contains: (allergens: string) => `Contains ${allergens}`,
  mayContain: (allergens: string) => `May contain ${allergens}`,
  noAllergens: 'No known allergens',
  askTheBar:
    "We don't know everything that's in it. If you have an allergy, please ask at the bar.",
  units: (count: string) => `${count} ${count === '1' ? 'unit' : 'units'} of alcohol`,
  unitMeaning: 'one is 10 ml of pure alcohol',
  writtenIn: { en: 'Written in English', sk: 'Written in Slovak' } satisfies Record<
    Language,
    string
  >,
};

/** Texts of an opened drink and its order form. */
export const useDrinkText = createTexts(en, { sk: () => import('./texts.sk.ts') });

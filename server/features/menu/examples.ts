import type { MenuEntry } from '#domain/menu/menu.ts';
import { exampleBarId } from '#server/features/examples.ts';

const exampleEntry: MenuEntry = {
  drinkId: 'negroni',
  isShown: true,
  featured: 1,
  soldOut: null,
  soldOutUntil: null,
  price: 950,
  note: 'With smoked salt',
};

export const getComposition = {
  input: { barId: exampleBarId },
  result: { mode: 'everything', currency: 'EUR', entries: [exampleEntry] },
} as const;

export const getSearchWords = {
  input: { barId: exampleBarId },
  result: [{ drinkId: 'negroni', words: 'negroni gin campari sweet vermouth sladky vermut' }],
} as const;

export const updateDrinks = {
  input: { barId: exampleBarId, drinkIds: ['negroni'], change: { soldOut: 'hour' } },
  result: [exampleEntry],
} as const;

export const restoreEntries = {
  input: { barId: exampleBarId, entries: [exampleEntry] },
  result: null,
} as const;

export const orderFeatured = {
  input: { barId: exampleBarId, drinkIds: ['negroni', 'mojito'] },
  result: null,
} as const;

export const updateSettings = {
  input: { barId: exampleBarId, mode: 'chosen' },
  result: null,
} as const;

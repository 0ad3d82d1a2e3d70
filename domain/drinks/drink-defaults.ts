import type { Language } from '#domain/languages.ts';

export const drinkDefaults = {
  en: {
    name: 'Unknown Drink',
    description: 'No description available',
    instructions: 'No instructions available',
    ingredient: 'Unknown ingredient',
    category: 'Unknown category',
    amount: 'Amount not specified',
  },
  sk: {
    name: 'Neznámy drink',
    description: 'Opis nie je k dispozícii',
    instructions: 'Postup nie je k dispozícii',
    ingredient: 'Neznáma ingrediencia',
    category: 'Neznáma kategória',
    amount: 'Množstvo neuvedené',
  },
} as const satisfies Record<Language, Record<string, string>>;

import { createTexts } from '#web/i18n/language.ts';

export const en = {
  available: (count: number, all: number) => `${count} of ${all} ingredients available`,
  availableInCategory: (count: number, all: number) => `${count} of ${all} available`,
  selectAll: 'Select All',
  clearAll: 'Clear All',
  clearQuestion: (count: number) =>
    count === 1 ? 'Clear the one ingredient you have?' : `Clear all ${count} ingredients you have?`,
  clearHint: 'Guests can order nothing until there is something on the shelf again.',
  selected: (count: number) => `Ingredients added: ${count}`,
  cleared: (count: number) => `Ingredients cleared: ${count}`,
  undo: 'Undo',
  categories: 'Categories',
  all: 'All',
  search: 'Find an ingredient',
  nothingFound: (term: string) => `No ingredient is called “${term}”.`,
  updateFailed: (reason: string) => `Error updating inventory: ${reason}`,
};

export const useInventoryText = createTexts(en, { sk: () => import('./texts.sk.ts') });

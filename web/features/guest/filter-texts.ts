import { createTexts } from '#web/i18n/language.ts';

export const en = {
  without: 'Without',
  alcohol: 'Alcohol',
  withoutHint:
    'Hides what contains it, may contain it, or is not known well enough. If an allergy is serious, tell the bar too.',
  ingredients: 'Ingredients',
  findIngredient: 'Find an ingredient',
  clearFilters: 'Clear all',
  showDrinks: 'Show drinks',
};

export const useFilterText = createTexts(en, { sk: () => import('./filter-texts.sk.ts') });

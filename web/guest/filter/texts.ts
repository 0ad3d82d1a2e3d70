import { createTexts } from '#web/i18n/language.ts';

export const en = {
  without: 'Without',
  alcohol: 'Alcohol',
  withoutHint:
    "Hides drinks that contain it, may contain it, or whose ingredients aren't fully known. It holds all evening, on every tab, and the bar reads it with your orders. If your allergy is serious, tell the bar too.",
  offline: 'No connection: these are among the drinks that this page has loaded.',
  ingredients: 'Ingredients',
  findIngredient: 'Find an ingredient',
  clearFilters: 'Clear all',
  showDrinks: (count: number | undefined) => {
    if (count === undefined) return 'Show drinks';
    return count === 1 ? 'Show 1 drink' : `Show ${count} drinks`;
  },
};

export const useFilterText = createTexts(en, { sk: () => import('./texts.sk.ts') });

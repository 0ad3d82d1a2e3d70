import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  spirits: 'Spirits',
  liqueurs: 'Liqueurs',
  amari: 'Amari & aperitifs',
  wines: 'Wines & vermouths',
  beers: 'Beers & ciders',
  bitters: 'Bitters',
  juices: 'Juices',
  syrups: 'Syrups',
  mixers: 'Mixers',
  dairy: 'Dairy & eggs',
  fruits: 'Fruit & vegetables',
  herbs: 'Herbs',
  spices: 'Spices',
  pantry: 'Pantry',
} satisfies Record<IngredientCategory, string>;

export const useIngredientCategories = createTexts(en, { sk: () => import('./texts.sk.ts') });

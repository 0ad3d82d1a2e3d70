import type { Allergen } from '#domain/ingredients/allergens.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  egg: 'egg',
  fish: 'fish',
  peanuts: 'peanuts',
  soy: 'soy',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
} satisfies Record<Allergen, string>;

export const useAllergenNames = createTexts(en, { sk: () => import('./texts.sk.ts') });

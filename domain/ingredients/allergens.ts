/** The 14 allergens of EU regulation 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** An allergen that is left out is not in the ingredient. */
export type AllergenFacts = Readonly<Partial<Record<Allergen, 'has' | 'may'>>>;

export interface DrinkAllergens {
  has: Allergen[];
  may: Allergen[];
  /** False where an ingredient is unknown. The guest should then ask the bar. */
  isKnown: boolean;
}

/** The 14 of EU law (regulation 1169/2011, annex II). */
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

/** What is in an ingredient, or may be; what is not named is not in it. */
export type AllergenFacts = Readonly<Partial<Record<Allergen, 'has' | 'may'>>>;

/** What a guest must know about a drink. */
export interface DrinkAllergens {
  has: Allergen[];
  may: Allergen[];
  /** False where an ingredient is not known: the guest should ask the bar. */
  isKnown: boolean;
}

export const drinkCategories = [
  'sours',
  'highballs',
  'stirred',
  'fizzes',
  'spritzes',
  'tropical',
  'juleps',
  'creamy',
  'hot',
  'shots',
  'alcohol-free',
  'ai-generated',
] as const;
export type DrinkCategory = (typeof drinkCategories)[number];

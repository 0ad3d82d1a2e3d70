import { plural } from '#web/i18n/plural.ts';
export const sk = {
  availableDrinks: 'Dostupné nápoje',
  filter: 'Ktoré nápoje',
  filters: {
    all: (count: number) => `Všetky (${count})`,
    ai: (count: number) => `AI (${count})`,
    classic: (count: number) => `Klasické (${count})`,
  },
  columns: {
    name: 'Názov',
    type: 'Druh',
    strength: 'Sila',
    ingredients: 'Ingrediencie',
    actions: 'Akcie',
  },
  viewRecipe: 'Zobraziť recept',
  viewRecipeOf: (drink: string) => `Zobraziť recept: ${drink}`,
  aiBadge: 'AI',
  aiDrinks: 'Nápoje od AI',
  classicDrinks: 'Klasické nápoje',
  ingredientCount: (count: number) =>
    `${count} ${plural(count, 'ingrediencia', 'ingrediencie', 'ingrediencií')}`,
  delete: 'Odstrániť z ponuky',
  deleteQuestion: (drink: string) => `Odstrániť nápoj ${drink} z ponuky?`,
  deleteFailed: (reason: string) => `Nápoj sa nepodarilo odstrániť: ${reason}`,
  none: 'Žiadne dostupné nápoje',
  noneReason: 'Pridajte do zásob viac ingrediencií a odomknú sa nápoje, ktoré viete namiešať.',
  noneMatches: 'Filtru nezodpovedá žiadny nápoj.',
  toInventory: 'Prejsť na zásoby',
};

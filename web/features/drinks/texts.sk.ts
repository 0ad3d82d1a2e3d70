import { plural } from '#web/i18n/plural.ts';
import type { DrinksTexts } from './texts.ts';

export const sk: DrinksTexts = {
  availableDrinks: 'Dostupné nápoje',
  filter: 'Ktoré nápoje',
  filters: {
    all: (count) => `Všetky (${count})`,
    ai: (count) => `AI (${count})`,
    classic: (count) => `Klasické (${count})`,
  },
  columns: {
    name: 'Názov',
    type: 'Druh',
    strength: 'Sila',
    ingredients: 'Ingrediencie',
    actions: 'Akcie',
  },
  viewRecipe: 'Zobraziť recept',
  viewRecipeOf: (drink) => `Zobraziť recept: ${drink}`,
  aiBadge: 'AI',
  aiDrinks: 'Nápoje od AI',
  classicDrinks: 'Klasické nápoje',
  ingredientCount: (count) =>
    `${count} ${plural(count, 'ingrediencia', 'ingrediencie', 'ingrediencií')}`,
  delete: 'Odstrániť z ponuky',
  deleteQuestion: (drink) => `Odstrániť nápoj ${drink} z ponuky?`,
  deleteFailed: (reason) => `Nápoj sa nepodarilo odstrániť: ${reason}`,
  none: 'Žiadne dostupné nápoje',
  noneReason: 'Pridajte do zásob viac ingrediencií a odomknú sa nápoje, ktoré viete namiešať.',
  noneMatches: 'Filtru nezodpovedá žiadny nápoj.',
  toInventory: 'Prejsť na zásoby',
};

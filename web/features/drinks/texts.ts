import { createTexts } from '#web/i18n/language.ts';

export const en = {
  availableDrinks: 'Available Drinks',
  filter: 'Which drinks',
  filters: {
    all: (count: number) => `All (${count})`,
    ai: (count: number) => `AI (${count})`,
    classic: (count: number) => `Classic (${count})`,
  },
  columns: {
    name: 'Name',
    type: 'Type',
    strength: 'Strength',
    ingredients: 'Ingredients',
    actions: 'Actions',
  },
  viewRecipe: 'View Recipe',
  viewRecipeOf: (drink: string) => `View Recipe: ${drink}`,
  aiBadge: 'AI',
  aiDrinks: 'AI Generated Drinks',
  classicDrinks: 'Classic Drinks',
  delete: 'Delete from menu',
  deleteQuestion: (drink: string) => `Delete ${drink} from the menu?`,
  deleteFailed: (reason: string) => `Error deleting drink: ${reason}`,
  newDrink: 'New drink',
  edit: 'Edit',
  editOf: (drink: string) => `Edit: ${drink}`,
  makeOwn: 'Make our own',
  duplicate: 'Duplicate',
  retiredDrinks: 'Retired drinks',
  notMakeable: 'Your drinks that are missing something',
  missing: (names: string) => `Missing: ${names}`,
  none: 'No drinks available',
  noneReason: 'Add more ingredients to your inventory to unlock drinks you can make.',
  noneMatches: 'No drinks match the current filter.',
  toInventory: 'Go to the inventory',
};

export const useDrinksText = createTexts(en, { sk: () => import('./texts.sk.ts') });

import { createTexts } from '#web/i18n/language.ts';

export const en = {
  texts: 'Name and description',
  namePlaceholder: 'What guests will read',
  descriptionPlaceholder: 'What makes one thirsty for it',

  ingredients: 'Ingredients',
  findIngredient: 'Add an ingredient',
  notOnShelf: 'not on the shelf',
  recipe: 'Recipe, in this order',
  isOptional: 'Optional',
  isOptionalOf: (ingredient: string) => `${ingredient} is optional`,
  moveUp: (ingredient: string) => `Move ${ingredient} up`,
  moveDown: (ingredient: string) => `Move ${ingredient} down`,
  drag: (ingredient: string) => `Drag ${ingredient} to another place`,
  keys: 'Alt and the arrow keys move a row.',
  added: (ingredient: string) => `${ingredient} added`,
  removed: (ingredient: string) => `${ingredient} removed`,
  moved: (ingredient: string, place: number, count: number) =>
    `${ingredient}: place ${place} of ${count}`,

  serving: 'How it is served',
  method: 'Method',
  glass: 'Glass',
  ice: 'Ice',
  rim: 'Rim',
  noRim: 'None',
  garnish: 'Garnish',
  addGarnish: 'Add a garnish',
  garnishHint: (count: number) => `up to ${count}`,

  steps: 'How to make it',
  drafted: 'Written from the recipe. Type over it to make it your own.',
  ownText: 'This text stays as it is when the recipe changes.',
  redraft: 'Write it from the recipe again',
  garnishText: 'Garnish in words',

  preview: 'This is how it comes out',
  previewEmpty: 'Add ingredients and watch the drink fill up.',
  volume: 'Volume',
  alcohol: 'Alcohol',
  units: (count: string) => `${count} ${count === '1' ? 'unit' : 'units'}`,
  unitsHint: 'one unit is 10 ml of pure alcohol',
  cost: 'Cost',
  costs: { 1: 'low', 2: 'usual', 3: 'high' },
  substitutes: 'Poured instead',
  canMake: 'You can make it now',
  missing: (names: string) => `Missing: ${names}`,
  mayContain: (names: string) => `may contain ${names}`,
  noAllergens: 'none known',
  unknownAllergens: 'not known for every ingredient',
  resembles: 'Comes close to',
  likeness: (percent: number) => `${percent}% alike`,
  details: 'Details',

  onMenu: (name: string) => `${name} is on the menu.`,
  notMakeable: (name: string) => `${name} is saved. It joins the menu when nothing is missing.`,
  editAgain: 'Edit',

  problems: {
    noIngredients: 'Add at least one ingredient',
    onlyOptional: 'At least one ingredient must not be optional',
    hasAlcohol: 'It has alcohol: choose another category',
    gone: 'This ingredient is gone: remove it',
  },
};

export const useDrinkEditorText = createTexts(en, { sk: () => import('./texts.sk.ts') });

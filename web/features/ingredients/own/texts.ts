import { createTexts } from '#web/i18n/language.ts';

export const en = {
  newIngredient: 'New ingredient',
  newIngredientCalled: (name: string) => `New ingredient: ${name}`,
  intro: 'An ingredient of your own works in all of your bars.',

  own: 'Own',
  edit: (name: string) => `Edit ${name}`,
  retiredOnes: (count: number) => `Retired ingredients (${count})`,
  whenNeeded: 'Made when needed',
  cannotBeMade: 'Made when needed, but something for it is missing',
  makeWhenNeeded: 'Make it when needed',
  makeWhenNeededName: (name: string) => `Make ${name} when needed`,

  essentials: 'What is it?',
  more: 'More: description, house-made, sugar, colour',
  texts: 'Description and languages',

  kindOf: 'Kind of',
  kindHint: 'used wherever a recipe calls for that',
  substitutes: 'What can be poured in its place',
  substitutesHint: 'where the bar allows substitutes',
  facts: 'Substitutes, sugar and colour',
  strength: 'Alcohol in percent',
  strengthOfParts: (percent: string) => `Its parts come to about ${percent}%.`,
  takeOver: 'Use this',
  sugar: 'Sugar',
  sugarLevels: {
    none: 'None (up to 0.5 g in 100 ml)',
    low: 'A little (up to 5 g)',
    medium: 'Medium (up to 15 g)',
    high: 'A lot (more than 15 g)',
  },
  asKind: (name: string) => `As ${name}`,
  asCategory: 'As usual in its category',
  notKnown: 'Not known: guests are told to ask the bar',
  stated: 'I know them',
  notStated: 'not stated',
  allergenStates: { none: 'No', may: 'Traces', has: 'Yes' },
  ofParts: (names: string) => `Its parts contain: ${names}.`,
  color: 'Colour in the glass',
  ownColor: 'Another colour',
  noColor: 'Without a colour',
  swatches: {
    '#f2ead6': 'Cream',
    '#f0d264': 'Yellow',
    '#e8a33d': 'Amber',
    '#e07a3c': 'Orange',
    '#d9524a': 'Red',
    '#e58aa5': 'Pink',
    '#8e4a86': 'Purple',
    '#4f83c4': 'Blue',
    '#7fae4e': 'Green',
    '#7a4a2b': 'Brown',
  },

  houseMade: 'House-made',
  houseMadeHint:
    "With parts, it counts as available while all of them are. Without parts, it's bought in.",
  addPart: 'Add a part',
  parts: 'Parts',

  changes: 'What changes',
  servesIn: (name: string, count: number) =>
    count === 1
      ? `It is used wherever a recipe calls for ${name}: 1 drink.`
      : `It is used wherever a recipe calls for ${name}: ${count} drinks.`,
  opens: (count: number) =>
    count === 1
      ? 'With it, this bar can make 1 more drink.'
      : `With it, this bar can make ${count} more drinks.`,
  opensNone: 'This bar can make the same drinks with it as now.',
  noKind: 'No recipe calls for it yet: say what it is a kind of, or write a drink with it.',
  canBeMade: 'All of its parts are there: it can be made now.',
  missing: (names: string) => `To make it, the bar lacks: ${names}.`,
  onShelf: 'It is on the shelf of this bar',
  onShelfHint: 'Your other bars switch it on themselves.',

  saved: (name: string) => `${name} is saved.`,

  problems: {
    strength: 'Enter a number between 0 and 96',
    references: {
      unknown: 'This ingredient is gone: choose another one',
      circle: 'It would be a part or a kind of itself',
    },
    strengthAlcohol:
      'This does not fit: its parts have alcohol, or it is used where guests expect none',
    substituteAlcohol: 'What has no alcohol cannot be replaced by what has some',
  },
};

export const useOwnText = createTexts(en, { sk: () => import('./texts.sk.ts') });

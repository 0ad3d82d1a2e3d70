import { createTexts } from '#web/i18n/language.ts';

export const en = {
  edit: (name: string) => `Edit ${name}`,
  restored: 'Your changes from before are still here. They are not saved yet.',
  throwAway: 'Throw them away',

  languages: 'Language of the texts',
  notWritten: 'not written',
  name: 'Name',
  description: 'Description',
  instructions: 'Instructions',
  optional: 'optional',
  fallback: {
    en: 'There are no English texts. Guests who read English see the Slovak ones.',
    sk: 'There are no Slovak texts. Guests who read Slovak see the English ones.',
  },
  alone: {
    en: 'Guests who read Slovak also see these texts until there are Slovak ones.',
    sk: 'Guests who read English also see these texts until there are English ones.',
  },
  writeIn: { en: 'Write it in English too', sk: 'Write it in Slovak too' },
  removeTexts: { en: 'Remove the English texts', sk: 'Remove the Slovak texts' },

  category: 'Category',
  allergens: 'Allergens',
  findHint: 'Type and press Enter',
  enough: (count: number) => `There can be ${count} at most.`,
  remove: (name: string) => `Remove ${name}`,
  unknownIngredient: 'An ingredient that is gone',

  previewWaits: 'You are offline. The preview follows when you are back.',
  previewFailed: 'The preview is not available right now.',

  saving: 'Saving…',
  cancel: 'Cancel',
  stillHere: 'What you typed stays here.',
  mend: 'Please look at the marked fields.',
  undo: 'Undo',
  inUse: (names: string) => `It is still used by: ${names}.`,
  noName: 'Give it a name',
  badAmount: 'Enter an amount, such as 1.5',

  conflict: {
    hint: 'Nothing is overwritten yet. This differs:',
    same: 'Both versions say the same.',
    theirs: 'Theirs',
    mine: 'Mine',
    nothing: 'nothing',
    loadTheirs: 'Load theirs',
    saveMine: 'Save mine over it',
  },

  drink: {
    isNew: 'New drink',
    back: 'All drinks',
    gone: 'This drink is not here',
    goneReason: 'It belongs to another bar, or it never existed.',
    isRetired: 'This drink is retired: guests do not see it.',
    changed: (who: string | null) =>
      who
        ? `${who} has changed this drink in the meantime`
        : 'This drink has been changed in another window in the meantime',
    save: 'Save drink',
    saveFailed: (reason: string) => `The drink was not saved: ${reason}`,
    limit: (count: number) =>
      `You have ${count} drinks of your own, and that is the limit. Retire one first.`,
    nameTaken: {
      own: (name: string) => `You already have a drink called ${name}`,
      classic: (name: string) =>
        `${name} is a classic on your menu: find another name, or hide the classic`,
      ingredient: (name: string) => `An ingredient is called ${name}`,
    },
    retire: 'Retire',
    retireQuestion: (name: string) => `Retire ${name}?`,
    retireHint: 'Guests no longer see it. You can bring it back at any time.',
    retired: (name: string) => `${name} is retired.`,
    retireFailed: (reason: string) => `The drink was not retired: ${reason}`,
    bringBack: 'Bring back',
    bringBackOf: (name: string) => `Bring back: ${name}`,
    broughtBack: (name: string) => `${name} is back.`,
    bringBackFailed: (reason: string) => `The drink was not brought back: ${reason}`,
  },
  ingredient: {
    isNew: 'New ingredient',
    back: 'Back to the inventory',
    gone: 'This ingredient is not here',
    goneReason: 'It belongs to somebody else, or it never existed.',
    isRetired: 'This ingredient is retired: no bar of yours uses it.',
    changed: (who: string | null) =>
      who
        ? `${who} has changed this ingredient in the meantime`
        : 'This ingredient has been changed in another window in the meantime',
    save: 'Save ingredient',
    saveFailed: (reason: string) => `The ingredient was not saved: ${reason}`,
    limit: (count: number) =>
      `You have ${count} ingredients of your own, and that is the limit. Retire one first.`,
    nameTaken: {
      own: (name: string) => `You already have an ingredient called ${name}`,
      classic: (name: string) => `A drink is called ${name}`,
      ingredient: (name: string) => `${name} is already in the inventory`,
    },
    retire: 'Retire',
    retireQuestion: (name: string) => `Retire ${name}?`,
    retireHint: 'It leaves the shelves of all your bars. You can bring it back at any time.',
    retired: (name: string) => `${name} is retired.`,
    retireFailed: (reason: string) => `The ingredient was not retired: ${reason}`,
    bringBack: 'Bring back',
    bringBackOf: (name: string) => `Bring back: ${name}`,
    broughtBack: (name: string) => `${name} is back.`,
    bringBackFailed: (reason: string) => `The ingredient was not brought back: ${reason}`,
  },
};

export type ItemKind = 'drink' | 'ingredient';

export const useEditorText = createTexts(en, { sk: () => import('./texts.sk.ts') });

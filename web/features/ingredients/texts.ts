import { createTexts } from '#web/i18n/language.ts';

export const en = {
  available: (count: number, all: number) => `${count} of ${all} ingredients available`,
  availableInCategory: (count: number, all: number) => `${count} of ${all} available`,
  selectAll: 'Select All',
  clearAll: 'Clear All',
  clearQuestion: (count: number) =>
    count === 1 ? 'Clear the one ingredient you have?' : `Clear all ${count} ingredients you have?`,
  clearHint: 'Guests can order nothing until something is back on the shelf.',
  selected: (count: number) => `Ingredients added: ${count}`,
  cleared: (count: number) => `Ingredients cleared: ${count}`,
  undo: 'Undo',
  categories: 'Categories',
  all: 'All',
  search: 'Find an ingredient',
  suggestions: 'Ingredients found',
  suggestionsHint: (count: number) =>
    count === 1
      ? 'One found. Enter puts it on the shelf.'
      : `${count} found. Arrows choose, Enter puts it on the shelf.`,
  foundAs: (brand: string) => `as ${brand}`,
  isOnShelf: 'On the shelf',
  putOnShelf: 'Add',
  added: (name: string) => `${name} is on the shelf.`,
  wasThere: (name: string) => `${name} was already on the shelf.`,
  takenBack: (name: string) => `${name} is off the shelf again.`,
  mineOnly: 'Mine only',
  shows: 'What is shown',
  nothingMine: 'Nothing of yours is here yet.',
  showAll: 'Show all',
  view: 'View',
  views: { shelf: 'Bottles', list: 'List' },
  openAll: 'Open all',
  closeAll: 'Close all',
  nothingFound: (term: string) => `No ingredient is called “${term}”.`,
  start: {
    title: 'Starter shelf',
    hint: "What you don't have can be taken off again below.",
    more: 'Ready shelves and lists',
    names: { first: 'First bar', classic: 'Classic bar', full: 'Full bar' },
    size: (count: number) => (count === 1 ? '1 ingredient' : `${count} ingredients`),
    gives: (count: number) => (count === 1 ? '1 drink' : `${count} drinks`),
    allThere: 'All of it is on your shelf',
    copy: (bar: string) => `Copy the shelf from ${bar}`,
    copyCount: (count: number, missing: number) =>
      missing < count
        ? `${missing} of ${count} ${missing === 1 ? 'is' : 'are'} new here`
        : count === 1
          ? '1 ingredient'
          : `${count} ingredients`,
    paste: 'Paste a list',
    done: (count: number) =>
      count === 1 ? 'You can make 1 drink now.' : `You can make ${count} drinks now.`,
    share: 'Share your code',
    seeDrinks: 'See the drinks',
  },
  list: {
    title: 'Paste a list',
    label: 'What is on your shelf?',
    placeholder: 'Tanqueray, 2x Martini Rosso 1 l, Angostura…',
    read: 'Read the list',
    back: 'Change the list',
    understood: (count: number) =>
      count === 1 ? 'One ingredient understood' : `${count} ingredients understood`,
    nothing: 'There is no ingredient in this list.',
    toCheck: 'Please check',
    isSure: 'Understood',
    isUnsure: 'Is it one of these?',
    isUnknown: 'Not understood',
    newOne: 'New ingredient',
    allNew: (count: number) => `Make all ${count} new ingredients`,
    newName: 'Name',
    newCategory: 'Category',
    chooseCategory: 'Choose…',
    isNegated: 'Not on your shelf, so left out',
    rest: (max: number) =>
      `Only the first ${max} are read at once. Put the rest into another list:`,
    newStrength: (percent: number) => (percent ? `about ${percent}% alcohol` : 'no alcohol'),
    nameTaken: 'There is an ingredient with this name already.',
    made: (count: number) => `New ingredients: ${count}. Allergens can be added on the shelf.`,
    isThere: 'Already on the shelf',
    meaning: (piece: string) => `What is meant by ${piece}`,
    leaveOut: (piece: string) => `Leave out ${piece}`,
    takeIn: (piece: string) => `Include ${piece}`,
    leftOut: 'Left out',
    put: (count: number) => (count === 1 ? 'Put 1 on the shelf' : `Put ${count} on the shelf`),
    tooLong: (max: number) => `A list can have at most ${max} characters.`,
  },
  updateFailed: (reason: string) => `Error updating inventory: ${reason}`,
};

export const useInventoryText = createTexts(en, { sk: () => import('./texts.sk.ts') });

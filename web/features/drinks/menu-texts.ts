import { createTexts } from '#web/i18n/language.ts';

const drinks = (count: number) => (count === 1 ? '1 drink' : `${count} drinks`);

export const en = {
  mode: 'What guests see',
  modes: { everything: 'Everything the bar can make', chosen: 'Only what I choose' },
  modeHints: {
    everything: (count: number, hidden: number) =>
      hidden ? `${drinks(count)}, ${hidden} hidden` : drinks(count),
    chosen: (count: number) => (count ? `${drinks(count)} you put on the menu` : 'Nothing yet'),
  },
  ownersDecide: 'Owners of the bar decide this.',
  startQuestion: 'What should the menu start with?',
  startHint: (shown: number, chosen: number) =>
    `Guests see ${drinks(shown)} now. You have chosen ${chosen}.`,
  startWithShown: (count: number) =>
    count === 1 ? 'The one that guests see now' : `All ${count} that guests see now`,
  startWithChosen: (count: number) =>
    count === 1 ? 'Only the one I have chosen' : `Only the ${count} I have chosen`,
  startEmpty: 'Start empty and choose now',
  startEmptyHint: 'Guests see an empty menu until you choose.',
  currency: 'Currency',
  notConverted: (count: number) =>
    count === 1
      ? 'Prices are not converted. Please check the one you have set.'
      : `Prices are not converted. Please check the ${count} you have set.`,
  featuredDrinks: (count: number, limit: number) => `House specials: ${count} of ${limit}`,
  featuredHint: 'Guests see them first, in this order.',
  drag: (drink: string) => `Move: ${drink}`,
  moveUp: (drink: string) => `Up: ${drink}`,
  moveDown: (drink: string) => `Down: ${drink}`,
  moved: (drink: string, place: number) => `${drink}: place ${place}`,
  tooManyFeatured: (limit: number) => `There can be at most ${limit} house specials.`,
  search: 'Find a drink or an ingredient',
  state: 'On the menu',
  states: {
    any: (count: number) => `All (${count})`,
    shown: (count: number) => `Visible to guests (${count})`,
    hidden: (count: number) => `Hidden (${count})`,
    featured: (count: number) => `Featured (${count})`,
    soldOut: (count: number) => `Sold out (${count})`,
    priced: (count: number) => `With a price (${count})`,
  },
  strength: 'Strength',
  anyStrength: 'Any',
  found: (count: number, all: number) =>
    count === all ? drinks(all) : `${count} of ${drinks(all)}`,
  reset: 'Show all',
  select: 'Select',
  endSelect: 'Done',
  selectOf: (drink: string) => `Select: ${drink}`,
  selected: (count: number) => `${count} selected`,
  selectAll: (count: number) => `Select all ${count}`,
  clear: 'Clear selection',
  withSelected: 'With the selected drinks',
  show: 'Show',
  hide: 'Hide',
  feature: 'Feature',
  unfeature: 'Unfeature',
  soldOut: 'Sold out',
  backOn: 'Back on sale',
  price: 'Price',
  note: 'Note',
  done: {
    show: (count: number) => `On the menu: ${drinks(count)}`,
    hide: (count: number) => `Hidden: ${drinks(count)}`,
    feature: (count: number) => `Featured: ${drinks(count)}`,
    unfeature: (count: number) => `No longer featured: ${drinks(count)}`,
    soldOut: (count: number) => `Sold out: ${drinks(count)}`,
    backOn: (count: number) => `Back on sale: ${drinks(count)}`,
    price: (count: number) => `Price changed: ${drinks(count)}`,
    note: (count: number) => `Note changed: ${drinks(count)}`,
  },
  undo: 'Undo',
  updateFailed: (reason: string) => `Error changing the menu: ${reason}`,
  onMenuOf: (drink: string) => `On the menu: ${drink}`,
  featuredOf: (drink: string) => `Featured: ${drink}`,
  soldOutOf: (drink: string) => `Sold out: ${drink}`,
  priceOf: (drink: string) => `Price and note: ${drink}`,
  hidden: 'Hidden',
  featured: 'Featured',
  soldOutUntil: (time: string) => `Sold out until ${time}`,
  soldOutFor: { close: 'Sold out until close', back: 'Sold out' },
  soldOutQuestion: (what: string) => `Sold out: ${what}`,
  spans: {
    hour: 'For an hour',
    close: 'Until the bar closes',
    back: 'Until I switch it back',
  },
  drinks,
  priceHint: (currency: string) => `in ${currency}, empty for none`,
  priceProblems: {
    wrong: (price: string) => `Enter a price in digits, such as ${price}.`,
    negative: () => 'A price cannot be below zero.',
    unclear: (price: string) =>
      `This can be read in two ways. Write the price like this: ${price}.`,
    decimals: () => 'Use at most two digits after the decimal point.',
    noDecimals: () => 'Prices in this currency have no decimals.',
    currency: (currency: string) => `Prices of this bar are in ${currency}.`,
    high: () => 'This price is too high.',
  },
  noteHint: 'guests read it beside the drink',
  notePlaceholder: 'with smoked salt',
  save: 'Save',
  houseBadge: 'House',
  house: (count: number) => `House (${count})`,
  houseDrinks: 'House Drinks',
};

export const useMenuText = createTexts(en, { sk: () => import('./menu-texts.sk.ts') });

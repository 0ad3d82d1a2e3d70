import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Strength } from '#domain/drinks/strength.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';

export const en = {
  productName: 'Barback',
  pageDescription: 'See what the bar can make right now, order a drink and watch it being made.',

  common: {
    back: 'Back',
    backToGuest: 'Back to Guest View',
    cancel: 'Cancel',
    close: 'Close',
    copyFailed: "Couldn't copy. Select the text and copy it yourself.",
    loading: 'Loading',
    tooLong: (count: number) => `Too long by ${count} character${count === 1 ? '' : 's'}`,
    tryAgain: 'Please try again',
  },

  connection: {
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
    waiting: 'Waiting for a connection',
  },

  preferences: {
    language: 'Language',
    languageName: { en: 'English', sk: 'Slovenčina' },
    units: 'Measurement units',
    darkTheme: 'Dark theme',
    lightTheme: 'Light theme',
  },

  guest: {
    welcome: 'Welcome to the bar',
    intro: 'Scan the code on your table, or type it here.',
    barCode: 'Bar code',
    barCodePlaceholder: '3-5 digit code',
    invalidBarCode: 'Invalid bar code',
    enterBar: 'Enter the bar',
    bartenderLink: 'Are you a bartender? Go to your dashboard',
    openNow: 'Open now',
    lastSeenOpen: 'Last seen open',
    paused: 'Taking a break',
    leaveBar: 'Leave Bar',
    left: 'You have left the bar',
    comeBack: 'Come back',
    barNotFound: 'Bar Not Found',
    barNotFoundReason: 'The bar code you entered is not valid or the bar has been deactivated',
    tryAnotherCode: 'Try Another Code',
    barClosed: 'Bar Currently Closed',
    tooMany: 'That was a lot at once. Try again in a minute.',
    barClosedReason: (bar: string) => `${bar} is resting. This page wakes up with it.`,
  },

  menu: {
    greeting: (name: string) => `Hi, ${name}`,
    table: (number: string) => `Table ${number}`,
    search: (count: number) => (count === 1 ? 'Search 1 drink' : `Search ${count} drinks`),
    clearSearch: 'Clear search',
    skip: 'Skip to the drinks',
    all: 'All',
    filters: 'Filters',
    filtersActive: (count: number) => `Filters, ${count} active`,
    empty: 'The bar has nothing to mix right now. Drinks will show up here as soon as it does.',
    noDrinks: 'No drinks found matching your search',
    more: 'Show more',
    end: "That's all the drinks we have!",
    endOfFound: 'Clear the search and the filters to see the rest.',
    order: (drink: string) => `Order ${drink}`,
    specials: 'House specials',
    popular: 'Popular here',
    allDrinks: 'All drinks',
    byCategory: 'By category',
    byName: 'A–Z',
    withoutAlcohol: 'Without alcohol',
    house: 'House',
    contains: 'Contains',
    mayContain: (list: string) => `may contain ${list}`,
    soldOut: {
      now: 'Sold out',
      tonight: 'Sold out tonight',
      until: (time: string) => `Sold out, back at ${time}`,
    },
    see: (drink: string) => `See ${drink}`,
    noImage: 'No image',
    percent: (value: number) => `${value}%`,
    insteadOf: (original: string) => `instead of ${original}`,
    standsIn: (substitute: string, original: string) => `${substitute} instead of ${original}`,
    /** On a tile, which lists the substitute among the ingredients. */
    insteadOfShort: (original: string) => `Instead of: ${original}`,
  },

  smart: {
    views: 'Ways to find a drink',
    smart: 'Smart AI Match',
    browse: 'Browse',
    question: 'What do you feel like?',
    find: 'Find my drink',
    offline: 'The AI needs a connection. Browse works meanwhile.',
    moodsLabel: 'Moods to try',
    moods: [
      { name: 'Sweet', prompt: 'Something sweet and smooth' },
      { name: 'Tequila', prompt: 'A tequila kind of night' },
      { name: 'Tiki', prompt: 'Tiki vibes with rum' },
      { name: 'Whiskey', prompt: 'A classic whiskey drink' },
      { name: 'Fruity', prompt: 'Fruity and refreshing' },
      { name: 'Strong', prompt: 'Something strong and bold' },
      { name: 'Bubbly', prompt: 'Light and bubbly' },
      { name: 'Tropical', prompt: 'A tropical holiday in a glass' },
    ],
  },

  guestName: {
    title: 'What should we call you?',
    intro: 'The bartender calls this name when your drink is ready.',
    label: 'Your name',
    tooShort: 'Enter at least 2 characters',
    unreadable: 'Use at least one letter, number or emoji',
    confirm: 'Show me the menu',
  },

  orders: {
    drinkNotFound: 'Drink not found',
  },

  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Crustaceans',
    egg: 'Egg',
    fish: 'Fish',
    peanuts: 'Peanuts',
    soy: 'Soy',
    milk: 'Milk',
    nuts: 'Nuts',
    celery: 'Celery',
    mustard: 'Mustard',
    sesame: 'Sesame',
    sulphites: 'Sulphites',
    lupin: 'Lupin',
    molluscs: 'Molluscs',
  } satisfies Record<Allergen, string>,

  drinkCategories: {
    sours: 'Sours',
    highballs: 'Highballs',
    stirred: 'Short & strong',
    fizzes: 'Fizzes',
    spritzes: 'Spritzes',
    tropical: 'Tropical',
    juleps: 'Juleps & smashes',
    creamy: 'Creamy',
    hot: 'Hot',
    shots: 'Shots',
    'alcohol-free': 'Alcohol-free',
    'ai-generated': 'AI generated',
  } satisfies Record<DrinkCategory, string>,

  strength: {
    'non-alcoholic': 'Non-alcoholic',
    light: 'Light',
    medium: 'Medium',
    strong: 'Strong',
  } satisfies Record<Strength, string>,

  /** Errors that the guest's first page can meet. All others are in errors/. */
  errors: {
    INVALID_REQUEST: 'Invalid request',
    INVALID_CURSOR: 'The list has changed. Please reload the page.',
    NOT_FOUND: 'Not found',
    TOO_MANY: 'Quota exceeded',
    UNEXPECTED: 'Something went wrong',
    UNAVAILABLE: 'Service temporarily unavailable',
    NETWORK: 'Network error',
  } satisfies Partial<Record<ErrorCode, string>>,
};

/** The shape of every language. */
export type Messages = typeof en;

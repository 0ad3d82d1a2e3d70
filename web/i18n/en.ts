import type { DrinkCategory } from '#domain/drink-categories.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { IngredientCategory } from '#domain/ingredient-categories.ts';
import type { Strength } from '#domain/strength.ts';

export const en = {
  productName: 'Barback',
  pageDescription: 'See what the bar can make right now, order a drink and watch it being made.',

  common: {
    back: 'Back',
    backToGuest: 'Back to Guest View',
    cancel: 'Cancel',
    close: 'Close',
    copyFailed: 'Copying is not possible here. Select the text and copy it.',
    loading: 'Loading',
    tryAgain: 'Please try again',
  },

  connection: {
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
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
    enterBar: 'Enter the bar',
    bartenderLink: 'Are you a bartender? Go to your dashboard',
    openNow: 'Open now',
    lastSeenOpen: 'Last seen open',
    leaveBar: 'Leave Bar',
    left: 'You have left the bar',
    comeBack: 'Come back',
    barNotFound: 'Bar Not Found',
    barNotFoundReason: 'The bar code you entered is not valid or the bar has been deactivated',
    tryAnotherCode: 'Try Another Code',
    barClosed: 'Bar Currently Closed',
    tooMany: 'There is a lot going on right now. Please try again in a little while.',
    barClosedReason: (bar: string) =>
      `${bar} is not taking orders right now. This page opens by itself when it does.`,
  },

  menu: {
    greeting: (name: string) => `Hi, ${name}`,
    search: (count: number) => (count === 1 ? 'Search 1 drink' : `Search ${count} drinks`),
    clearSearch: 'Clear search',
    all: 'All',
    filters: 'Filters',
    filtersActive: (count: number) => `Filters, ${count} active`,
    ingredients: 'Ingredients',
    findIngredient: 'Find an ingredient',
    clearFilters: 'Clear all',
    showDrinks: 'Show drinks',
    empty: 'Nothing can be made right now. Drinks appear here as soon as they can.',
    noDrinks: 'No drinks found matching your search',
    more: 'Show more',
    end: "That's all the drinks we have!",
    endOfFound: "That's everything that matches",
    order: (drink: string) => `Order ${drink}`,
    noImage: 'No image',
    percent: (value: number) => `${value} %`,
    substituted: (substitute: string, original: string) =>
      `with ${substitute} instead of ${original}`,
  },

  smart: {
    views: 'Ways to find a drink',
    smart: 'Smart AI Match',
    browse: 'Browse',
    question: 'What do you feel like?',
    find: 'Find my drink',
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

  drink: {
    ingredients: 'Ingredients',
    howToMake: 'How to Make',
    garnish: 'Garnish',
    specialRequests: 'Special requests',
    optional: 'optional',
    requestsPlaceholder: 'Allergies, less ice, extra orange…',
    quickRequests: ['Less sweet', 'No ice', 'Extra lime', 'Extra strong'],
    orderFor: 'For',
    yourName: 'Your name',
    placeOrder: 'Place order',
    placing: 'Placing order…',
    placed: 'Order placed successfully!',
    failedTitle: 'Failed to place order',
    failed: (reason: string) => `Error placing order: ${reason}`,
    tryAgain: 'Try again',
    gone: 'This drink has just left the menu.',
  },

  guestName: {
    title: 'What should we call you?',
    intro: 'The bartender calls this name when your drink is ready.',
    label: 'Your name',
    tooShort: 'Enter at least 2 characters',
    unreadable: 'Use at least one letter or number',
    confirm: 'Show me the menu',
  },

  orders: {
    status: {
      new: 'New',
      processing: 'In progress',
      done: 'Done',
      pending: 'Pending',
      completed: 'Completed',
      failed: 'Failed',
    },
    drinkNotFound: 'Drink not found',
  },

  drinkCategories: {
    sours: 'Sours',
    highballs: 'Highballs',
    stirred: 'Stirred',
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

  ingredientCategories: {
    spirits: 'Spirits',
    liqueurs: 'Liqueurs',
    amari: 'Amari & aperitifs',
    wines: 'Wines & vermouths',
    beers: 'Beers & ciders',
    bitters: 'Bitters',
    juices: 'Juices',
    syrups: 'Syrups',
    mixers: 'Mixers',
    dairy: 'Dairy & eggs',
    fruits: 'Fruit & vegetables',
    herbs: 'Herbs',
    spices: 'Spices',
    pantry: 'Pantry',
  } satisfies Record<IngredientCategory, string>,

  strength: {
    'non-alcoholic': 'Non-alcoholic',
    light: 'Light',
    medium: 'Medium',
    strong: 'Strong',
  } satisfies Record<Strength, string>,

  errors: {
    INVALID_REQUEST: 'Invalid request',
    INVALID_CURSOR: 'An error occurred',
    UNAUTHORIZED: 'You must be logged in',
    INSUFFICIENT_CREDITS: 'Insufficient credits',
    NOT_FOUND: 'Not found',
    UNKNOWN_FUNCTION: 'An error occurred',
    DRINK_NOT_FOUND: 'Drink not found',
    ORDER_NOT_FOUND: 'Order not found',
    BAR_CLOSED: 'Bar Currently Closed',
    CANNOT_MAKE: 'Cannot make this drink with current inventory',
    TOO_FEW_INGREDIENTS: 'You need at least 3 available ingredients to generate AI drinks.',
    NOTHING_TO_CREATE:
      'No new drink can be made of these ingredients. Add a spirit, a juice or a mixer.',
    INGREDIENT_NOT_AVAILABLE: 'Ingredient not available',
    DRAFT_NOT_FOUND: 'This drink is no longer on offer. Generate another one.',
    SEARCH_OFF: 'This bar has switched smart search off',
    SEARCH_PAUSED: 'The mixologist is resting tonight. Browse the menu: everything is there.',
    PURCHASES_OFF: 'Credits cannot be bought here',
    CANNOT_UPDATE_ORDER: 'Cannot update order',
    NO_RESPONSES: 'There are no responses yet',
    KEY_REUSED: 'An error occurred',
    TOO_LARGE: 'Invalid request',
    TOO_MANY: 'Quota exceeded',
    USAGE_LIMIT: 'Usage limit reached',
    UNEXPECTED: 'Something went wrong',
    STORAGE_FULL: 'The bar cannot write down anything new right now. Please tell the staff.',
    UNAVAILABLE: 'Service temporarily unavailable',
    NETWORK: 'Network error',
  } satisfies Record<ErrorCode, string>,
};

/** The shape every language fills. */
export type Messages = typeof en;

// The compiler requires a row for every function.
import { randomUUID } from 'node:crypto';
import type { Api } from '#server/api.ts';
import { exampleHouseDrink } from '#server/features/examples.ts';
import {
  bar,
  createdDrink,
  drink,
  everyone,
  nothing,
  orders,
  ownBar,
  ownBrowser,
  party,
  type Row,
  signedIn,
  visibleBar,
  visibleCode,
} from './access-rules.ts';
import { ownIngredient } from './own-ingredients.ts';

const ownDrink = (name: string) => ({ ...exampleHouseDrink, texts: { en: { ...ownTexts, name } } });
const ownTexts = { description: '', instructions: 'Stir.', garnish: '' };

export const accessTable = {
  'auth.loggedInUser': { ...everyone, input: nothing },
  'auth.createUserFromClerk': { ...signedIn, input: nothing },

  'bars.getBarByCode': {
    ...visibleCode,
    input: ({ barCode }) => ({ barCode }),
  },
  'bars.getUserBars': { ...signedIn, input: nothing },
  'bars.getBarOrganization': { ...ownBar, input: bar },
  'bars.createBar': { ...signedIn, input: () => ({ name: 'Another' }) },
  // A member may open and close it. See features/bars.
  'bars.updateBar': {
    ...ownBar,
    member: 'forbidden',
    input: (place) => ({ ...bar(place), allowsGuestSearch: true }),
  },
  'bars.pauseOrders': { ...ownBar, input: (place) => ({ ...bar(place), minutes: 10 }) },
  'bars.resumeOrders': { ...ownBar, input: bar },

  'cocktailParties.getCocktailPartiesForBar': { ...ownBar, input: bar },
  'cocktailParties.getPartyDetails': { ...ownBar, input: party },
  'cocktailParties.getPartyResponses': { ...ownBar, input: party },
  'cocktailParties.getCocktailPartyByShareCode': {
    ...visibleCode,
    input: ({ shareCode }) => ({ shareCode }),
  },
  'cocktailParties.getGuestResponse': {
    ...ownBrowser,
    input: ({ shareCode }) => ({ shareCode }),
  },
  'cocktailParties.createCocktailParty': {
    ...ownBar,
    input: (place) => ({ ...bar(place), name: 'Another' }),
  },
  'cocktailParties.togglePartyStatus': { ...ownBar, input: party },
  'cocktailParties.closePartyVoting': { ...ownBar, input: party },
  'cocktailParties.submitGuestResponse': {
    ...visibleCode,
    input: ({ shareCode }) => ({ shareCode, preferences: 'Something fresh' }),
  },
  'cocktailPartiesActions.generateShoppingList': { ...ownBar, input: party },

  'credits.getUserCreditBalance': { ...signedIn, input: nothing },
  'credits.getGuestNight': { ...ownBar, input: bar },
  'credits.getCreditTransactions': { ...signedIn, input: nothing },
  'credits.getCreditUsageStats': { ...signedIn, input: nothing },
  'credits.getMonthlyLimits': { ...signedIn, input: nothing },
  'creditPurchases.getPurchaseOptions': { ...signedIn, input: nothing },
  'creditPurchases.getCreditPurchase': { ...ownBar, input: ({ purchaseId }) => ({ purchaseId }) },
  'creditPurchases.initiateCreditPurchase': { ...signedIn, input: () => ({ amount: 5 }) },

  'drinks.getFilteredDrinksForBar': {
    ...visibleBar,
    input: (place) => ({
      ...bar(place),
      paginationOpts: { numItems: 10, cursor: null },
      unitPreference: 'oz',
    }),
  },
  'drinks.getNearestName': {
    ...visibleBar,
    input: (place) => ({ ...bar(place), searchTerm: 'nagrony' }),
  },
  'drinks.getAvailableDrinksForBar': {
    ...visibleBar,
    input: (place) => ({ ...bar(place), unitPreference: 'oz' }),
  },
  'menu.getHighlights': {
    ...visibleBar,
    input: (place) => ({ ...bar(place), unitPreference: 'oz' }),
  },
  'drinks.getDrinkCategories': { ...visibleBar, input: bar },
  'drinks.getDrinkAllergens': { ...visibleBar, input: bar },
  'drinks.getDrinkForBar': {
    ...visibleBar,
    input: (place) => ({ ...bar(place), ...drink(), unitPreference: 'oz' }),
  },
  'drinks.getAlternatives': {
    ...visibleBar,
    input: (place) => ({ ...bar(place), ...drink(), unitPreference: 'oz' }),
  },
  'drinks.getDrinkById': { ...everyone, input: () => ({ ...drink(), unitPreference: 'oz' }) },

  'drinks.createDrink': {
    ...ownBar,
    input: (place) => ({ ...bar(place), drink: ownDrink(`New ${randomUUID()}`) }),
  },
  'drinks.updateDrink': {
    ...ownBar,
    input: (place) => ({ ...createdDrink(place), version: 1, drink: ownDrink('Changed') }),
  },
  'drinks.retireDrink': { ...ownBar, input: (place) => createdDrink(place) },
  'drinks.restoreDrink': { ...ownBar, input: (place) => createdDrink(place) },
  'drinks.getOwnDrinks': {
    ...ownBar,
    input: (place) => ({ ...bar(place), unitPreference: 'oz' }),
  },
  'drinks.getOwnDrink': { ...ownBar, input: (place) => createdDrink(place) },
  'drinks.getDrinkAsFields': { ...ownBar, input: (place) => ({ ...bar(place), ...drink() }) },
  'drinks.previewDrink': {
    ...ownBar,
    input: (place) => ({ ...bar(place), drink: ownDrink('Sketch'), unitPreference: 'oz' }),
  },
  'drinks.generateAIDrinkData': { ...ownBar, input: bar },
  'drinks.getRecentDrafts': { ...ownBar, input: bar },
  'drinks.saveConfirmedAIDrink': {
    ...ownBar,
    input: (place) => ({ ...bar(place), ...place.draft }),
  },
  'drinks.discardAIDrink': {
    ...ownBar,
    input: (place) => ({ ...bar(place), draftId: place.createdDrinkId, isDiscarded: true }),
  },
  'drinks.deleteAIDrink': {
    ...ownBar,
    input: (place) => ({ ...bar(place), drinkId: place.createdDrinkId }),
  },

  'ingredientRecommendations.getIngredientRecommendations': { ...ownBar, input: bar },
  'ingredientRecommendations.getKeptRecommendations': { ...ownBar, input: bar },
  'ingredientRecommendations.hideRecommendation': {
    ...ownBar,
    input: (place) => ({ ...bar(place), ingredientIds: ['gin'], isHidden: true }),
  },

  'ingredients.getAllIngredients': { ...everyone, input: nothing },
  'ingredients.getIngredientsByCategory': { ...everyone, input: nothing },
  'ingredients.getAvailableIngredientsForBar': { ...visibleBar, input: bar },
  'ingredients.getBarInventory': { ...ownBar, input: bar },
  'ingredients.updateInventoryItem': {
    ...ownBar,
    input: (place) => ({ ...bar(place), ingredientId: 'gin', isAvailable: true }),
  },
  'ingredients.switchInventory': {
    ...ownBar,
    input: (place) => ({ ...bar(place), isAvailable: true, ingredientIds: ['gin'] }),
  },
  'ingredients.bulkUpdateInventory': {
    ...ownBar,
    input: (place) => ({ ...bar(place), isAvailable: true }),
  },
  'ingredients.initializeBarInventory': { ...ownBar, input: bar },
  'ingredients.getReadyShelves': { ...ownBar, input: bar },
  'ingredients.getShelvesToCopy': {
    ...ownBar,
    input: (place) => ({ ...bar(place), fromBarIds: [place.barId] }),
  },
  'ingredients.getIngredientWords': { ...ownBar, input: bar },
  'ingredients.readShelfList': {
    ...ownBar,
    input: (place) => ({ ...bar(place), text: 'gin, campari' }),
  },
  'ingredients.copyShelf': {
    ...ownBar,
    input: (place) => ({ ...bar(place), fromBarId: place.barId }),
  },
  'ingredients.createIngredient': {
    ...ownBar,
    input: (place) => ({ ...bar(place), ingredient: ownIngredient(randomUUID()) }),
  },
  'ingredients.updateIngredient': {
    ...ownBar,
    input: (place) => ({
      ...bar(place),
      ingredientId: place.ownIngredientId,
      version: 1,
      ingredient: ownIngredient(place.barId),
    }),
  },
  'ingredients.retireIngredient': {
    ...ownBar,
    input: (place) => ({ ...bar(place), ingredientId: place.ownIngredientId }),
  },
  'ingredients.restoreIngredient': {
    ...ownBar,
    input: (place) => ({ ...bar(place), ingredientId: place.ownIngredientId }),
  },
  'ingredients.getOwnIngredients': { ...ownBar, input: bar },
  'ingredients.previewIngredient': {
    ...ownBar,
    input: (place) => ({ ...bar(place), kindOf: 'ginger-syrup', parts: [] }),
  },

  'installation.getAddresses': { ...signedIn, input: () => ({}) },
  'installation.getDiskLevel': { ...signedIn, input: () => ({}) },

  'menu.getComposition': { ...ownBar, input: bar },
  'menu.getSearchWords': { ...ownBar, input: bar },
  // For all who work at the bar. Its mode and currency are the owner's.
  'menu.updateDrinks': {
    ...ownBar,
    input: (place) => ({ ...bar(place), drinkIds: ['mojito'], change: { price: 900 } }),
  },
  'menu.restoreEntries': {
    ...ownBar,
    input: (place) => ({ ...bar(place), entries: [{ drinkId: 'mojito' }] }),
  },
  'menu.orderFeatured': { ...ownBar, input: (place) => ({ ...bar(place), drinkIds: ['mojito'] }) },
  'menu.updateSettings': {
    ...ownBar,
    member: 'forbidden',
    input: (place) => ({ ...bar(place), currency: 'EUR' }),
  },

  'naturalLanguageSearch.searchDrinksWithNaturalLanguage': {
    ...visibleBar,
    input: (place) => ({ ...bar(place), query: 'something sour' }),
  },

  'organizations.getOrganization': { ...signedIn, input: nothing },
  'organizations.getInvitation': {
    ...everyone,
    input: () => ({ invitationId: 'unknown' }),
  },
  'orders.createOrder': {
    ...ownBrowser,
    input: (place) => ({ ...bar(place), ...drink(), guestName: 'Marta' }),
  },
  'orders.createRound': {
    ...ownBrowser,
    input: (place) => ({
      ...bar(place),
      guestName: 'Marta',
      lines: [{ ...drink(), quantity: 2 }],
    }),
  },
  'orders.getGuestOrders': { ...ownBrowser, input: bar },
  'orders.cancelOwnOrders': { ...ownBrowser, input: orders },
  'orders.withdrawOrders': {
    ...ownBrowser,
    input: (place) => ({ ...bar(place), key: randomUUID() }),
  },
  'orders.collectOwnOrders': { ...ownBrowser, input: orders },
  'orders.updateOrderStatus': {
    ...ownBar,
    input: ({ orderId }) => ({ orderId, status: 'processing' }),
  },
  'orders.getOrdersForBar': { ...ownBar, input: bar },
  'orders.getNewOrdersCount': { ...ownBar, input: bar },
  'orders.getOpenOrders': { ...ownBar, input: bar },
  'orders.undoOrderStatus': {
    ...ownBar,
    input: ({ orderId }) => ({ orderId, status: 'processing' }),
  },
  'orders.moveOrders': {
    ...ownBar,
    input: (place) => ({ ...orders(place), status: 'processing' }),
  },
  // A new order, because only the person who took over can undo it, and others undo below.
  'orders.takeOverOrders': {
    ...ownBar,
    input: ({ barId, waitingOrderId }) => ({ barId, orderIds: [waitingOrderId] }),
  },
  'orders.undoMoves': {
    ...ownBar,
    input: (place) => ({ ...orders(place), status: 'processing' }),
  },
  'orders.collectOrders': { ...ownBar, input: orders },
  'orders.callGuest': { ...ownBar, input: orders },
  'orders.resetPlace': { ...ownBar, input: orders },
  'orders.holdOrders': { ...ownBar, input: (place) => ({ ...orders(place), isOnHold: true }) },
  'orders.arrangeQueue': { ...ownBar, input: (place) => ({ ...orders(place), before: null }) },
  'orders.declineOrders': {
    ...ownBar,
    input: (place) => ({ ...orders(place), reason: 'lastCall' }),
  },
  'orders.getCancelledOrders': { ...ownBar, input: bar },
  'orders.cancelNewOrders': { ...ownBar, input: bar },
  'orders.bringBackOrders': {
    ...ownBar,
    input: (place) => ({ ...bar(place), batch: randomUUID() }),
  },

  'recipes.getDefaultRecipeForDrink': { ...everyone, input: drink },
} as const satisfies Record<keyof Api, Row>;

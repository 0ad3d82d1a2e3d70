// The web imports the type of this object, and nothing else of the server.
import * as auth from './features/auth/functions.ts';
import * as bars from './features/bars/functions.ts';
import * as board from './features/board/functions.ts';
import * as credits from './features/credits/functions.ts';
import * as drinks from './features/drinks/functions.ts';
import * as ingredients from './features/ingredients/functions.ts';
import * as installation from './features/installation/functions.ts';
import * as menu from './features/menu/functions.ts';
import * as mixologist from './features/mixologist/functions.ts';
import * as orders from './features/orders/functions.ts';
import * as organizations from './features/organizations/functions.ts';
import * as ownDrinks from './features/own-drinks/functions.ts';
import * as ownIngredients from './features/own-ingredients/functions.ts';
import * as parties from './features/parties/functions.ts';
import * as purchases from './features/purchases/functions.ts';
import type { AnyFunction, Plain } from './rpc/function.ts';

export const api = {
  'auth.loggedInUser': auth.loggedInUser,
  'auth.createUserFromClerk': auth.createUserFromClerk,

  'bars.getBarByCode': bars.getBarByCode,
  'bars.getUserBars': bars.getUserBars,
  'bars.getBarOrganization': bars.getBarOrganization,
  'bars.createBar': bars.createBar,
  'bars.updateBar': bars.updateBar,
  'bars.pauseOrders': bars.pauseOrders,
  'bars.resumeOrders': bars.resumeOrders,

  'cocktailParties.getCocktailPartiesForBar': parties.getCocktailPartiesForBar,
  'cocktailParties.getPartyDetails': parties.getPartyDetails,
  'cocktailParties.getPartyResponses': parties.getPartyResponses,
  'cocktailParties.getCocktailPartyByShareCode': parties.getCocktailPartyByShareCode,
  'cocktailParties.getGuestResponse': parties.getGuestResponse,
  'cocktailParties.createCocktailParty': parties.createCocktailParty,
  'cocktailParties.togglePartyStatus': parties.togglePartyStatus,
  'cocktailParties.closePartyVoting': parties.closePartyVoting,
  'cocktailParties.submitGuestResponse': parties.submitGuestResponse,
  'cocktailPartiesActions.generateShoppingList': parties.generateShoppingList,

  'credits.getUserCreditBalance': credits.getUserCreditBalance,
  'credits.getGuestNight': bars.getGuestNight,
  'credits.getCreditTransactions': credits.getCreditTransactions,
  'credits.getCreditUsageStats': credits.getCreditUsageStats,
  'credits.getMonthlyLimits': credits.getMonthlyLimits,
  'creditPurchases.getPurchaseOptions': purchases.getPurchaseOptions,
  'creditPurchases.getCreditPurchase': purchases.getCreditPurchase,
  'creditPurchases.initiateCreditPurchase': purchases.initiateCreditPurchase,

  'drinks.getFilteredDrinksForBar': drinks.getFilteredDrinksForBar,
  'drinks.getNearestName': drinks.getNearestName,
  'drinks.getAvailableDrinksForBar': drinks.getAvailableDrinksForBar,
  'drinks.getDrinkCategories': drinks.getDrinkCategories,
  'drinks.getDrinkAllergens': drinks.getDrinkAllergens,
  'menu.getHighlights': drinks.getHighlights,
  'drinks.getDrinkById': drinks.getDrinkById,
  'drinks.getDrinkForBar': drinks.getDrinkForBar,
  'drinks.getAlternatives': drinks.getAlternatives,
  'drinks.createDrink': ownDrinks.createDrink,
  'drinks.updateDrink': ownDrinks.updateDrink,
  'drinks.retireDrink': ownDrinks.retireDrink,
  'drinks.restoreDrink': ownDrinks.restoreDrink,
  'drinks.getOwnDrinks': ownDrinks.getOwnDrinks,
  'drinks.getOwnDrink': ownDrinks.getOwnDrink,
  'drinks.getDrinkAsFields': ownDrinks.getDrinkAsFields,
  'drinks.previewDrink': ownDrinks.previewDrink,
  'drinks.generateAIDrinkData': mixologist.generateAIDrinkData,
  'drinks.getRecentDrafts': mixologist.getRecentDrafts,
  'drinks.saveConfirmedAIDrink': mixologist.saveConfirmedAIDrink,
  'drinks.discardAIDrink': mixologist.discardAIDrink,
  'drinks.deleteAIDrink': mixologist.deleteAIDrink,

  'ingredientRecommendations.getIngredientRecommendations': mixologist.getIngredientRecommendations,
  'ingredientRecommendations.getKeptRecommendations': mixologist.getKeptRecommendations,
  'ingredientRecommendations.hideRecommendation': mixologist.hideRecommendation,

  'ingredients.getAllIngredients': ingredients.getAllIngredients,
  'ingredients.getIngredientsByCategory': ingredients.getIngredientsByCategory,
  'ingredients.getAvailableIngredientsForBar': ingredients.getAvailableIngredientsForBar,
  'ingredients.getBarInventory': ingredients.getBarInventory,
  'ingredients.updateInventoryItem': ingredients.updateInventoryItem,
  'ingredients.switchInventory': ingredients.switchInventory,
  'ingredients.bulkUpdateInventory': ingredients.bulkUpdateInventory,
  'ingredients.initializeBarInventory': ingredients.initializeBarInventory,
  'ingredients.getReadyShelves': ingredients.getReadyShelves,
  'ingredients.getShelvesToCopy': ingredients.getShelvesToCopy,
  'ingredients.copyShelf': ingredients.copyShelf,
  'ingredients.getOwnIngredients': ownIngredients.getOwnIngredients,
  'ingredients.previewIngredient': ownIngredients.previewIngredient,
  'ingredients.createIngredient': ownIngredients.createIngredient,
  'ingredients.updateIngredient': ownIngredients.updateIngredient,
  'ingredients.retireIngredient': ownIngredients.retireIngredient,
  'ingredients.restoreIngredient': ownIngredients.restoreIngredient,
  'ingredients.getIngredientWords': ingredients.getIngredientWords,
  'ingredients.readShelfList': ingredients.readShelfList,

  'installation.getAddresses': installation.getAddresses,
  'installation.getDiskLevel': installation.getDiskLevel,

  'menu.getComposition': menu.getComposition,
  'menu.getSearchWords': menu.getSearchWords,
  'menu.updateDrinks': menu.updateDrinks,
  'menu.restoreEntries': menu.restoreEntries,
  'menu.orderFeatured': menu.orderFeatured,
  'menu.updateSettings': menu.updateSettings,

  'naturalLanguageSearch.searchDrinksWithNaturalLanguage':
    mixologist.searchDrinksWithNaturalLanguage,

  'organizations.getOrganization': organizations.getOrganization,
  'organizations.getInvitation': organizations.getInvitation,

  'orders.createOrder': orders.createOrder,
  'orders.createRound': orders.createRound,
  'orders.cancelOwnOrders': orders.cancelOwnOrders,
  'orders.withdrawOrders': orders.withdrawOrders,
  'orders.collectOwnOrders': orders.collectOwnOrders,
  'orders.getGuestOrders': orders.getGuestOrders,
  'orders.getOrdersForBar': board.getOrdersForBar,
  'orders.getNewOrdersCount': board.getNewOrdersCount,
  'orders.getOpenOrders': board.getOpenOrders,
  'orders.updateOrderStatus': board.updateOrderStatus,
  'orders.moveOrders': board.moveOrders,
  'orders.takeOverOrders': board.takeOverOrders,
  'orders.undoOrderStatus': board.undoOrderStatus,
  'orders.undoMoves': board.undoMoves,
  'orders.declineOrders': board.declineOrders,
  'orders.cancelNewOrders': board.cancelNewOrders,
  'orders.bringBackOrders': board.bringBackOrders,
  'orders.getCancelledOrders': board.getCancelledOrders,
  'orders.collectOrders': board.collectOrders,
  'orders.callGuest': board.callGuest,
  'orders.arrangeQueue': board.arrangeQueue,
  'orders.resetPlace': board.resetPlace,
  'orders.holdOrders': board.holdOrders,

  'recipes.getDefaultRecipeForDrink': drinks.getDefaultRecipeForDrink,
} as const satisfies Record<string, AnyFunction>;

export type Api = typeof api;
export type ResultOf<N extends keyof Api> = Plain<Awaited<ReturnType<Api[N]['run']>>>;

export function findFunction(name: string): AnyFunction | undefined {
  return Object.hasOwn(api, name) ? api[name as keyof Api] : undefined;
}

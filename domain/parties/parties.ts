import type { Glass } from '#domain/drinks/drink-look.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Level } from '#domain/levels.ts';
import type { Omission, Unserved } from './party-analysis.ts';

export const preferencesLength = { max: 1_000 } as const;
export const partyLengths = { name: 80, description: 500 } as const;
export const maxResponses = 2_000;

export interface PartyDrink {
  drinkId: string;
  drinkName: string;
  imageUrl: string | null;
  hue: string | null;
  confidence: Level;
  matchingGuests: number;
  /** Null in analyses of earlier versions. */
  servings: number | null;
  /** Poured without mixing: a glass of beer. */
  isPlain: boolean;
}

export interface OmittedDrink {
  drinkName: string;
  guests: number;
  reason: Omission;
  /** Ingredients that the bar would have to buy, where that is the reason. */
  missing: string[];
}

export interface UnservedGuest {
  responseId: string;
  guestName: string | null;
  people: number;
  reason: Unserved;
  nearest: string | null;
}

export interface GuestNeeds {
  guestName: string | null;
  people: number;
  needs: string[];
  /** Drinks of the plan that contain it, or that have unknown ingredients. */
  notFor: string[];
  toCheck: string[];
}

export interface PartySupplies {
  iceKg: number;
  glasses: { glass: Glass; count: number }[];
  fromShelf: string[];
}

export interface ShoppingItem {
  ingredientId: string;
  ingredientName: string;
  category: IngredientCategory;
  /** In the reader's language: '2 bottles (0.7 l)'. */
  estimatedQuantity: string;
  priority: Level;
  isGarnish: boolean;
}

export interface Party {
  _id: string;
  _creationTime: number;
  barId: string;
  name: string;
  description: string | null;
  shareCode: string;
  isActive: boolean;
  isVotingClosed: boolean;
  responsesCount: number;
  shoppingListGenerated: boolean;
}

export interface PartyDetails extends Party {
  /** The analysis was made after voting ended. No other will be made. */
  isListFinal: boolean;
  analysisResults: {
    summary: string;
    drinkRecommendations: PartyDrink[];
    analysedAt: number;
    responsesRead: number;
    newResponses: number;
    omittedDrinks: OmittedDrink[];
    unservedGuests: UnservedGuest[];
    guestNeeds: GuestNeeds[];
    /** `servings`: drinks per person. `hours`: the duration that the host wrote. */
    assumed: { servings: number; hours: number | null };
    supplies: PartySupplies | null;
  } | null;
  generatedShoppingList: ShoppingItem[];
}

export interface PartyResponse {
  _id: string;
  guestName: string | null;
  preferences: string;
  timestamp: number;
}

export interface GuestResponse extends Pick<PartyResponse, 'guestName' | 'preferences'>, Help {}

/** Phone numbers, only for a guest who writes in despair. */
interface Help {
  help?: string[];
}

export interface PublicParty {
  name: string;
  description: string | null;
  isActive: boolean;
  isVotingClosed: boolean;
  barName: string;
}

export interface ActionResult {
  success: boolean;
  message: string;
}

export interface SubmittedResponse extends ActionResult, Help {}

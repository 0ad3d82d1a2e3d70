import type { IngredientCategory } from './ingredients.ts';
import type { Level } from './levels.ts';

export const preferencesLength = { max: 1_000 } as const;
export const partyLengths = { name: 80, description: 500 } as const;
/** Max responses per party. */
export const maxResponses = 2_000;

export interface PartyDrink {
  drinkId: string;
  drinkName: string;
  imageUrl: string | null;
  hue: string | null;
  confidence: Level;
  /** How many guests it suits. */
  matchingGuests: number;
}

export interface ShoppingItem {
  ingredientId: string;
  ingredientName: string;
  category: IngredientCategory;
  /** In the reader's language: '2 bottles (0.7 l)'. */
  estimatedQuantity: string;
  priority: Level;
}

/** A party as the list of its bar shows it. */
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
  /** Voting has ended, and the list was made after that: there will be no other. */
  isListFinal: boolean;
  analysisResults: {
    summary: string;
    drinkRecommendations: PartyDrink[];
    analysedAt: number;
    /** How many responses there were then. */
    responsesRead: number;
  } | null;
  generatedShoppingList: ShoppingItem[];
}

export interface PartyResponse {
  _id: string;
  guestName: string | null;
  preferences: string;
  timestamp: number;
}

/** A guest's response, as their own browser sees it. */
export type GuestResponse = Pick<PartyResponse, 'guestName' | 'preferences'>;

/** What an invited guest sees of a party. */
export interface PublicParty {
  name: string;
  description: string | null;
  isActive: boolean;
  isVotingClosed: boolean;
  barName: string;
}

/** The result of a call that may be refused with a reason to show. */
export interface ActionResult {
  success: boolean;
  message: string;
}

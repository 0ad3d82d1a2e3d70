import type { Glass } from '#domain/drinks/drink-look.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import type { Level } from '#domain/levels.ts';
import type { Omission, Unserved } from './party-analysis.ts';

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
  /** How many people it suits. */
  matchingGuests: number;
  /** Null in analyses of earlier versions. */
  servings: number | null;
  /** Poured as it is: a glass of beer. */
  isPlain: boolean;
}

/** A drink that guests named and that is not planned. */
export interface OmittedDrink {
  drinkName: string;
  /** How many people named it. */
  guests: number;
  reason: Omission;
  /** What would have to be bought, where that is the reason. */
  missing: string[];
}

/** People whom no drink suits. */
export interface UnservedGuest {
  responseId: string;
  guestName: string | null;
  people: number;
  reason: Unserved;
  /** The drink that comes nearest. */
  nearest: string | null;
}

/** What some people of a response must not have, in the reader's language. */
export interface GuestNeeds {
  guestName: string | null;
  people: number;
  needs: string[];
  /** Drinks of the plan that have it, and those whose ingredients are not all known. */
  notFor: string[];
  toCheck: string[];
}

/** What a party needs beside what is bought. */
export interface PartySupplies {
  iceKg: number;
  glasses: { glass: Glass; count: number }[];
  /** What of the shelf is used. */
  fromShelf: string[];
}

export interface ShoppingItem {
  ingredientId: string;
  ingredientName: string;
  category: IngredientCategory;
  /** In the reader's language: '2 bottles (0.7 l)'. */
  estimatedQuantity: string;
  priority: Level;
  /** Only to decorate drinks. */
  isGarnish: boolean;
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
    /** How many have come or changed since. */
    newResponses: number;
    omittedDrinks: OmittedDrink[];
    unservedGuests: UnservedGuest[];
    guestNeeds: GuestNeeds[];
    /** How many drinks a person has; `hours`: how long the party takes, where the host wrote it. */
    assumed: { servings: number; hours: number | null };
    /** Null in analyses of earlier versions. */
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

/** A guest's response, as their own browser sees it. */
export interface GuestResponse extends Pick<PartyResponse, 'guestName' | 'preferences'>, Help {}

/** Whom to call: only for a guest who writes in despair. */
interface Help {
  help?: string[];
}

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

export interface SubmittedResponse extends ActionResult, Help {}

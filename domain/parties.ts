import * as z from 'zod/mini';
import { guestNameLength } from './guest-name.ts';
import type { IngredientCategory } from './ingredient-categories.ts';
import { isShareCode, partyLengths, preferencesLength } from './party-rules.ts';
import { tidyLine } from './tidy-text.ts';
import { uuid } from './uuid.ts';

export const partyId = uuid;
export const partyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(partyLengths.name));
export const partyDescription = z.string().check(z.trim(), z.maxLength(partyLengths.description));
export const shareCodeInput = z.pipe(
  z.string().check(z.trim(), z.refine(isShareCode, 'expected six of A–Z and 0–9')),
  z.transform((code: string) => code.toUpperCase()),
);
export const partyPreferences = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(preferencesLength.longest));
/** Left out or empty by whoever would rather not say. */
export const respondentName = z
  .string()
  .check(z.overwrite(tidyLine), z.maxLength(guestNameLength.longest));

export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

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
  /** In the reader's words: '2 bottles (0.7 l)'. */
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
    /** How many responses there were then: more have come since where the party has more. */
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

/** What a guest answered, as their own browser sees it. */
export type GuestResponse = Pick<PartyResponse, 'guestName' | 'preferences'>;

/** What an invited guest sees of a party. */
export interface PublicParty {
  name: string;
  description: string | null;
  isActive: boolean;
  isVotingClosed: boolean;
  barName: string;
}

/** What a call came to that may be refused for a reason worth reading. */
export interface Told {
  success: boolean;
  message: string;
}

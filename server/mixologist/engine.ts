// What the mixologist is asked, and what it answers. The house computes first: what is on the menu
// and on the shelf, what a guest ruled out, every count. A model, where one is configured, chooses
// among what the house allows and finds better words. Where it fails, the house has an answer.
import type { AiEngine } from '#domain/ai-features.ts';
import type { Draft } from '#domain/drink-draft.ts';
import type { Language } from '#domain/languages.ts';
import type { Pantry } from './creation/pantry.ts';

export interface Answered<T> {
  value: T;
  engine: AiEngine;
  /** A model should have answered and did not: the house stands in, and asks nothing for it. */
  free: boolean;
}

/** A drink of the menu in the reader's words. */
export interface MenuDrink {
  id: string;
  name: string;
  description: string;
  alcoholContent: number;
  ingredients: readonly string[];
}

export interface Pick {
  drinkId: string;
  reason: string;
}

export interface SearchAnswer {
  interpretation: string;
  picks: Pick[];
}

/** What the house made of a guest's words. */
export interface HouseSearch extends SearchAnswer {
  /** The drinks that keep to all that the guest ruled out, best first. Nothing else may be picked. */
  ranked: readonly string[];
  reasonFor: (drinkId: string) => string;
}

export interface SearchQuestion {
  language: Language;
  query: string;
  menu: readonly MenuDrink[];
  /** The names of drinks that this bar does not serve now. */
  notServed: readonly string[];
  house: HouseSearch;
}

/** What to buy, counted, and how the house words it. */
export interface AdviceQuestion {
  language: Language;
  drinksNow: number;
  advice: readonly { buy: readonly string[]; newDrinks: readonly string[] }[];
  house: string;
}

export interface CreationQuestion {
  language: Language;
  pantry: Pantry;
}

/** What a party wants, computed, and how the house sums it up. No name of a guest is in here. */
export interface PartyQuestion {
  language: Language;
  preferences: readonly string[];
  drinks: readonly { name: string; matchingGuests: number }[];
  /** The names of drinks that were not chosen. */
  notServed: readonly string[];
  house: string;
}

export interface Mixologist {
  /** Who answers, by name: an answer that was kept is worth nothing to another engine. */
  readonly name: string;
  search(question: SearchQuestion, signal: AbortSignal): Promise<Answered<SearchAnswer>>;
  /** The sentence or two above the list of what to buy. */
  recommend(question: AdviceQuestion, signal: AbortSignal): Promise<Answered<string>>;
  create(question: CreationQuestion, signal: AbortSignal): Promise<Answered<Draft>>;
  /** The summary of what a party wants. */
  analyseParty(question: PartyQuestion, signal: AbortSignal): Promise<Answered<string>>;
}

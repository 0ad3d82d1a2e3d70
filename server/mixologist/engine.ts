// The interface of the mixologist. The house (our own code) computes first: what is on the menu and on
// the shelf, what a guest must not have or refuses, every count. A model, where one is configured, is shown
// the menu, chooses among all that is not forbidden, and writes better texts. Where it fails, the house's
// answer is used.

import type { Method } from '#domain/drinks/alcohol.ts';
import type { Draft, RecipeItem } from '#domain/drinks/drink-draft.ts';
import type { Language } from '#domain/languages.ts';
import type { AiEngine } from '#domain/mixologist/ai-features.ts';
import type { MenuAnswer, SearchAnswer } from '#language/answers/answer.ts';
import type { Invention } from '#language/creation/invention.ts';
import type { Pantry } from '#language/creation/recipe/pantry.ts';

export interface Answered<T> {
  value: T;
  engine: AiEngine;
  /** A model should have answered and did not: the house's answer is free of charge. */
  free: boolean;
}

/** A drink of the menu in the reader's language. */
export interface MenuDrink {
  id: string;
  /** Its place on the menu, from 1: whatever is asked, it is the same. */
  number: number;
  name: string;
  category: string;
  alcoholContent: number;
  glass: string;
  isCrushed: boolean;
  isBlended: boolean;
  ingredients: readonly string[];
  /** The bar's owner features it. */
  isFeatured: boolean;
}

export interface SearchQuestion {
  language: Language;
  query: string;
  /** What every question shows of the menu, in the same order. */
  menu: readonly MenuDrink[];
  /** Of a menu that is too big to be shown whole: what else may be meant by this question. */
  beside: readonly MenuDrink[];
  /** The ids of the drinks that may be picked, shown or not: no other reaches the guest. */
  mayPick: readonly string[];
  /** Where the guest wants to be surprised, the ids of drinks that were drawn by lot. */
  drawn: readonly string[];
  /** The ids of the drinks that guests order most, the first most, where that is asked for. */
  popular: readonly string[];
  /** The names of drinks that this bar does not serve now. */
  notServed: readonly string[];
  house: MenuAnswer;
}

/** What to buy, counted, and the house's text about it. */
export interface AdviceQuestion {
  language: Language;
  drinksNow: number;
  advice: readonly { buy: readonly string[]; newDrinks: readonly string[] }[];
  house: string;
}

export interface MadeDrink {
  draft: Draft;
  /** Equal for drinks of the same ingredients. */
  recipeKey: string;
}

/** The house's part in a new drink. */
export interface DrinkMaker {
  /** Invents one of its own. */
  create: () => Promise<MadeDrink>;
  begin: () => Promise<Invention>;
  /** Why a recipe cannot be used; empty where it can. */
  judge: (method: Method, recipe: readonly RecipeItem[]) => Promise<string[]>;
  finish: (method: Method, recipe: readonly RecipeItem[]) => Promise<MadeDrink>;
}

export interface CreationQuestion {
  language: Language;
  pantry: Pantry;
  /** The wish as it was written. */
  wishText?: string | undefined;
  /** The drink to make a variation of. */
  variationOf?: Draft | undefined;
  house: DrinkMaker;
}

/** What a party wants, computed, and the house's summary. Contains no name of a guest. */
export interface PartyQuestion {
  language: Language;
  preferences: readonly string[];
  drinks: readonly { name: string; matchingGuests: number }[];
  /** The names of drinks that were not chosen. */
  notServed: readonly string[];
  house: string;
}

export interface Mixologist {
  /** Identifies the engine: part of the key of cached answers. */
  readonly name: string;
  search(question: SearchQuestion, signal: AbortSignal): Promise<Answered<SearchAnswer>>;
  /** The sentence or two above the list of what to buy. */
  recommend(question: AdviceQuestion, signal: AbortSignal): Promise<Answered<string>>;
  create(question: CreationQuestion, signal: AbortSignal): Promise<Answered<MadeDrink>>;
  /** The summary of what a party wants. */
  analyseParty(question: PartyQuestion, signal: AbortSignal): Promise<Answered<string>>;
}

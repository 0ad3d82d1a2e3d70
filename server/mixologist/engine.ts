// The house (our own code) computes first: menu, shelf, refusals and every count. A configured
// model chooses among all allowed drinks and writes better texts. If it fails, the house's answer
// is used.

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
  /** A model failed, so the house's answer is free of charge. */
  free: boolean;
}

export interface MenuDrink {
  id: string;
  /** Its place on the menu, from 1, the same for every question. */
  number: number;
  name: string;
  category: string;
  alcoholContent: number;
  glass: string;
  isCrushed: boolean;
  isBlended: boolean;
  ingredients: readonly string[];
  isFeatured: boolean;
}

export interface SearchQuestion {
  language: Language;
  query: string;
  /** The menu as every question shows it, in the same order. */
  menu: readonly MenuDrink[];
  /** More drinks for this question, if the menu is too big to be shown whole. */
  beside: readonly MenuDrink[];
  /** Ids of the allowed drinks, shown or not. No other reaches the guest. */
  mayPick: readonly string[];
  /** Ids of random drinks, if the guest wants to be surprised. */
  drawn: readonly string[];
  /** Ids of the most ordered drinks, most first, if the question needs them. */
  popular: readonly string[];
  notServed: readonly string[];
  house: MenuAnswer;
}

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

export interface DrinkMaker {
  create: () => Promise<MadeDrink>;
  begin: () => Promise<Invention>;
  /** The reasons against a recipe. Empty if it is usable. */
  judge: (method: Method, recipe: readonly RecipeItem[]) => Promise<string[]>;
  finish: (method: Method, recipe: readonly RecipeItem[]) => Promise<MadeDrink>;
}

export interface CreationQuestion {
  language: Language;
  pantry: Pantry;
  wishText?: string | undefined;
  variationOf?: Draft | undefined;
  house: DrinkMaker;
}

/** The computed wishes of a party, and the house's summary. Contains no name of a guest. */
export interface PartyQuestion {
  language: Language;
  preferences: readonly string[];
  drinks: readonly { name: string; matchingGuests: number }[];
  notServed: readonly string[];
  house: string;
}

export interface Mixologist {
  /** Part of the key of cached answers. */
  readonly name: string;
  search(question: SearchQuestion, signal: AbortSignal): Promise<Answered<SearchAnswer>>;
  recommend(question: AdviceQuestion, signal: AbortSignal): Promise<Answered<string>>;
  create(question: CreationQuestion, signal: AbortSignal): Promise<Answered<MadeDrink>>;
  analyseParty(question: PartyQuestion, signal: AbortSignal): Promise<Answered<string>>;
}

import type { Method } from './alcohol.ts';
import type { Garnish, Glass, Ice, Rim } from './drink-look.ts';
import type { DrinkCategory } from './drinks.ts';
import type { Language } from './languages.ts';
import type { Unit } from './units.ts';

/** Of one account, in all of its bars; retired ones do not count. */
export const maxOwnDrinks = 500;

export const ownDrinkLimits = {
  name: 60,
  description: 500,
  instructions: 1_000,
  garnish: 80,
  ingredients: 20,
  garnishes: 3,
} as const;

export interface OwnDrinkItem {
  ingredientId: string;
  amount: number;
  unit: Unit;
  /** The drink can be made without it. */
  isOptional: boolean;
}

export interface OwnDrinkTexts {
  name: string;
  description: string;
  instructions: string;
  garnish: string;
}

/** A drink as its bar's people write it. A language without a name has the texts of the other. */
export interface OwnDrinkFields {
  texts: Partial<Record<Language, OwnDrinkTexts>>;
  category: DrinkCategory;
  method: Method;
  glass: Glass;
  ice: Ice;
  garnishes: Garnish[];
  rim: Rim | null;
  recipe: OwnDrinkItem[];
  /** The drink that it was copied from. */
  basedOn: string | null;
}

/** A stored one, to be edited. */
export interface OwnDrink extends OwnDrinkFields {
  _id: string;
  isAiGenerated: boolean;
  isRetired: boolean;
  /** What an edit was based on: a change by somebody else is not overwritten. */
  version: number;
  changedAt: number | null;
  changedBy: string | null;
}

import type { ErrorDetails } from '#domain/errors.ts';
import type { DrinkAllergens } from '#domain/ingredients/allergens.ts';
import type { Localized } from '#domain/languages.ts';
import {
  type OwnItem,
  type OwnItemTexts,
  ownItemLimits,
  type WrittenTexts,
} from '#domain/own-items.ts';
import type { Method } from './alcohol.ts';
import type { Garnish, Glass, Ice, Rim } from './drink-look.ts';
import type { DrinkCategory, DrinkIngredient, Substitution } from './drinks.ts';
import type { Strength } from './strength.ts';
import type { Unit } from './units.ts';

/** Per account, across all of its bars. Retired drinks do not count. */
export const maxOwnDrinks = 500;

export const ownDrinkLimits = {
  ...ownItemLimits,
  garnish: 80,
  ingredients: 20,
  garnishes: 3,
} as const;

export interface OwnDrinkItem {
  ingredientId: string;
  amount: number;
  unit: Unit;
  isOptional: boolean;
}

export interface OwnDrinkTexts extends OwnItemTexts {
  garnish: string;
}

export interface OwnDrinkFields {
  texts: WrittenTexts<OwnDrinkTexts>;
  category: DrinkCategory;
  method: Method;
  glass: Glass;
  ice: Ice;
  garnishes: Garnish[];
  rim: Rim | null;
  recipe: OwnDrinkItem[];
  basedOn: string | null;
}

export interface OwnDrink extends OwnDrinkFields, OwnItem {
  isAiGenerated: boolean;
  changedAt: number | null;
}

export type OwnDrinkProblem =
  | { kind: 'unknown-ingredient' | 'retired-ingredient'; ingredientId: string }
  | { kind: 'has-alcohol' }
  | ({ kind: 'name-taken' } & ErrorDetails['NAME_TAKEN']);

export interface DrinkPreview {
  picture: string;
  hue: string;
  /** Percent by volume. */
  alcoholContent: number;
  strength: Strength;
  /** Of the finished drink, with melted ice. */
  volumeMl: number;
  volume: string;
  alcoholUnits: number;
  /** 1: cheaper than most drinks, 3: more expensive. Null where the price is unknown. */
  costLevel: 1 | 2 | 3 | null;
  canMakeNow: boolean;
  missing: DrinkIngredient[];
  substitutions: Substitution[];
  allergens: DrinkAllergens;
  /** At most three drinks of the catalogue, with their likeness in percent. */
  resembles: { drinkId: string; name: string; likeness: number }[];
  instructions: Localized;
  garnish: Localized;
  problems: OwnDrinkProblem[];
}

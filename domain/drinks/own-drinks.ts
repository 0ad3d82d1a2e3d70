import type { DrinkAllergens } from '#domain/ingredients/allergens.ts';
import type { Language, Localized } from '#domain/languages.ts';
import type { Method } from './alcohol.ts';
import type { Garnish, Glass, Ice, Rim } from './drink-look.ts';
import type { DrinkCategory, DrinkIngredient, Substitution } from './drinks.ts';
import type { Strength } from './strength.ts';
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

/** Why a drink that is being written could not be saved as it is. */
export type OwnDrinkProblem =
  | { kind: 'unknown-ingredient' | 'retired-ingredient'; ingredientId: string }
  /** The category says that it has no alcohol. */
  | { kind: 'has-alcohol' }
  | { kind: 'name-taken'; by: 'own' | 'classic'; name: string };

/** What follows from a drink that is being written. */
export interface DrinkPreview {
  /** The drawing, as a data URL. */
  picture: string;
  hue: string;
  /** Percent by volume. */
  alcoholContent: number;
  /** As the bar's people see it. */
  strength: Strength;
  /** Of the finished drink, with the water of the ice. */
  volumeMl: number;
  /** The same in the reader's unit. */
  volume: string;
  /** Of 10 ml of pure alcohol each. */
  alcoholUnits: number;
  /** What its bottles cost, roughly: less than most drinks, as much, more. Null where nobody knows. */
  costLevel: 1 | 2 | 3 | null;
  canMakeNow: boolean;
  /** The ingredients that the bar lacks. */
  missing: DrinkIngredient[];
  substitutions: Substitution[];
  allergens: DrinkAllergens;
  /** The drinks of the catalogue that it is most like, in percent; at most three. */
  resembles: { drinkId: string; name: string; likeness: number }[];
  /** A first draft of the texts. */
  instructions: Localized;
  garnish: Localized;
  problems: OwnDrinkProblem[];
}

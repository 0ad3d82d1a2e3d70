import type { Unit } from '#domain/drinks/units.ts';
import type { Language } from '#domain/languages.ts';
import type { AllergenFacts, DrinkAllergens } from './allergens.ts';
import type { IngredientCategory } from './ingredients.ts';

/** Of one account; retired ones do not count. */
export const maxOwnIngredients = 300;

export const ownIngredientLimits = {
  name: 60,
  description: 500,
  instructions: 1_000,
  substitutes: 10,
  parts: 12,
} as const;

/** In 100 ml or 100 g: up to 0.5 g, up to 5 g, up to 15 g, more. */
export const sugarLevels = ['none', 'low', 'medium', 'high'] as const;
export type SugarLevel = (typeof sugarLevels)[number];

export interface IngredientPart {
  ingredientId: string;
  amount: number;
  unit: Unit;
}

export interface OwnIngredientTexts {
  name: string;
  description: string;
  /** How the bar makes it. */
  instructions: string;
}

/** An ingredient as an account's people write it. A language without a name has the other's texts. */
export interface OwnIngredientFields {
  texts: Partial<Record<Language, OwnIngredientTexts>>;
  category: IngredientCategory;
  /** Percent by volume. */
  strength: number;
  /** Null: as what it is a kind of, else as its category. */
  sugar: SugarLevel | null;
  /** Null: as what it is a kind of; else nobody knows. */
  allergens: AllergenFacts | null;
  /** `#rrggbb`, for drawings; null: as what it is a kind of. */
  color: string | null;
  /** The ingredient that it always serves as. */
  kindOf: string | null;
  /** What can be poured in its place. */
  substitutes: string[];
  /** What the bar makes it of; empty where it is bought. */
  parts: IngredientPart[];
}

/** A stored one, to be edited. */
export interface OwnIngredient extends OwnIngredientFields {
  _id: string;
  isRetired: boolean;
  /** What an edit was based on: a change by somebody else is not overwritten. */
  version: number;
  /** Who changed it last, where that is known. */
  changedBy: string | null;
}

/**
 * Why an ingredient is refused, as the message of an issue: it refers to one that is not there, to
 * itself through others, or has alcohol where guests expect none.
 */
export const ingredientProblems = ['unknown', 'circle', 'alcohol'] as const;
export type IngredientProblem = (typeof ingredientProblems)[number];

/** What an ingredient changes, before it is saved. */
export interface OwnIngredientPreview {
  /** Recipes that ask for what it is a kind of. */
  servesIn: number;
  /** Drinks that the bar can make only with it. */
  opens: number;
  /** House-made: whether the bar has all of its parts. */
  canBeMade: boolean;
  /** Names of the parts that it has not. */
  missing: string[];
  /** Percent by volume, by its parts; null where nothing of them is poured. */
  strengthOfParts: number | null;
  /** Of what it is a kind of, and of its parts. */
  allergens: DrinkAllergens;
}

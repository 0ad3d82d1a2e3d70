import type { Unit } from '#domain/drinks/units.ts';
import { type OwnItem, ownItemLimits, type WrittenTexts } from '#domain/own-items.ts';
import type { AllergenFacts, DrinkAllergens } from './allergens.ts';
import type { IngredientCategory } from './ingredients.ts';

/** Per account. Retired ingredients do not count. */
export const maxOwnIngredients = 300;

export const ownIngredientLimits = {
  ...ownItemLimits,
  substitutes: 10,
  parts: 12,
} as const;

/** Per 100 ml or 100 g: up to 0.5 g, up to 5 g, up to 15 g, more. */
export const sugarLevels = ['none', 'low', 'medium', 'high'] as const;
export type SugarLevel = (typeof sugarLevels)[number];

export interface IngredientPart {
  ingredientId: string;
  amount: number;
  unit: Unit;
}

export interface OwnIngredientFields {
  texts: WrittenTexts;
  category: IngredientCategory;
  /** Percent by volume. */
  strength: number;
  /** Null: as its parent, or else as its category. */
  sugar: SugarLevel | null;
  /** Null: as its parent, or else unknown. */
  allergens: AllergenFacts | null;
  /** `#rrggbb`. Null: as its parent. */
  color: string | null;
  /** The parent, which the ingredient always serves as. */
  kindOf: string | null;
  substitutes: string[];
  /** Ingredients that the bar makes it from. Empty where it is bought. */
  parts: IngredientPart[];
}

export interface OwnIngredient extends OwnIngredientFields, OwnItem {}

/**
 * `unknown`: a reference is missing. `circle`: it refers to itself. `alcohol`: guests expect none.
 */
export const ingredientProblems = ['unknown', 'circle', 'alcohol'] as const;
export type IngredientProblem = (typeof ingredientProblems)[number];

export interface OwnIngredientPreview {
  servesIn: number;
  opens: number;
  canBeMade: boolean;
  missing: string[];
  /** Percent by volume. Null where no part is poured. */
  strengthOfParts: number | null;
  allergens: DrinkAllergens;
}

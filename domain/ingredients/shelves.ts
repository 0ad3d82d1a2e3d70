/** Shelves that a new bar can start with. Each contains the one before. */
export const readyShelfIds = ['first', 'classic', 'full'] as const;
export type ReadyShelfId = (typeof readyShelfIds)[number];

export interface ReadyShelf {
  id: ReadyShelfId;
  ingredientIds: string[];
  drinksCount: number;
}

export interface ShelfToCopy {
  barId: string;
  ingredientsCount: number;
  newCount: number;
}

export const maxShelfListLength = 5_000;

export const maxShelfListPieces = 300;

export interface ReadPiece {
  text: string;
  /** Best match first. Empty where nothing matched. */
  ingredientIds: string[];
  isSure: boolean;
  /** Listed as missing: "no gin". */
  isNegated?: true;
  /** The part of the list beyond the limit. */
  isRest?: true;
}

export interface IngredientWords {
  ingredientId: string;
  names: string[];
  /** Brands and other names. */
  aliases: string[];
}

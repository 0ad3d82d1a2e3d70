/** Shelves that a new bar may begin with; each has all of the one before. */
export const readyShelfIds = ['first', 'classic', 'full'] as const;
export type ReadyShelfId = (typeof readyShelfIds)[number];

export interface ReadyShelf {
  id: ReadyShelfId;
  ingredientIds: string[];
  /** How many drinks the bar can make with it beside what it has. */
  drinksCount: number;
}

/** The shelf of another bar of the account. */
export interface ShelfToCopy {
  barId: string;
  ingredientsCount: number;
  /** How many of them the bar has not. */
  newCount: number;
}

/** Of a pasted list. */
export const maxShelfListLength = 5_000;

/** The pieces of a pasted list that are read. */
export const maxShelfListPieces = 300;

/** What a piece of a pasted list was understood as. */
export interface ReadPiece {
  /** As it was written. */
  text: string;
  /** The best match first; empty where nothing was understood. */
  ingredientIds: string[];
  /** Whether the first one is meant beyond doubt. */
  isSure: boolean;
  /** Said not to be there: "no gin". */
  isNegated?: true;
  /** All of the list that is beyond what is read at once. */
  isRest?: true;
}

/** What an ingredient may be called: names in both languages, brands, other names. */
export interface IngredientWords {
  ingredientId: string;
  names: string[];
  /** Bottles of it, and other names for it. */
  aliases: string[];
}

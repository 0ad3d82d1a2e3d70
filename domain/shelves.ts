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

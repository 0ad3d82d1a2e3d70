import type { Drink } from '#domain/drinks.ts';

/** Drinks as the list had them when they were opened: they are shown at once, without a line, too. */
const known = new Map<string, Drink>();

export function rememberDrink(drink: Drink): void {
  known.set(drink._id, drink);
}

export function knownDrink(drinkId: string): Drink | undefined {
  return known.get(drinkId);
}

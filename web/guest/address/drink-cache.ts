import type { Drink } from '#domain/drinks/drinks.ts';

/** Drinks that were opened from a list. Their sheet opens at once, even offline. */
const cache = new Map<string, Drink>();

export function cacheDrink(drink: Drink): void {
  cache.set(drink._id, drink);
}

export function cachedDrink(drinkId: string): Drink | undefined {
  return cache.get(drinkId);
}

// The drinks that this page has loaded. They can be filtered without a connection.
import type { Drink } from '#domain/drinks/drinks.ts';

const seen = new Map<string, Map<string, Drink>>();

export function rememberDrinks(barId: string, drinks: readonly Drink[]): void {
  const ofBar = seen.get(barId) ?? new Map<string, Drink>();
  for (const drink of drinks) ofBar.set(drink._id, drink);
  seen.set(barId, ofBar);
}

export function seenDrinks(barId: string): Drink[] {
  return [...(seen.get(barId)?.values() ?? [])];
}

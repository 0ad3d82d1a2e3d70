import type { Drink } from '#domain/drinks/drinks.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';

/**
 * A drink as this bar makes it, with substitutes. The original recipe if an ingredient is missing.
 */
export function useDrinkOfBar(barId: string, drinkId: string): Drink | undefined {
  const unit = useStoredValue(unitPreference);
  const ofBar = useQuery('drinks.getDrinkForBar', { barId, drinkId, unitPreference: unit });
  const isMissing = ofBar.status === 'ready' && ofBar.data === null;
  const original = useQuery(
    'drinks.getDrinkById',
    isMissing ? { drinkId, unitPreference: unit } : undefined,
  );
  return ofBar.data ?? original.data ?? undefined;
}

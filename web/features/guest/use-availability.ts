import { unitPreference } from '#web/components/unit-preference.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';

export type Availability = 'gone' | 'soldOut' | 'offered' | undefined;

/** Whether a drink can be ordered now, as the menu changes; undefined until that is known. */
export function useAvailability(barId: string, drinkId: string | null): Availability {
  const unit = useStoredValue(unitPreference);
  const { status, data } = useQuery(
    'drinks.getDrinkForBar',
    drinkId ? { barId, drinkId, unitPreference: unit } : undefined,
  );
  if (!drinkId) return 'gone';
  if (status !== 'ready') return undefined;
  if (!data) return 'gone';
  return data.menu?.soldOut ? 'soldOut' : 'offered';
}

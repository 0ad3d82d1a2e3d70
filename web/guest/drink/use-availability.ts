import { conflictsOf } from '#domain/menu/without.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLeftOut } from '#web/guest/left-out/left-out.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';

export type Availability = 'gone' | 'soldOut' | 'leftOut' | 'offered' | undefined;

/**
 * Whether a drink can be ordered now, as the menu changes, and whether it contains what the guest
 * leaves out. Undefined until known.
 */
export function useAvailability(barId: string, drinkId: string | null): Availability {
  const unit = useStoredValue(unitPreference);
  const leftOut = useLeftOut();
  const { status, data } = useQuery(
    'drinks.getDrinkForBar',
    drinkId ? { barId, drinkId, unitPreference: unit } : undefined,
  );
  if (!drinkId) return 'gone';
  if (status !== 'ready') return undefined;
  if (!data) return 'gone';
  if (data.menu?.soldOut) return 'soldOut';
  return conflictsOf(data, leftOut).length > 0 ? 'leftOut' : 'offered';
}

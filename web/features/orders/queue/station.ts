import { drinkCategories } from '#domain/drinks/drinks.ts';
import { createStoredValue, type StoredValue } from '#web/ui/local-storage.ts';
import type { Station } from './tickets.ts';

const stations = new Map<string, StoredValue<string>>();

/** The categories of this browser's board at each bar, separated by commas. */
export function stationOf(barId: string): StoredValue<string> {
  const known = stations.get(barId);
  if (known) return known;
  const created = createStoredValue<string>(`ordersStation:${barId}`, (stored) =>
    readStation(stored ?? '').join(','),
  );
  stations.set(barId, created);
  return created;
}

/** Ignores unknown categories. All categories mean the same as none. */
export function readStation(stored: string): Station {
  const names = stored.split(',');
  const station = drinkCategories.filter((category) => names.includes(category));
  return station.length === drinkCategories.length ? [] : station;
}

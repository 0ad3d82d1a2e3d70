import { createStoredValue } from '#web/ui/local-storage.ts';
import { type Arrangement, arrangements } from './tickets.ts';

/** The arrangement of cards: in order, grouped by drink, or by table. */
export const arrangement = createStoredValue<Arrangement>(
  'ordersArrangement',
  (stored) => arrangements.find((one) => one === stored) ?? 'age',
);

export function nextArrangement(): void {
  const index = arrangements.indexOf(arrangement.get());
  arrangement.set(arrangements[(index + 1) % arrangements.length] ?? 'age');
}

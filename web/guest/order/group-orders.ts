import { type GuestOrder, orderLimits, type RoundLine } from '#domain/orders/orders.ts';
import { tidyLine, tidyLines } from '#domain/text/tidy-text.ts';

/** Orders that were placed together. A single order is its own group. */
export interface OrderGroup {
  id: string;
  orders: GuestOrder[];
}

/** Groups in the order of their first order. */
export function groupByRound(orders: readonly GuestOrder[]): OrderGroup[] {
  const groups = new Map<string, GuestOrder[]>();
  for (const order of orders) {
    const id = order.roundId ?? order._id;
    groups.set(id, [...(groups.get(id) ?? []), order]);
  }
  return [...groups].map(([id, members]) => ({ id, orders: members }));
}

/** Whether these orders are exactly those of the lines. */
export function isPlaced(lines: readonly RoundLine[], orders: readonly GuestOrder[]): boolean {
  const asked = (drinkId: string | null, notes = '', forName = '') =>
    JSON.stringify([drinkId, tidyLines(notes), tidyLine(forName)]);
  const wanted = lines.flatMap(({ drinkId, quantity, notes, forName }) =>
    Array.from({ length: quantity }, () => asked(drinkId, notes, forName)),
  );
  const placed = orders.map(({ drinkId, notes, forName }) =>
    asked(drinkId, notes ?? '', forName ?? ''),
  );
  return wanted.sort().join() === placed.sort().join();
}

/** Returns the same drinks as lines of a round, or nothing if one of the drinks was deleted. */
export function linesOf(orders: readonly GuestOrder[]): RoundLine[] {
  const counts = new Map<string, number>();
  for (const { drinkId, notes, forName } of orders) {
    if (!drinkId) return [];
    const line = { drinkId, ...(notes && { notes }), ...(forName && { forName }) };
    const key = JSON.stringify(line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Sorted, so that equal rounds have equal lines.
  return [...counts]
    .sort()
    .flatMap(([line, count]) =>
      quantitiesOf(count).map((quantity) => ({ ...JSON.parse(line), quantity })),
    );
}

/** Splits a number of drinks into quantities that a line may have: 8 becomes 6 and 2. */
function quantitiesOf(count: number): number[] {
  if (count <= orderLimits.quantity) return [count];
  return [orderLimits.quantity, ...quantitiesOf(count - orderLimits.quantity)];
}

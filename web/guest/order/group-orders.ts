import { type GuestOrder, orderLimits, type RoundLine } from '#domain/orders/orders.ts';
import { tidyLine, tidyLines } from '#domain/text/tidy-text.ts';

/** Orders that were placed together; one that was placed alone is a group of its own. */
export interface OrderGroup {
  id: string;
  orders: GuestOrder[];
}

/** Groups in the order of their first member. */
export function groupByRound(orders: readonly GuestOrder[]): OrderGroup[] {
  const groups = new Map<string, GuestOrder[]>();
  for (const order of orders) {
    const id = order.roundId ?? order._id;
    groups.set(id, [...(groups.get(id) ?? []), order]);
  }
  return [...groups].map(([id, members]) => ({ id, orders: members }));
}

/** Whether these orders are exactly what the lines ask for. */
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

/** The same drinks again, as lines of a round; empty where one of them has no drink any more. */
export function linesOf(orders: readonly GuestOrder[]): RoundLine[] {
  const counts = new Map<string, number>();
  for (const { drinkId, notes, forName } of orders) {
    if (!drinkId) return [];
    const line = { drinkId, ...(notes && { notes }), ...(forName && { forName }) };
    const key = JSON.stringify(line);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // In an order of their own: equal rounds are equal lines.
  return [...counts]
    .sort()
    .flatMap(([line, count]) =>
      quantitiesOf(count).map((quantity) => ({ ...JSON.parse(line), quantity })),
    );
}

/** A number of drinks as quantities that a line may have: 8 is 6 and 2. */
function quantitiesOf(count: number): number[] {
  if (count <= orderLimits.quantity) return [count];
  return [orderLimits.quantity, ...quantitiesOf(count - orderLimits.quantity)];
}

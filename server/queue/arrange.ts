// Places are numbers between those of the neighbours, so that one move changes one row.

interface Placed {
  id: string;
  key: number;
}

/** Closer numbers are spread, because doubles have no room between them. */
const leastGap = 0.01;
/** Beyond the ends of a queue. New orders soon follow behind it, and none before it. */
const gaps = { before: 1_000, after: leastGap };

/**
 * Null: before all. 'end': after all. Neighbours without room between them move as little as
 * possible.
 */
export function arrange(
  queue: readonly Placed[],
  moved: readonly string[],
  before: string | null,
): Map<string, number> {
  if (moved.length === 0) return new Map();
  const isMoved = (id: string) => moved.includes(id);
  // A moved order as the target means its own place.
  const target =
    before === 'end'
      ? queue.length
      : Math.max(
          0,
          queue.findIndex(({ id }) => id === before),
        );
  const rest = queue.filter(({ id }) => !isMoved(id));
  const at = queue.slice(0, target).filter(({ id }) => !isMoved(id)).length;
  let [first, end] = [at, at];
  for (;;) {
    const ids = [
      ...rest.slice(first, at).map(({ id }) => id),
      ...moved,
      ...rest.slice(at, end).map(({ id }) => id),
    ];
    const low = rest[first - 1]?.key;
    const high = rest[end]?.key;
    const step = stepBetween(low, high, ids.length);
    if (step >= leastGap) {
      const start = low ?? (high ?? queue[0]?.key ?? 0) - step * (ids.length + 1);
      return new Map(ids.map((id, n) => [id, start + step * (n + 1)]));
    }
    const isNearLow = at - first <= end - at && low !== undefined;
    if (isNearLow || high === undefined) first--;
    else end++;
  }
}

function stepBetween(low: number | undefined, high: number | undefined, count: number): number {
  if (high === undefined) return gaps.after;
  return low === undefined ? gaps.before : (high - low) / (count + 1);
}

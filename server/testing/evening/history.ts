// Checks that the database matches the results people got: each order once, each move once, no half
// round.
import type { Db } from '#server/db/database.ts';
import type { Moved, Night } from './night.ts';

export type Stored = Awaited<ReturnType<typeof readOrders>>[number];
type Event = Awaited<ReturnType<typeof readEvents>>[number];

/** Times of one transaction may differ by the microseconds that keep a batch in order. */
const sameTimeMs = 2;

/** By arrival. */
export function readOrders(db: Db, barId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('bar_id', '=', barId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function readEvents(db: Db, barId: string) {
  return db
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .selectAll('e')
    .where('o.bar_id', '=', barId)
    .orderBy('e.id')
    .execute();
}

/** The differences between the results people got and the database. */
export async function checkHistory(night: Night, db: Db): Promise<string[]> {
  const stored = await readOrders(db, night.barId);
  const events = await readEvents(db, night.barId);
  const byOrder = Map.groupBy(events, ({ order_id }) => order_id);
  return [
    ...checkPlaced(night, stored),
    ...stored.flatMap((order) => checkReplay(order, byOrder.get(order.id) ?? [])),
    ...checkMoves(night, events),
    ...checkPauses(night),
  ];
}

function checkPlaced({ ordered }: Night, stored: readonly Stored[]): string[] {
  const problems: string[] = [];
  const byNotes = Map.groupBy(stored, ({ notes }) => notes);
  const rounds = new Set<string | null>();
  for (const { notes, outcome, orderIds, drinks, isRound, guestKey, ...told } of ordered) {
    const found = byNotes.get(notes) ?? [];
    const ids = new Set(found.map(({ id }) => id));
    const isThere = outcome === 'unknown' ? found.length > 0 : outcome === 'placed';
    if (found.length !== (isThere ? drinks : 0) || orderIds.some((id) => !ids.has(id))) {
      problems.push(`${notes}: ${drinks} drinks, ${outcome}, ${found.length} in the database`);
    }
    const roundId = outcome === 'unknown' ? (found[0]?.round_id ?? null) : told.roundId;
    if (found.some((order) => order.round_id !== roundId || order.guest_key !== guestKey)) {
      problems.push(`${notes}: of another round or guest`);
    }
    if (isRound && roundId && rounds.has(roundId)) problems.push(`${notes}: a round twice`);
    rounds.add(roundId);
    byNotes.delete(notes);
  }
  for (const notes of byNotes.keys()) problems.push(`${notes}: nobody ordered it`);
  return problems;
}

/** Replays the history of an order like undo does. */
function checkReplay(order: Stored, events: readonly Event[]): string[] {
  const problems: string[] = [];
  const standing: { event: Event; maker: string | null; since: Date }[] = [];
  for (const event of events) {
    if (event.is_undo) standing.pop();
    const before = standing.at(-1);
    if (!event.is_undo) {
      standing.push({
        event,
        maker: event.status === 'processing' ? event.mover_name : (before?.maker ?? null),
        // The person who took over continues it.
        since: before?.event.status === event.status ? before.since : event.happened_at,
      });
    } else if (standing.at(-1)?.event.status !== event.status) {
      problems.push(`${order.id}: an undo to ${event.status}, which it was not before`);
    }
  }
  const now = standing.at(-1);
  if (now?.event.status !== order.status) {
    problems.push(`${order.id}: ${order.status}, by its history ${now?.event.status}`);
  }
  const isMade = order.status === 'processing' || order.status === 'done';
  if (isMade && now?.maker !== order.maker_name) {
    problems.push(`${order.id}: made by ${order.maker_name}, by its history ${now?.maker}`);
  }
  const driftMs = Math.abs(order.changed_at.getTime() - (now?.since.getTime() ?? 0));
  if (driftMs > sameTimeMs) problems.push(`${order.id}: changed at another time, ${driftMs} ms`);
  if ((order.status === 'cancelled') !== (order.cancellation !== null)) {
    problems.push(`${order.id}: ${order.status}, ${JSON.stringify(order.cancellation)}`);
  }
  return problems;
}

/** Each acknowledged move happened once, and no other did except those without a response. */
function checkMoves(night: Night, events: readonly Event[]): string[] {
  const { moved, unsure, undone, cancelledAtOnce } = night;
  const problems: string[] = [];
  const differ = (
    told: readonly string[],
    real: readonly string[],
    what: string,
    unsure: readonly string[] = [],
  ) => {
    const [a, b, maybe] = [countBy(told), countBy(real), countBy(unsure)];
    for (const move of new Set([...told, ...real])) {
      const [least, happened] = [a.get(move) ?? 0, b.get(move) ?? 0];
      if (happened >= least && happened <= least + (maybe.get(move) ?? 0)) continue;
      problems.push(`${what} ${move}: ${least} told, ${happened} happened`);
    }
  };
  const histories = [...Map.groupBy(events, ({ order_id }) => order_id).values()];
  const placed = new Set(histories.map(([first]) => first));
  const moves = events.filter((event) => !event.is_undo && !placed.has(event));
  const isByGuest = (event: Event) => event.cancellation?.by === 'guest';
  const isAtOnce = (event: Event) =>
    event.cancellation?.by === 'bar' && event.cancellation.reason === null;
  const told = (list: readonly Moved[]) =>
    list.map(({ orderId, status, by }) => `${orderId} ${status} by ${by}`);
  const happened = (list: readonly Event[]) =>
    list.map((event) => `${event.order_id} ${event.status} by ${event.mover_name}`);
  const byBar = moves.filter((event) => !isByGuest(event) && !isAtOnce(event));
  const movedByBar = told(moved.filter(({ by }) => by !== null));
  differ(movedByBar, happened(byBar), 'move', told(unsure));
  // Cancelling a cancelled order returns the same result as the first time.
  const takenBack = new Set(told(moved.filter(({ by }) => by === null)));
  differ([...takenBack], happened(moves.filter(isByGuest)), 'taken back');
  const atOnce = moves.filter(isAtOnce).length;
  if (atOnce !== cancelledAtOnce) {
    problems.push(`${cancelledAtOnce} told to be cancelled at once, ${atOnce} were`);
  }
  const undos = countBy(events.filter((event) => event.is_undo).map((event) => event.order_id));
  const asked = countBy(undone.map(({ orderId }) => orderId));
  for (const id of new Set([...undos.keys(), ...asked.keys()])) {
    const [most, real] = [asked.get(id) ?? 0, undos.get(id) ?? 0];
    if (real > most || (most > 0 && real === 0)) {
      problems.push(`${id}: undone ${most} times, ${real} in its history`);
    }
  }
  return problems;
}

function checkPauses({ ordered, pauses }: Night): string[] {
  return ordered
    .filter(({ outcome, sentAt, answeredAt }) =>
      pauses.some(({ from, to }) => outcome === 'placed' && sentAt > from && answeredAt < to),
    )
    .map(({ notes }) => `${notes}: ordered during a pause`);
}

function countBy(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

import type { GuestOrder } from '#domain/orders/orders.ts';
import { useText } from '#web/i18n/language.ts';
import { useOrderText } from './texts.ts';

/** The name of the ordered drink, with the person it is for. */
export function useOrderedName(): (order: GuestOrder) => string {
  const { orders } = useText();
  const text = useOrderText();
  return ({ drink, forName }) => {
    const name = drink?.name ?? orders.drinkNotFound;
    return forName ? text.drinkFor(name, forName) : name;
  };
}

/** The status of an order as a sentence with the name of its drink. */
export function useOrderTitle(): (order: GuestOrder) => string {
  const text = useOrderText();
  const nameOf = useOrderedName();
  const titles = { new: text.waiting, processing: text.beingMade };
  const titleOf = ({ status, calledAt, collectedAt, cancellation }: GuestOrder) => {
    if (status === 'done')
      return collectedAt ? text.collected : calledAt ? text.called : text.ready;
    // A newer server may send an unknown status. The text then names only the drink.
    if (status !== 'cancelled') return titles[status] ?? text.collected;
    if (cancellation?.by === 'guest') return text.takenBack;
    return cancellation?.reason ? text.declined : text.cancelled;
  };
  return (order) => titleOf(order)(nameOf(order));
}

/** Why the bar declined an order, or that it was cancelled. */
function useDeclineReason(): (order: GuestOrder) => string {
  const text = useOrderText();
  return ({ cancellation }) => {
    if (cancellation?.by === 'guest') return text.byYou;
    if (!cancellation?.reason) return text.sorry;
    const { reason, ingredient, words } = cancellation;
    if (reason === 'out') return ingredient ? text.outOf(ingredient) : text.sorry;
    if (reason === 'other') return words ? text.words(words) : text.sorry;
    return text.reasons[reason] ?? text.sorry;
  };
}

/** The place in the queue and the estimate, or the next step for the guest. */
export function useOrderProgress(): (order: GuestOrder, now: number | undefined) => string {
  const text = useOrderText();
  const reasonOf = useDeclineReason();
  const estimate = (readyAt: number | null, now: number | undefined) => {
    if (readyAt === null || now === undefined) return '';
    const leftMs = readyAt - now;
    if (leftMs > 0) return text.readyIn(Math.ceil(leftMs / 60_000));
    return leftMs > -60_000 ? text.anyMoment : text.takingLonger;
  };
  const place = ({ ahead, isOnHold, _creationTime }: GuestOrder, now: number | undefined) => {
    if (isOnHold) return text.onHold;
    if (ahead !== null) return ahead === 0 ? text.next : text.ahead(ahead);
    if (now === undefined) return '';
    const minutes = Math.max(0, Math.round((now - _creationTime) / 60_000));
    if (minutes === 0) return text.justOrdered;
    return text.orderedAgo(minutes);
  };
  return (order, now) => {
    if (order.status === 'cancelled') return reasonOf(order);
    if (order.status === 'done') {
      if (order.collectedAt) return text.wasCollected;
      return order.calledAt ? text.waits : text.pickUp;
    }
    const parts = [place(order, now), order.isOnHold ? '' : estimate(order.readyAt, now)];
    return parts.filter(Boolean).join(' · ');
  };
}

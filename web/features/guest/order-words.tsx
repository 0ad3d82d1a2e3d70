import type { GuestOrder } from '#domain/orders.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useOrderText } from './order-texts.ts';

/** Says how far an order has come. */
export function useHeadline(): (order: GuestOrder) => string {
  const { orders } = useText();
  const text = useOrderText();
  const say = {
    new: text.waiting,
    processing: text.beingMade,
    done: text.ready,
    cancelled: text.cancelled,
  };
  return ({ status, drink }) => say[status](drink?.name ?? orders.drinkNotFound);
}

export function Subline({ order, now, more }: { order: GuestOrder; now: number; more: number }) {
  const text = useOrderText();
  const language = useLanguage();
  const minutes = Math.max(0, Math.round((now - order._creationTime) / 60_000));
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const place = () => {
    if (order.status === 'done') return text.pickUp;
    if (order.status === 'cancelled') return text.sorry;
    if (order.ahead === null) return text.orderedAgo(ago.format(-minutes, 'minute'));
    return order.ahead === 0 ? text.next : text.ahead(order.ahead);
  };
  return [place(), ...(more > 0 ? [text.more(more)] : [])].join(' · ');
}

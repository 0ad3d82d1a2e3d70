import type { GuestOrder } from '#domain/orders.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useOrderText } from './order-texts.ts';

/** The status of an order as a sentence with the name of its drink. */
export function useOrderTitle(): (order: GuestOrder) => string {
  const { orders } = useText();
  const text = useOrderText();
  const titles = {
    new: text.waiting,
    processing: text.beingMade,
    done: text.ready,
    cancelled: text.cancelled,
  };
  return ({ status, drink }) => titles[status](drink?.name ?? orders.drinkNotFound);
}

interface OrderSubtitleProps {
  order: GuestOrder;
  now: number;
  /** How many other orders are open. */
  more: number;
}

/** The place in the queue, or what to do next. */
export function OrderSubtitle({ order, now, more }: OrderSubtitleProps) {
  const text = useOrderText();
  const language = useLanguage();
  const minutes = Math.max(0, Math.round((now - order._creationTime) / 60_000));
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const progress = () => {
    if (order.status === 'done') return text.pickUp;
    if (order.status === 'cancelled') return text.sorry;
    if (order.ahead === null) return text.orderedAgo(ago.format(-minutes, 'minute'));
    return order.ahead === 0 ? text.next : text.ahead(order.ahead);
  };
  return [progress(), ...(more > 0 ? [text.more(more)] : [])].join(' · ');
}

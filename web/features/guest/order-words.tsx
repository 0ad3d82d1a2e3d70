import type { GuestOrder } from '#domain/orders.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';

/** How far an order has come, in words. */
export function headline(text: ReturnType<typeof useText>, { status, drink }: GuestOrder): string {
  const say = {
    new: text.orders.waiting,
    processing: text.orders.beingMade,
    done: text.orders.ready,
    cancelled: text.orders.cancelled,
  };
  return say[status](drink?.name ?? text.orders.drinkNotFound);
}

export function Subline({ order, now, more }: { order: GuestOrder; now: number; more: number }) {
  const text = useText();
  const language = useLanguage();
  const minutes = Math.max(0, Math.round((now - order._creationTime) / 60_000));
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const place = () => {
    if (order.status === 'done') return text.orders.pickUp;
    if (order.status === 'cancelled') return text.orders.sorry;
    if (order.ahead === null) return text.orders.orderedAgo(ago.format(-minutes, 'minute'));
    return order.ahead === 0 ? text.orders.next : text.orders.ahead(order.ahead);
  };
  return [place(), ...(more > 0 ? [text.orders.more(more)] : [])].join(' · ');
}

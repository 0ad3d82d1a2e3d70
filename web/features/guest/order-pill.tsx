import ChevronUp from 'lucide-react/icons/chevron-up';
import Martini from 'lucide-react/icons/martini';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '#domain/order-status.ts';
import type { GuestOrder } from '#domain/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { serverNow, setByServer } from '#web/rpc/server-time.ts';
import { Sheet } from '#web/ui/sheet.tsx';

/** How far an order has come, as its ring shows it. */
const progress = { new: 0.25, processing: 0.65, done: 1, cancelled: 0 };
/** What is told first. */
const urgency = { done: 3, cancelled: 2, processing: 1, new: 0 };
/** A drink that was ready so long ago has been picked up. */
const shownWhenOverMs = 10 * 60_000;

/** The state of the guest's orders, always in sight; all of tonight's behind it. */
export function OrderPill({ barId }: { barId: string }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data: orders = [] } = useQuery('orders.getGuestOrders', { barId });
  useVibrationWhenReady(orders);
  const now = useNow(orders.length > 0);
  const current = orders.filter((order) => isCurrent(order, orders, now));
  const first = mostUrgent(current);
  if (!first) return null;
  return (
    <>
      <div className="h-24" />
      <button
        type="button"
        aria-live="polite"
        className="fixed right-3 bottom-4 left-3 z-20 mx-auto flex min-h-[72px] max-w-lg items-center gap-3 rounded-lg border border-brass/45 bg-raised/95 py-2 pr-4 pl-3 text-left shadow-raised backdrop-blur"
        onClick={() => setIsOpen(true)}
      >
        <Ring status={first.status} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold leading-tight wrap-anywhere">
            {headline(text, first)}
          </span>
          <span className="block truncate text-ink-2 text-xs">
            <Subline order={first} now={now} more={current.length - 1} />
          </span>
        </span>
        <ChevronUp size={20} aria-hidden />
      </button>
      {isOpen && (
        <Sheet
          label={text.orders.yours}
          closeLabel={text.common.close}
          onClose={() => setIsOpen(false)}
        >
          <h2 className="pr-12 text-2xl">{text.orders.yours}</h2>
          <ul className="mt-4 grid gap-3">
            {orders.map((order) => (
              <li
                key={order._id}
                className="flex items-center gap-3 rounded-md border border-line bg-bg/35 p-3"
              >
                <DrinkPicture src={order.drink?.imageUrl ?? null} className="h-16 w-auto" />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">{headline(text, order)}</p>
                  <p className="text-ink-2 text-sm">
                    <Subline order={order} now={now} more={0} />
                  </p>
                  {order.notes && <p className="mt-1 text-muted text-sm">{order.notes}</p>}
                </div>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

function isCurrent(order: GuestOrder, orders: readonly GuestOrder[], now: number): boolean {
  if (order.status === 'new' || order.status === 'processing') return true;
  // Who has ordered again since knows that the bar cancelled an order.
  const isKnown =
    order.status === 'cancelled' &&
    orders.some(({ _creationTime }) => _creationTime > order.changedAt);
  return !isKnown && now - order.changedAt < shownWhenOverMs;
}

/** Ready before cancelled before being made before waiting; of equals the older one. */
function mostUrgent(orders: readonly GuestOrder[]): GuestOrder | undefined {
  return orders.toSorted(
    (a, b) => urgency[b.status] - urgency[a.status] || a._creationTime - b._creationTime,
  )[0];
}

function headline(text: ReturnType<typeof useText>, { status, drink }: GuestOrder): string {
  const say = {
    new: text.orders.waiting,
    processing: text.orders.beingMade,
    done: text.orders.ready,
    cancelled: text.orders.cancelled,
  };
  return say[status](drink?.name ?? text.orders.drinkNotFound);
}

function Subline({ order, now, more }: { order: GuestOrder; now: number; more: number }) {
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

function Ring({ status }: { status: OrderStatus }) {
  const length = 2 * Math.PI * 18;
  const value = progress[status];
  const Icon = status === 'cancelled' ? X : Martini;
  return (
    <span className="relative grid size-[46px] flex-none place-items-center text-brass">
      <svg viewBox="0 0 44 44" className="-rotate-90 absolute inset-0" aria-hidden="true">
        <circle cx="22" cy="22" r="18" fill="none" stroke="var(--line-strong)" strokeWidth="4" />
        {value > 0 && (
          <circle
            cx="22"
            cy="22"
            r="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${length * value} ${length}`}
          />
        )}
      </svg>
      <Icon size={18} aria-hidden />
    </span>
  );
}

function useVibrationWhenReady(orders: readonly GuestOrder[]) {
  const known = useRef<Map<string, string>>(undefined);
  useEffect(() => {
    const becameReady = orders.some(
      ({ _id, status }) => status === 'done' && (known.current?.get(_id) ?? 'done') !== 'done',
    );
    if (becameReady) navigator.vibrate?.([200, 100, 200]);
    known.current = new Map(orders.map(({ _id, status }) => [_id, status]));
  }, [orders]);
}

/** By the server's clock: where a phone's is ahead, what is ready would be long gone. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isNeeded) return;
    const tick = () => setNow(serverNow());
    void setByServer().then(tick);
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

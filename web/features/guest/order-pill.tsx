import ChevronUp from 'lucide-react/icons/chevron-up';
import Martini from 'lucide-react/icons/martini';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { GuestOrder, OrderStatus } from '#domain/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { useTitleNotice } from '#web/ui/page-title.ts';
import { OrderList } from './order-list.tsx';
import { OrderSubtitle, useOrderTitle } from './order-status-text.tsx';
import { useOrderText } from './order-texts.ts';
import { useOrdersTonight } from './use-orders-tonight.ts';
import { useReadyAlert } from './use-ready-alert.ts';

/** How far the ring is filled. */
const progress = { new: 0.25, processing: 0.65, done: 1, cancelled: 0 };

const position =
  'fixed inset-x-3 bottom-4 z-20 mx-auto flex items-center shadow-raised backdrop-blur';

/** The status of the guest's orders, always visible; a tap opens all of tonight's. */
export function OrderPill({ orders }: { orders: readonly GuestOrder[] }) {
  const text = useOrderText();
  const titleOf = useOrderTitle();
  const [isOpen, setIsOpen] = useState(false);
  const tonight = useOrdersTonight(orders);
  const { current, now } = tonight;
  const [first] = tonight.orders;
  useReadyAlert(orders);
  useTitleNotice(first && current > 0 && first.status === 'done' ? titleOf(first) : '');
  if (!first) return null;
  const open = () => setIsOpen(true);
  return (
    <>
      <div className="h-24" />
      {current > 0 ? (
        <button
          type="button"
          aria-live="polite"
          className={`${position} min-h-[72px] max-w-lg gap-3 rounded-lg border py-2 pr-4 pl-3 text-left ${first.status === 'done' ? 'border-ok bg-ok-soft' : 'border-brass/45 bg-raised/95'}`}
          onClick={open}
        >
          <StatusIcon order={first} />
          <span className="min-w-0 flex-1">
            <span
              className={`line-clamp-2 font-semibold leading-tight wrap-anywhere ${first.status === 'done' ? 'text-lg text-ok' : ''}`}
            >
              {titleOf(first)}
            </span>
            <span className="block truncate text-ink-2 text-xs">
              <OrderSubtitle order={first} now={now} more={current - 1} />
            </span>
          </span>
          <ChevronUp size={20} aria-hidden />
        </button>
      ) : (
        <button
          type="button"
          className={`${position} min-h-[44px] w-fit gap-2 rounded-full border border-line-strong bg-raised/95 px-4 font-semibold text-sm`}
          onClick={open}
        >
          {text.yours}
          <ChevronUp size={18} aria-hidden />
        </button>
      )}
      {isOpen && <OrderList {...{ tonight }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The ring of progress; for a ready order, its drink. */
function StatusIcon({ order: { status, drink } }: { order: GuestOrder }) {
  if (status !== 'done') return <Ring status={status} />;
  return <DrinkPicture src={drink?.imageUrl ?? null} eager className="h-14 w-auto flex-none" />;
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

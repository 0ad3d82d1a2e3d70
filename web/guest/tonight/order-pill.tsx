import ChevronUp from 'lucide-react/icons/chevron-up';
import Martini from 'lucide-react/icons/martini';
import X from 'lucide-react/icons/x';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { GuestOrder, OrderStatus } from '#domain/orders/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useAlternatives } from './alternatives.tsx';
import styles from './guest-orders.module.css';
import { OrderList } from './order-list.tsx';
import { useOrderedName, useOrderProgress, useOrderTitle } from './order-status-text.ts';
import { ReadyJoy } from './ready-joy.tsx';
import { useOrderText } from './texts.ts';
import { useCollect } from './use-collect.ts';
import type { OrdersTonight } from './use-orders-tonight.ts';

/** The filled share of the ring. */
const progress = { new: 0.25, processing: 0.65, done: 1, cancelled: 0 };

interface OrderPillProps {
  bar: GuestBar;
  guestName: string;
  tonight: OrdersTonight;
}

/** The status of the guest's orders, always visible. A tap opens all of tonight's orders. */
export function OrderPill({ bar, guestName, tonight }: OrderPillProps) {
  const text = useOrderText();
  const [isOpen, setIsOpen] = useState(false);
  const { collect, isCollecting } = useCollect(bar._id);
  const { title, subtitle } = usePillText(bar, tonight);
  const { current, ready } = tonight;
  const [first] = tonight.orders;
  if (!first) return null;
  // The tapped button responds first.
  const show = (isShown: boolean) => startTransition(() => setIsOpen(isShown));
  const open = () => show(true);
  const isReady = current > 0 && ready.length > 0;
  return (
    <>
      {current > 0 ? (
        <Pill
          key="current"
          className={`w-full rounded-lg ${isReady ? 'border-ok bg-ok-soft' : 'border-brass/45 bg-raised/95'}`}
        >
          <button
            type="button"
            aria-live="polite"
            className="flex min-h-[72px] min-w-0 flex-1 items-center gap-3 rounded-lg py-2 pr-4 pl-3 text-left"
            onClick={open}
          >
            <StatusIcon order={first} />
            <span className="min-w-0 flex-1">
              <span
                className={`font-semibold leading-tight wrap-anywhere ${isReady ? 'line-clamp-3 text-lg text-ok' : 'line-clamp-2'}`}
              >
                {title}
              </span>
              <span className="line-clamp-2 text-ink-2 text-xs">{subtitle}</span>
            </span>
            {!isReady && <ChevronUp size={20} aria-hidden />}
          </button>
          <ReadyJoy ready={ready} />
          {isReady && (
            <Button
              look="secondary"
              className="mr-3 flex-none"
              inactive={isCollecting}
              onClick={() => collect(ready.map(({ _id }) => _id))}
            >
              {text.gotIt}
            </Button>
          )}
        </Pill>
      ) : (
        <Pill key="past" className="rounded-full border-line-strong bg-raised/95">
          <button
            type="button"
            className="flex min-h-[44px] items-center gap-2 rounded-full px-4 font-semibold text-sm"
            onClick={open}
          >
            {text.yours}
            <ChevronUp size={18} aria-hidden />
          </button>
        </Pill>
      )}
      {isOpen && (
        <OrderList {...{ bar, guestName, tonight }} barId={bar._id} onLeave={() => show(false)} />
      )}
    </>
  );
}

/** When an order ends, the next one follows, so the focus must stay. */
function Pill({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(ref);
  return (
    <div
      ref={ref}
      className={`pointer-events-auto relative flex items-center border shadow-raised backdrop-blur ${className}`}
    >
      {children}
    </div>
  );
}

/** The most urgent order in words, and the number of others. */
function usePillText(bar: GuestBar, { orders, current, ready, now }: OrdersTonight) {
  const text = useOrderText();
  const titleOf = useOrderTitle();
  const nameOf = useOrderedName();
  const progressOf = useOrderProgress();
  const [first] = orders;
  const [alternative] = useAlternatives(bar, current > 0 ? first : undefined);
  if (!first) return { title: '', subtitle: '' };
  const others = (count: number) => (count > 0 ? [text.more(count)] : []);
  if (ready.length > 1 && first.calledAt === null) {
    const names = ready.map(nameOf).join(', ');
    return {
      title: text.readyMany(ready.length),
      subtitle: [names, ...others(current - ready.length)].join(' · '),
    };
  }
  // Separate sentences, unlike the parts of a status.
  const said = [progressOf(first, now), ...(alternative ? [text.tryThis(alternative.name)] : [])];
  const parts = [said.join(' '), ...others(current - 1)];
  return { title: titleOf(first), subtitle: parts.filter(Boolean).join(' · ') };
}

/** The ring of progress. A ready order shows its drink instead. */
function StatusIcon({ order: { status, drink } }: { order: GuestOrder }) {
  if (status !== 'done') return <Ring status={status} />;
  return <DrinkPicture src={drink?.imageUrl ?? null} eager className={styles.readyDrink ?? ''} />;
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

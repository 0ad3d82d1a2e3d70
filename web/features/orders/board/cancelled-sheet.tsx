import Ban from 'lucide-react/icons/ban';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { CancelledOrder } from '#domain/orders/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { useFormats } from '#web/components/formats.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import styles from './board.module.css';

/** Opens the cancelled orders of tonight. */
export function CancelledTonight({ barId }: { barId: string }) {
  const text = useOrdersText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.columnTools}>
      <button
        type="button"
        aria-label={text.cancelledTonight}
        title={text.cancelledTonight}
        onClick={() => setIsOpen(true)}
      >
        <Ban aria-hidden size={16} />
        <span className={styles.label}>{text.cancelledTonight}</span>
      </button>
      {isOpen && <CancelledSheet barId={barId} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function CancelledSheet({ barId, onClose }: { barId: string; onClose: () => void }) {
  const text = useOrdersText();
  const shared = useText();
  const { data, status, error } = useQuery('orders.getCancelledOrders', { barId });
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  // The sheet opens before the orders have loaded.
  useEffect(() => {
    if (isThere) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <Sheet label={text.cancelledTonight} closeLabel={shared.common.close} onClose={onClose}>
      <h2 className="mb-3 pr-12 text-2xl">{text.cancelledTonight}</h2>
      {status === 'error' && <p role="alert">{errorText(shared, error)}</p>}
      {!data && status !== 'error' && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="py-3 text-ink-2">{text.noneCancelled}</p>}
      <ul ref={list} tabIndex={-1} className="outline-none">
        {data &&
          together(data).map(({ batch, orders: [order, ...others] }) =>
            batch && others.length > 0 ? (
              <CancelledTogether
                key={batch}
                barId={barId}
                batch={batch}
                orders={[order, ...others]}
              />
            ) : (
              <Cancelled key={order._id} barId={barId} order={order} />
            ),
          )}
      </ul>
    </Sheet>
  );
}

interface Together {
  batch: string | null;
  orders: readonly [CancelledOrder, ...CancelledOrder[]];
}

/** Groups orders that were cancelled with one press. The latest come first. */
function together(orders: readonly CancelledOrder[]): Together[] {
  const groups = Map.groupBy(orders, ({ _id, batch }) => batch ?? _id);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? { batch: first.batch, orders: [first, ...others] as const } : [],
  );
}

interface CancelledTogetherProps {
  barId: string;
  batch: string;
  orders: readonly CancelledOrder[];
}

function CancelledTogether({ barId, batch, orders }: CancelledTogetherProps) {
  const text = useOrdersText();
  const shared = useText();
  const { time } = useFormats();
  const [bringBackOrders, isBusy] = useMutation('orders.bringBackOrders');
  const bringBack = async () => {
    try {
      const count = await bringBackOrders({ barId, batch });
      toasts.success(text.broughtBack(text.drinks(count)));
    } catch (problem) {
      toasts.error(text.updateFailed(errorText(shared, problem)));
    }
  };
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  return (
    <li ref={row} className="border-line border-t">
      <div className="flex items-center gap-3 py-2">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-semibold">{text.cancelled(orders.length)}</p>
          <p className="text-ink-2 text-sm">
            {[time(orders[0]?.changedAt ?? 0), text.cancelledTogether].join(' · ')}
          </p>
        </div>
        <Button
          look="secondary"
          className="flex-none text-sm"
          inactive={isBusy}
          onClick={bringBack}
        >
          {text.bringBackAll}
        </Button>
      </div>
      <details className="group">
        <summary className="flex min-h-[44px] cursor-pointer items-center gap-2 text-ink-2 text-sm">
          <ChevronDown
            aria-hidden
            size={16}
            className="transition-transform group-open:rotate-180"
          />
          {text.oneByOne}
        </summary>
        <ul className="pl-3">
          {orders.map((order) => (
            <Cancelled key={order._id} barId={barId} order={order} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Cancelled({ barId, order }: { barId: string; order: CancelledOrder }) {
  const text = useOrdersText();
  const shared = useText();
  const { time } = useFormats();
  const [undoMoves, isBusy] = useMutation('orders.undoMoves');
  const { _id, drink, guestName, table, changedAt, cancellation, cancelledBy } = order;
  const name = drink?.name ?? shared.orders.drinkNotFound;
  const bringBack = async () => {
    try {
      await undoMoves({ barId, orderIds: [_id], status: 'cancelled' });
      toasts.success(text.broughtBack(text.drinkFor(name, guestName)));
    } catch (problem) {
      toasts.error(text.updateFailed(errorText(shared, problem)));
    }
  };
  const row = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(row);
  const isByGuest = cancellation?.by === 'guest';
  const why = cancellation?.reason && text.declinedBecause(cancellation);
  return (
    <li ref={row} className="flex items-center gap-3 border-line border-t py-2">
      <DrinkPicture src={drink?.imageUrl ?? null} className="h-12 w-auto flex-none" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">
          {name} <span className="font-normal text-ink-2">{text.by(guestName)}</span>
        </p>
        <p className="text-ink-2 text-sm">
          {[
            time(changedAt),
            table && text.table(table),
            isByGuest
              ? text.takenBack
              : cancelledBy
                ? text.declinedBy(cancelledBy)
                : text.declinedByBar,
            why,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isByGuest && (
        <Button
          look="secondary"
          className="flex-none text-sm"
          aria-label={text.bringBackOf(name, guestName)}
          inactive={isBusy}
          onClick={bringBack}
        >
          {text.bringBack}
        </Button>
      )}
    </li>
  );
}

import { type CSSProperties, memo } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alternatives } from './alternatives.tsx';
import { OrderAgain } from './order-again.tsx';
import { useOrderedName, useOrderProgress, useOrderTitle } from './order-status-text.ts';
import { OrderSteps } from './order-steps.tsx';
import { TakeBack } from './take-back.tsx';
import { useOrderText } from './texts.ts';
import { useCollect } from './use-collect.ts';
import { isDeclined, isWaiting } from './use-orders-tonight.ts';

/** The context of order cards: the bar and the viewer. */
export interface OrdersContext {
  barId: string;
  /** Undefined if its code no longer works. */
  bar: GuestBar | undefined;
  guestName: string;
  now: number | undefined;
  /** Closes the list, if it is a sheet. */
  onLeave: () => void;
}

interface OrderCardProps extends OrdersContext {
  order: GuestOrder;
  /** Hides the number, because the round shows it. */
  isInRound?: boolean;
}

/** One order of tonight with its status and actions. A ready order is large. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, isInRound = false, ...context } = props;
  const text = useOrderText();
  const titleOf = useOrderTitle();
  const progressOf = useOrderProgress();
  const { collect, isCollecting } = useCollect(context.barId);
  const { drink, status, notes } = order;
  const isReady = isWaiting(order);
  const isOver = status === 'cancelled' || order.collectedAt !== null;
  const look = isReady
    ? 'border-ok bg-ok-soft'
    : isDeclined(order)
      ? 'border-warn/50 bg-warn/10'
      : 'border-line bg-bg/35';
  return (
    <li
      className={`rounded-md border p-3 ${look}`}
      style={{ '--hue': drink?.hue } as CSSProperties}
    >
      <div className="flex items-start gap-3">
        <DrinkPicture
          src={drink?.imageUrl ?? null}
          className={`w-auto flex-none ${isReady ? 'h-28' : 'h-16'} ${status === 'cancelled' ? 'opacity-60 grayscale' : ''}`}
        />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p
            className={`font-semibold leading-tight ${isReady ? 'text-ok text-xl' : isOver ? 'text-ink-2' : ''}`}
          >
            {titleOf(order)}
          </p>
          <p className="mt-0.5 text-ink-2 text-sm leading-snug">
            {order.number && !isInRound && <b>{`${text.number(order.number)} · `}</b>}
            {progressOf(order, context.now)}
          </p>
          {notes && (
            <p className="mt-1 text-muted text-sm leading-snug">
              <span className="sr-only">{text.note} </span>
              {notes}
            </p>
          )}
          {isReady && (
            <Button
              className="mt-3 w-full !min-h-[48px]"
              inactive={isCollecting}
              onClick={() => collect([order._id])}
            >
              {text.gotIt}
            </Button>
          )}
        </div>
      </div>
      {!isOver && <OrderSteps status={status} />}
      <CardActions order={order} {...context} />
    </li>
  );
});

function CardActions({ order, barId, bar, guestName, onLeave }: OrderCardProps) {
  const text = useOrderText();
  const name = useOrderedName()(order);
  if (order.status === 'new') {
    return (
      <div className="-mb-2 mt-1 flex justify-end">
        <TakeBack
          barId={barId}
          orderIds={[order._id]}
          label={text.takeBack}
          name={text.takeBackOf(name)}
          question={text.takeBackQuestion}
        />
      </div>
    );
  }
  if (!bar || !guestName) return null;
  const guest = { bar, guestName, order };
  return (
    <>
      {isDeclined(order) && <Alternatives {...guest} onLeave={onLeave} />}
      {bar.isOpen && !isDeclined(order) && (
        <div className="-mb-2 mt-1 flex justify-end">
          <OrderAgain {...guest} />
        </div>
      )}
    </>
  );
}

import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { useAvailability } from '#web/guest/drink/use-availability.ts';
import { linesOf } from '#web/guest/order/group-orders.ts';
import { useResting } from '#web/guest/order/use-resting.ts';
import { Button } from '#web/ui/button.tsx';
import { useOrderedName } from './order-status-text.ts';
import { useOrderText } from './texts.ts';
import { useOrderAgain } from './use-order-again.ts';

interface OrderAgainProps {
  bar: GuestBar;
  guestName: string;
  order: GuestOrder;
}

/** Orders the same drink once more, or says why that is not possible. */
export function OrderAgain({ bar, guestName, order }: OrderAgainProps) {
  const text = useOrderText();
  const nameOf = useOrderedName();
  const resting = useResting(bar);
  const availability = useAvailability(bar._id, order.drinkId);
  const { orderAgain, state } = useOrderAgain(
    { barId: bar._id, guestName },
    linesOf([order]),
    nameOf(order),
  );
  const reason =
    availability === 'gone'
      ? text.goneNow
      : availability === 'soldOut'
        ? text.soldOutNow
        : availability === 'leftOut'
          ? text.leftOutNow
          : resting?.reason;
  if (reason) return <p className="flex min-h-[44px] items-center text-muted text-sm">{reason}</p>;
  const isDone = state === 'ordered';
  return (
    <Button
      look="quiet"
      className="-mr-2 text-sm"
      aria-label={isDone ? undefined : text.againOf(nameOf(order))}
      inactive={state !== 'idle' || availability !== 'offered'}
      onClick={orderAgain}
    >
      {isDone ? <Check size={16} /> : <RotateCcw size={16} />}
      {isDone ? text.ordered : text.again}
    </Button>
  );
}

import { GroupedOrders } from './grouped-orders.tsx';
import type { OrdersContext } from './order-card.tsx';
import { AlertChoices } from './order-list.tsx';
import { useOrderText } from './texts.ts';
import { isWaiting, type OrdersTonight } from './use-orders-tonight.ts';

interface RunningOrdersProps extends Omit<OrdersContext, 'onLeave' | 'now'> {
  tonight: OrdersTonight;
}

const stay = () => {};

/** Orders that a closed bar still makes or hands out, until they are fetched. */
export function RunningOrders({ tonight, ...context }: RunningOrdersProps) {
  const text = useOrderText();
  const { orders, current, now } = tonight;
  const running = orders.filter((order, index) => index < current || isWaiting(order));
  if (running.length === 0) return null;
  return (
    <section aria-label={text.running} className="mt-4 grid gap-3 text-left">
      <h2 className="text-center text-xl">{text.running}</h2>
      <GroupedOrders orders={running} now={now} onLeave={stay} {...context} />
      <AlertChoices />
    </section>
  );
}

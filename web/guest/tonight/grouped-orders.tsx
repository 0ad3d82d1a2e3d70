import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { useTableText } from '#web/components/use-table-text.ts';
import { groupByRound, linesOf } from '#web/guest/order/group-orders.ts';
import { useResting } from '#web/guest/order/use-resting.ts';
import { Button } from '#web/ui/button.tsx';
import { OrderCard, type OrdersContext } from './order-card.tsx';
import { TakeBack } from './take-back.tsx';
import { useOrderText } from './texts.ts';
import { useOrderAgain } from './use-order-again.ts';

interface GroupedOrdersProps extends OrdersContext {
  orders: readonly GuestOrder[];
}

/** Orders as cards. Orders of a round share a heading. */
export function GroupedOrders({ orders, ...context }: GroupedOrdersProps) {
  return (
    <ul className="grid gap-3">
      {groupByRound(orders).map(({ id, orders: [first, ...others] }) =>
        first && others.length === 0 ? (
          <OrderCard key={first._id} order={first} {...context} />
        ) : (
          first && <RoundCard key={id} orders={[first, ...others]} {...context} />
        ),
      )}
    </ul>
  );
}

function RoundCard({ orders, ...context }: GroupedOrdersProps) {
  const text = useOrderText();
  const tableText = useTableText();
  const resting = useResting(context.bar);
  const { barId, guestName } = context;
  const title = text.roundOf(orders.length);
  const [{ table, number } = { table: null, number: null }] = orders;
  const open = orders.filter(({ status }) => status === 'new').map(({ _id }) => _id);
  const isOver = orders.every(({ status }) => status === 'done' || status === 'cancelled');
  return (
    <li className="grid gap-2.5 rounded-lg border border-line-strong p-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2 pl-1.5">
        <p className="font-display font-semibold text-lg">
          {title}
          {number && <NextTo>{text.number(number)}</NextTo>}
          {table && <NextTo>{tableText(table)}</NextTo>}
        </p>
        {open.length > 1 && (
          <TakeBack
            barId={barId}
            orderIds={open}
            label={text.takeBackRound}
            question={text.takeBackRoundQuestion(open.length)}
          />
        )}
        {isOver && !resting && guestName && <AnotherRound {...{ barId, guestName, orders }} />}
      </div>
      <ul aria-label={title} className="grid gap-2">
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} isInRound {...context} />
        ))}
      </ul>
    </li>
  );
}

function NextTo({ children }: { children: ReactNode }) {
  return <span className="ml-2 font-normal font-sans text-muted text-sm">{children}</span>;
}

interface AnotherRoundProps {
  barId: string;
  guestName: string;
  orders: readonly GuestOrder[];
}

/** Orders all drinks of a round once more. */
function AnotherRound({ barId, guestName, orders }: AnotherRoundProps) {
  const text = useOrderText();
  const lines = linesOf(orders.filter(({ status }) => status !== 'cancelled'));
  const { orderAgain, state } = useOrderAgain(
    { barId, guestName },
    lines,
    text.roundOf(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  );
  if (lines.length === 0) return null;
  const isDone = state === 'ordered';
  return (
    <Button look="secondary" className="text-sm" inactive={state !== 'idle'} onClick={orderAgain}>
      {isDone ? <Check size={16} /> : <RotateCcw size={16} />}
      {isDone ? text.ordered : text.anotherRound}
    </Button>
  );
}

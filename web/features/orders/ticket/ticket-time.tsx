import Check from 'lucide-react/icons/check';
import type { Order } from '#domain/orders/orders.ts';
import { clockTime, columnOf } from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { Stopwatch } from './stopwatch.tsx';
import styles from './ticket-card.module.css';

interface TicketTimeProps {
  order: Order;
  /** The server has not confirmed the last change, so its time is not known yet. */
  isPending: boolean;
  lateAfterMinutes: number;
}

/** How long the guest has been waiting, or had to wait. */
export function TicketTime({ order, isPending, lateAfterMinutes }: TicketTimeProps) {
  const { status, changedAt, _creationTime } = order;
  const text = useOrdersText();
  if (columnOf(order) !== 'done')
    return <Stopwatch since={_creationTime} lateAfterMinutes={lateAfterMinutes} />;
  // Failed and pending orders have no making time.
  if (isPending || status !== 'done') return null;
  return (
    <span className={styles.madeIn}>
      <Check aria-hidden size={15} />
      {text.madeIn(clockTime(changedAt - _creationTime))}
    </span>
  );
}

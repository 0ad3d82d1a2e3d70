import Check from 'lucide-react/icons/check';
import type { Order } from '#domain/orders.ts';
import { clockTime } from './board.ts';
import { Stopwatch } from './stopwatch.tsx';
import { useOrdersText } from './texts.ts';
import styles from './ticket-card.module.css';

interface TicketTimeProps {
  order: Order;
  lateAfterMinutes: number;
}

/** How long the guest has been waiting, or had to wait. */
export function TicketTime({ order, lateAfterMinutes }: TicketTimeProps) {
  const { status, changedAt, _creationTime } = order;
  const text = useOrdersText();
  if (status !== 'done')
    return <Stopwatch since={_creationTime} lateAfterMinutes={lateAfterMinutes} />;
  return (
    <span className={styles.madeIn}>
      <Check aria-hidden size={15} />
      {text.madeIn(clockTime(changedAt - _creationTime))}
    </span>
  );
}

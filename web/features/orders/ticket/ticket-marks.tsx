import BellRing from 'lucide-react/icons/bell-ring';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import type { ReactNode } from 'react';
import { clockTime } from '#web/features/orders/queue/board.ts';
import { isMoved, type Ticket } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useClock } from './clock.ts';
import styles from './ticket-card.module.css';

interface TicketMarksProps {
  ticket: Ticket;
  /** The recipient, if not the guest who ordered. */
  forName: string | null;
}

/** Small facts about a ticket: its table, who it is for, where its other drinks are. */
export function TicketMarks({ ticket, forName }: TicketMarksProps) {
  const text = useOrdersText();
  const { orders, total, elsewhere } = ticket;
  const [{ table }] = orders;
  const collected = orders.filter(({ collectedAt }) => collectedAt).length;
  const calledAt = Math.max(...orders.map((order) => order.calledAt ?? 0));
  const here = orders.length + elsewhere;
  const marks: ReactNode[] = [
    table && <b key="table">{text.table(table)}</b>,
    forName && <span key="for">{text.forName(forName)}</span>,
    here < total && <span key="part">{text.partOf(here, total)}</span>,
    elsewhere > 0 && <span key="elsewhere">{text.elsewhere(elsewhere)}</span>,
    orders.some(isMoved) && (
      <span key="moved" data-quiet title={text.wasMoved}>
        <ChevronsUp aria-hidden size={15} />
        <span className="sr-only">{text.wasMoved}</span>
      </span>
    ),
    collected > 0 && (
      <span key="collected" data-quiet>
        {collected < orders.length
          ? text.partCollected(collected, orders.length)
          : text.isCollected}
      </span>
    ),
    calledAt > 0 && collected < orders.length && <Called key="called" at={calledAt} />,
  ];
  return marks.some(Boolean) ? <p className={styles.marks}>{marks}</p> : null;
}

function Called({ at }: { at: number }) {
  const text = useOrdersText();
  return (
    <span data-quiet>
      <BellRing aria-hidden size={13} />
      {text.called(clockTime(useClock() - at))}
    </span>
  );
}

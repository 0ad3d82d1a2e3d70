import type { ReactNode } from 'react';
import type { BoardStatus } from '#domain/orders.ts';
import styles from './board.module.css';
import { GroupHead } from './group-head.tsx';
import { useOrdersText } from './texts.ts';
import { type CardActions, TicketCard } from './ticket-card.tsx';
import { type Arrangement, grouped, linesOf, type Ticket, type TicketGroup } from './tickets.ts';
import { useTicketOrder } from './use-ticket-order.ts';

/** Props that the cards of all columns share. */
export interface CardProps {
  selectedId: string | undefined;
  /** Whether the server has not answered the last change of an order yet. */
  isPending: (orderId: string) => boolean;
  lateAfterMinutes: number;
  actions: CardActions;
}

export interface ColumnHandlers {
  onMoveAll: (group: TicketGroup, to: BoardStatus) => void;
  /** Puts a ticket before another one of the column, or to its end. */
  onPlace: (ticket: Ticket, next: Ticket | undefined) => void;
}

interface ColumnProps extends ColumnHandlers {
  status: BoardStatus;
  count: number;
  tickets: readonly Ticket[];
  arrangement: Arrangement;
  hint: string;
  cards: CardProps;
  /** Actions on all of its orders. */
  tools?: ReactNode;
  children?: ReactNode;
}

export function Column(props: ColumnProps) {
  const { status, count, tickets, hint, cards, tools, children, onMoveAll, onPlace } = props;
  const text = useOrdersText();
  const arrangement = status === 'done' ? 'age' : props.arrangement;
  const active = tickets.filter(({ isOnHold }) => !isOnHold);
  const held = tickets.filter(({ isOnHold }) => isOnHold);
  const isSortable = status === 'new' && arrangement === 'age' && active.length > 1;
  return (
    <section
      tabIndex={-1}
      className={styles.column}
      data-status={status}
      data-arrangement={arrangement}
      data-empty={tickets.length === 0 || undefined}
      aria-labelledby={`column-${status}`}
    >
      <header>
        <span aria-hidden className={styles.dot} />
        <h2 id={`column-${status}`}>{text.columns[status]}</h2>
        <span className={styles.count}>{count}</span>
        <span className={styles.hint}>{hint}</span>
      </header>
      {tools}
      <div className={styles.cards}>
        {tickets.length === 0 && <p className={styles.nothing}>{text.nothing[status]}</p>}
        {isSortable ? (
          <SortableTickets tickets={active} onPlace={onPlace} {...cards} />
        ) : (
          grouped(active, arrangement).map((group) => (
            <div key={group.key} data-single={group.tickets.length === 1 || undefined}>
              {arrangement !== 'age' && status !== 'done' && (
                <GroupHead group={group} status={status} onMoveAll={onMoveAll} />
              )}
              <Tickets tickets={group.tickets} {...cards} />
            </div>
          ))
        )}
        {held.length > 0 && (
          <section aria-label={text.onHold}>
            <div className={styles.groupHead}>
              <p>
                {text.onHold} <b>{held.length}</b>
              </p>
            </div>
            <Tickets tickets={held} {...cards} />
          </section>
        )}
        {children}
      </div>
    </section>
  );
}

interface TicketsProps extends CardProps {
  tickets: readonly Ticket[];
}

function Tickets({ tickets, ...cards }: TicketsProps) {
  return (
    <ol className={styles.group}>
      {tickets.map((ticket) => (
        <li key={ticket.id} data-tall={tallOf(ticket)}>
          <Card ticket={ticket} {...cards} />
        </li>
      ))}
    </ol>
  );
}

/** How many single drinks the card of a ticket is as tall as. */
function tallOf(ticket: Ticket): number {
  return Math.min(3, 1 + Math.floor(linesOf(ticket).length / 3));
}

function SortableTickets({
  tickets,
  onPlace,
  ...cards
}: TicketsProps & Pick<ColumnHandlers, 'onPlace'>) {
  const { sorted, draggedId, listeners } = useTicketOrder(tickets, onPlace);
  return (
    <ol className={styles.group} {...listeners}>
      {sorted.map((ticket) => (
        <li
          key={ticket.id}
          data-tall={tallOf(ticket)}
          data-dragged={ticket.id === draggedId || undefined}
        >
          <Card ticket={ticket} canDrag {...cards} />
        </li>
      ))}
    </ol>
  );
}

function Card({
  ticket,
  canDrag = false,
  selectedId,
  isPending,
  ...rest
}: CardProps & { ticket: Ticket; canDrag?: boolean }) {
  return (
    <TicketCard
      ticket={ticket}
      selected={ticket.id === selectedId}
      pending={ticket.orders.some(({ _id }) => isPending(_id))}
      canDrag={canDrag}
      {...rest}
    />
  );
}

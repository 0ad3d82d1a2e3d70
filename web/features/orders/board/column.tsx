import { type ReactNode, useRef } from 'react';
import type { BoardStatus } from '#domain/orders/orders.ts';
import {
  type Arrangement,
  grouped,
  type Ticket,
  type TicketGroup,
} from '#web/features/orders/queue/tickets.ts';
import { usePages } from '#web/features/orders/queue/use-pages.ts';
import { useTicketOrder } from '#web/features/orders/queue/use-ticket-order.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { type CardActions, TicketCard } from '#web/features/orders/ticket/ticket-card.tsx';
import styles from './board.module.css';
import { GroupHead } from './group-head.tsx';
import { usePackedRows } from './use-packed-rows.ts';

/** From this many tickets on, cards have their minimum width. */
const denseMinCards = 9;

/** Props that the cards of all columns share. */
export interface CardProps {
  selectedId: string | undefined;
  /** Whether the last change of an order is still waiting for the server. */
  isPending: (orderId: string) => boolean;
  lateAfterMinutes: number;
  actions: CardActions;
}

export interface ColumnHandlers {
  onMoveAll: (group: TicketGroup, to: BoardStatus) => void;
  /** Puts a ticket before another one of the column, or at its end. */
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
  const groups = useRef<HTMLDivElement>(null);
  const heldTickets = useRef<HTMLElement>(null);
  usePackedRows(groups);
  const isSortable = status === 'new' && arrangement === 'age' && active.length > 1;
  return (
    <section
      tabIndex={-1}
      className={styles.column}
      data-status={status}
      data-arrangement={arrangement}
      data-empty={tickets.length === 0 || undefined}
      data-dense={tickets.length >= denseMinCards || undefined}
      aria-labelledby={`column-${status}`}
    >
      <header>
        <span aria-hidden className={styles.dot} />
        <h2 id={`column-${status}`}>{text.columns[status]}</h2>
        <span className={styles.count}>{count}</span>
        {held.length > 0 && (
          <button
            type="button"
            className={styles.heldCount}
            onClick={() => heldTickets.current?.scrollIntoView({ block: 'start' })}
          >
            {text.heldCount(held.length)}
          </button>
        )}
        <span className={styles.hint}>{hint}</span>
      </header>
      {tools}
      <div className={styles.cards}>
        {tickets.length === 0 && <p className={styles.nothing}>{text.nothing[status]}</p>}
        {isSortable ? (
          <SortableTickets tickets={active} onPlace={onPlace} {...cards} />
        ) : arrangement === 'age' ? (
          <QueuedTickets tickets={active} {...cards} />
        ) : (
          <div ref={groups} className={styles.group}>
            {grouped(active, arrangement).map((group) => (
              <div key={group.key} data-several={group.tickets.length > 1 || undefined}>
                <div>
                  {status !== 'done' && (
                    <GroupHead group={group} status={status} onMoveAll={onMoveAll} />
                  )}
                  <QueuedTickets tickets={group.tickets} {...cards} />
                </div>
              </div>
            ))}
          </div>
        )}
        {held.length > 0 && (
          <section ref={heldTickets} aria-label={text.onHold}>
            <div className={styles.groupHead}>
              <p>
                {text.onHold} <b>{held.length}</b>
              </p>
            </div>
            <QueuedTickets tickets={held} {...cards} />
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

function QueuedTickets({ tickets, ...cards }: TicketsProps) {
  const list = useRef<HTMLOListElement>(null);
  usePages(list);
  return (
    <ol ref={list} className={styles.group}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Card ticket={ticket} {...cards} />
        </li>
      ))}
    </ol>
  );
}

function SortableTickets({
  tickets,
  onPlace,
  ...cards
}: TicketsProps & Pick<ColumnHandlers, 'onPlace'>) {
  const { sorted, draggedId, listeners } = useTicketOrder(tickets, onPlace);
  const list = useRef<HTMLOListElement>(null);
  usePages(list);
  return (
    <ol ref={list} className={styles.group} {...listeners}>
      {sorted.map((ticket) => (
        <li key={ticket.id} data-dragged={ticket.id === draggedId || undefined}>
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

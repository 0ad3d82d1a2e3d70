import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react';
import type { BoardStatus } from '#domain/orders/orders.ts';
import {
  type Arrangement,
  grouped,
  type Ticket,
  type TicketGroup,
} from '#web/features/orders/queue/tickets.ts';
import { useGrowingList } from '#web/features/orders/queue/use-growing-list.ts';
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
  const { active, held, groups } = useMemo(() => {
    const active = tickets.filter(({ isOnHold }) => !isOnHold);
    const held = tickets.filter(({ isOnHold }) => isOnHold);
    return { active, held, groups: grouped(active, arrangement) };
  }, [tickets, arrangement]);
  const groupList = useRef<HTMLDivElement>(null);
  const heldTickets = useRef<HTMLElement>(null);
  usePackedRows(groupList);
  const isSortable = status === 'new' && arrangement === 'age' && active.length > 1;
  return (
    <section
      tabIndex={-1}
      className={styles.column}
      data-status={status}
      data-arrangement={arrangement}
      data-empty={tickets.length === 0 || undefined}
      data-tools={tools ? '' : undefined}
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
          <div ref={groupList} className={styles.group}>
            {groups.map((group) => (
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

/** Memoized: only lists with a change render again. */
const QueuedTickets = memo(function QueuedTickets({ tickets, ...cards }: TicketsProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = useGrowingList(list, tickets.length);
  const shown = useMemo(() => tickets.slice(0, count), [tickets, count]);
  usePages(list, shown);
  return (
    <ol ref={list} className={styles.list}>
      {shown.map((ticket) => (
        <Item key={ticket.id} ticket={ticket} {...cards} />
      ))}
    </ol>
  );
}, isSameList);

type SortableProps = TicketsProps & Pick<ColumnHandlers, 'onPlace'>;

const SortableTickets = memo(
  function SortableTickets({ tickets, onPlace, ...cards }: SortableProps) {
    const { sorted, draggedId, listeners } = useTicketOrder(tickets, onPlace);
    const list = useRef<HTMLOListElement>(null);
    const count = useGrowingList(list, tickets.length);
    const shown = useMemo(() => sorted.slice(0, count), [sorted, count]);
    usePages(list, shown);
    return (
      <ol ref={list} className={styles.list} {...listeners}>
        {shown.map((ticket) => (
          <Item
            key={ticket.id}
            ticket={ticket}
            canDrag
            isDragged={ticket.id === draggedId}
            {...cards}
          />
        ))}
      </ol>
    );
  },
  (before, after) => before.onPlace === after.onPlace && isSameList(before, after),
);

function isSameList(before: TicketsProps, after: TicketsProps): boolean {
  const chosen = ({ tickets, selectedId }: TicketsProps) =>
    tickets.find(({ id }) => id === selectedId);
  return (
    before.tickets === after.tickets &&
    before.lateAfterMinutes === after.lateAfterMinutes &&
    before.actions === after.actions &&
    chosen(before) === chosen(after)
  );
}

interface ItemProps extends CardProps {
  ticket: Ticket;
  canDrag?: boolean;
  isDragged?: boolean;
}

function Item({ ticket, canDrag = false, isDragged = false, selectedId, ...rest }: ItemProps) {
  return (
    <li
      data-dragged={isDragged || undefined}
      style={{ '--lines': ticket.orders.length } as CSSProperties}
    >
      <TicketCard ticket={ticket} selected={ticket.id === selectedId} canDrag={canDrag} {...rest} />
    </li>
  );
}

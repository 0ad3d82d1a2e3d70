import GripVertical from 'lucide-react/icons/grip-vertical';
import { type CSSProperties, memo, useRef } from 'react';
import { initialsOf } from '#domain/auth/initials.ts';
import type { BoardStatus, Order } from '#domain/orders/orders.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import {
  isSameTicket,
  linesOf,
  numberOf,
  type Ticket,
  type TicketLine,
} from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { LeftOutMark } from './order-note.tsx';
import { OrderWarnings } from './order-warnings.tsx';
import { TicketActions } from './ticket-actions.tsx';
import styles from './ticket-card.module.css';
import { TicketLines } from './ticket-lines.tsx';
import { TicketMarks } from './ticket-marks.tsx';
import { TicketTime } from './ticket-time.tsx';

export interface CardActions {
  select: (ticketId: string) => void;
  move: (ticket: Ticket, orders: readonly Order[], to: BoardStatus) => void;
  recipe: (order: Order) => void;
  decline: (ticket: Ticket) => void;
  hold: (ticket: Ticket) => void;
  takeOver: (ticket: Ticket) => void;
  call: (ticket: Ticket) => void;
  collect: (ticket: Ticket) => void;
  /** Opens the menu of all actions. */
  menu: (ticket: Ticket) => void;
}

interface TicketCardProps {
  ticket: Ticket;
  selected: boolean;
  /** The server has not confirmed the last change yet. */
  pending: boolean;
  /** The ticket can be dragged to another place. */
  canDrag: boolean;
  lateAfterMinutes: number;
  actions: CardActions;
}

export const TicketCard = memo(
  function TicketCard(props: TicketCardProps) {
    const { ticket, selected, pending, canDrag, lateAfterMinutes, actions } = props;
    const drinks = useDrinksOf()(ticket);
    const label = useTicketName()(ticket);
    const card = useRef<HTMLElement>(null);
    useFocusParentOnUnmount(card);
    const { id, status, orders, isOnHold } = ticket;
    const [order] = orders;
    const text = useOrdersText();
    const [line, ...others] = linesOf(ticket);
    const only = others.length === 0 ? line : undefined;
    const isCollected = orders.every(({ collectedAt }) => collectedAt);
    const isSummary = status === 'done' && isCollected && !only;
    const time = (
      <TicketTime order={order} isPending={pending} lateAfterMinutes={lateAfterMinutes} />
    );
    const number = <TicketNumber number={numberOf(ticket)} />;
    return (
      <article
        ref={card}
        tabIndex={-1}
        aria-label={label}
        aria-current={selected || undefined}
        data-order={id}
        data-orders={orders.map(({ _id }) => _id).join(' ')}
        data-status={ticket.isKnown ? status : 'unknown'}
        data-round={only ? undefined : ''}
        data-collected={isCollected || undefined}
        data-faded={isOnHold || isCollected || undefined}
        className={styles.card}
        style={{ '--hue': order.drink?.hue ?? 'var(--muted)' } as CSSProperties}
        onFocus={() => actions.select(id)}
      >
        {only ? (
          <>
            <div className={styles.left}>
              {canDrag && <Grip />}
              {number}
              {status === 'done' ? (
                <RecipePicture order={order} onOpen={actions.recipe} />
              ) : (
                <DrinkPicture src={order.drink?.imageUrl ?? null} className="" />
              )}
            </div>
            <div className={styles.body}>
              <div className={styles.head}>
                <DrinkName line={only} />
                {time}
              </div>
              <div className={styles.by}>
                <Guest order={order} />
                <StatusBadge order={order} />
                <TicketMarks ticket={ticket} forName={order.forName} />
              </div>
              {!isCollected && (
                <>
                  <LeftOutMark order={order} />
                  <OrderWarnings order={order} />
                </>
              )}
              {pending && <WaitingForConnection />}
            </div>
          </>
        ) : (
          <div className={styles.body}>
            <div className={styles.head}>
              {canDrag && <Grip />}
              {number}
              <h3>{text.by(order.guestName)}</h3>
              {time}
            </div>
            <div className={styles.by}>
              <StatusBadge order={order} />
              <Maker order={order} />
              <TicketMarks ticket={ticket} forName={null} />
            </div>
            {!isCollected && <LeftOutMark order={order} />}
            {isSummary ? (
              <p className={styles.summary}>{drinks}</p>
            ) : (
              <TicketLines ticket={ticket} actions={actions} />
            )}
            {pending && <WaitingForConnection />}
          </div>
        )}
        <TicketActions ticket={ticket} selected={selected} actions={actions} />
      </article>
    );
  },
  (before, after) =>
    isSameTicket(before.ticket, after.ticket) &&
    before.selected === after.selected &&
    before.pending === after.pending &&
    before.canDrag === after.canDrag &&
    before.lateAfterMinutes === after.lateAfterMinutes &&
    before.actions === after.actions,
);

function DrinkName({ line: { orders } }: { line: TicketLine }) {
  const text = useOrdersText();
  const { orders: shared } = useText();
  const name = orders[0].drink?.name ?? shared.drinkNotFound;
  return (
    <h3>
      {orders.length > 1 && <b className={styles.times}>{text.times(orders.length)} </b>}
      {name}
    </h3>
  );
}

function Guest({ order }: { order: Order }) {
  const text = useOrdersText();
  return (
    <>
      <span className={styles.guest} title={order.guestName}>
        {text.by(order.guestName)}
      </span>
      <Maker order={order} />
    </>
  );
}

/** The number of the ticket tonight, used by the bar and by guests. */
function TicketNumber({ number }: { number: number | null }) {
  const text = useOrdersText();
  if (number === null) return null;
  return (
    <span className={styles.number} title={text.number(number)}>
      <span aria-hidden>{number}</span>
      <span className="sr-only">{text.number(number)}</span>
    </span>
  );
}

/** The status of an order in words. A status unknown to this version is shown unchanged. */
function StatusBadge({ order: { status } }: { order: Order }) {
  const text = useOrdersText();
  return <span className={styles.badge}>{text.statuses[status] ?? status}</span>;
}

/** Names the maker if several people work at the bar. */
function Maker({ order: { status, maker } }: { order: Order }) {
  const text = useOrdersText();
  if (status !== 'processing' || !maker) return null;
  return (
    <span
      className={styles.maker}
      data-other={!maker.isYou || undefined}
      title={text.makes(maker.name)}
    >
      <span aria-hidden>{initialsOf(maker.name)}</span>
      <span className="sr-only">{text.makes(maker.name)}</span>
    </span>
  );
}

/** The picture of a completed drink, which opens its recipe. */
function RecipePicture({ order, onOpen }: { order: Order; onOpen: (order: Order) => void }) {
  const text = useOrdersText();
  const label = order.drinkId ? text.recipe : text.noRecipe;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!order.drinkId}
      onClick={() => onOpen(order)}
    >
      <DrinkPicture src={order.drink?.imageUrl ?? null} className="" />
      <small>{label}</small>
    </button>
  );
}

/** The drag handle of a ticket. The list handles its events. */
function Grip() {
  const text = useOrdersText();
  return (
    <span data-grip title={text.drag} className={styles.grip}>
      <GripVertical aria-hidden size={16} />
    </span>
  );
}

/** Names a ticket by its drinks and its guest. */
export function useTicketName(): (ticket: Pick<Ticket, 'orders'>) => string {
  const text = useOrdersText();
  const drinksOf = useDrinksOf();
  return (ticket) => `${drinksOf(ticket)} ${text.by(ticket.orders[0].guestName)}`;
}

/** The drinks of a ticket in one line. */
function useDrinksOf(): (ticket: Pick<Ticket, 'orders'>) => string {
  const text = useOrdersText();
  const { orders: shared } = useText();
  return (ticket) =>
    linesOf(ticket)
      .map(({ orders: [first, ...rest] }) => {
        const name = first.drink?.name ?? shared.drinkNotFound;
        return rest.length ? `${text.times(rest.length + 1)} ${name}` : name;
      })
      .join(', ');
}

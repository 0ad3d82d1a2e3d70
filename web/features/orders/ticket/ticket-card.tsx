import { type CSSProperties, memo, useRef } from 'react';
import { initialsOf } from '#domain/auth/initials.ts';
import type { BoardStatus, Maker, Order } from '#domain/orders/orders.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import {
  linesOf,
  numberOf,
  type Ticket,
  type TicketLine,
} from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { LeftOutMark } from './order-note.tsx';
import { hasWarnings, OrderWarnings } from './order-warnings.tsx';
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
  /** The ticket can be dragged to another place. */
  canDrag: boolean;
  lateAfterMinutes: number;
  actions: CardActions;
}

/** Memoized: a card renders again only if its ticket changes. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, selected, canDrag, lateAfterMinutes, actions } = props;
  const text = useOrdersText();
  const shared = useText();
  const card = useRef<HTMLElement>(null);
  useFocusParentOnUnmount(card);
  const { id, status, orders, isOnHold, isPending } = ticket;
  const [order] = orders;
  const lines = linesOf(ticket);
  const isOnly = lines.length === 1;
  const drinks = drinksOf(lines, text, shared);
  const isCollected = orders.every(({ collectedAt }) => collectedAt);
  const isSummary = status === 'done' && isCollected && !isOnly;
  const time = (
    <TicketTime order={order} isPending={isPending} lateAfterMinutes={lateAfterMinutes} />
  );
  const number = numberOf(ticket);
  const lead = (
    <>
      {canDrag && <span data-grip title={text.drag} className={styles.grip} />}
      {number !== null && (
        // The number of the ticket tonight, used by the bar and by guests.
        <span className={styles.number} title={text.number(number)}>
          <span aria-hidden>{number}</span>
          <span className="sr-only">{text.number(number)}</span>
        </span>
      )}
    </>
  );
  const by = text.by(order.guestName);
  // In words. A status unknown to this version is shown unchanged.
  const badge = <span className={styles.badge}>{text.statuses[order.status] ?? order.status}</span>;
  const maker = order.status === 'processing' && order.maker && <MakerMark maker={order.maker} />;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`${drinks} ${by}`}
      aria-current={selected || undefined}
      data-order={id}
      data-orders={orders.map(({ _id }) => _id).join(' ')}
      data-status={ticket.isKnown ? status : 'unknown'}
      data-round={isOnly ? undefined : ''}
      data-collected={isCollected || undefined}
      data-faded={isOnHold || isCollected || undefined}
      className={styles.card}
      style={{ '--hue': order.drink?.hue ?? 'var(--muted)' } as CSSProperties}
      onFocus={() => actions.select(id)}
    >
      {isOnly ? (
        <>
          <div className={styles.left}>
            {lead}
            {status === 'done' ? (
              <RecipePicture order={order} onOpen={actions.recipe} />
            ) : (
              <DrinkPicture src={order.drink?.imageUrl ?? null} className="" />
            )}
          </div>
          <div className={styles.body}>
            <div className={styles.head}>
              <h3>
                {orders.length > 1 && <b className={styles.times}>{text.times(orders.length)} </b>}
                {order.drink?.name ?? shared.orders.drinkNotFound}
              </h3>
              {time}
            </div>
            <div className={styles.by}>
              <span className={styles.guest} title={order.guestName}>
                {by}
              </span>
              {maker}
              {badge}
              <TicketMarks ticket={ticket} forName={order.forName} />
            </div>
            {!isCollected && hasWarnings(order) && (
              <>
                <LeftOutMark order={order} />
                <OrderWarnings order={order} />
              </>
            )}
            {isPending && <WaitingForConnection />}
          </div>
        </>
      ) : (
        <div className={styles.body}>
          <div className={styles.head}>
            {lead}
            <h3>{by}</h3>
            {time}
          </div>
          <div className={styles.by}>
            {badge}
            {maker}
            <TicketMarks ticket={ticket} forName={null} />
          </div>
          {!isCollected && <LeftOutMark order={order} />}
          {isSummary ? (
            <p className={styles.summary}>{drinks}</p>
          ) : (
            <TicketLines ticket={ticket} actions={actions} />
          )}
          {isPending && <WaitingForConnection />}
        </div>
      )}
      <TicketActions ticket={ticket} isRound={!isOnly} selected={selected} actions={actions} />
    </article>
  );
});

/** Names the maker if several people work at the bar. */
function MakerMark({ maker }: { maker: Maker }) {
  const text = useOrdersText();
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

/** Names a ticket by its drinks and its guest. */
export function useTicketName(): (ticket: Pick<Ticket, 'orders'>) => string {
  const text = useOrdersText();
  const shared = useText();
  return (ticket) =>
    `${drinksOf(linesOf(ticket), text, shared)} ${text.by(ticket.orders[0].guestName)}`;
}

/** The drinks of a ticket in one line. */
function drinksOf(
  lines: readonly TicketLine[],
  text: ReturnType<typeof useOrdersText>,
  { orders: { drinkNotFound } }: ReturnType<typeof useText>,
): string {
  return lines
    .map(({ orders: [{ drink }, ...rest] }) => {
      const name = drink?.name ?? drinkNotFound;
      return rest.length ? `${text.times(rest.length + 1)} ${name}` : name;
    })
    .join(', ');
}

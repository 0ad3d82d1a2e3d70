import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type CSSProperties, memo, useRef } from 'react';
import type { BoardStatus } from '#domain/order-status.ts';
import type { Order } from '#domain/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { WaitingForLine } from '#web/components/waiting-for-line.tsx';
import { useText } from '#web/i18n/language.ts';
import { useFocusHeir } from '#web/ui/use-focus-heir.ts';
import { clockTime } from './board.ts';
import { Stopwatch } from './stopwatch.tsx';
import { useOrdersText } from './texts.ts';

/** Where the button of a card leads, and its key. */
export const steps = {
  new: { to: 'processing', icon: Play, key: 'S' },
  processing: { to: 'done', icon: Check, key: 'D' },
  done: { to: 'new', icon: RotateCcw, key: 'N' },
} as const satisfies Record<BoardStatus, object>;

interface OrderCardProps {
  order: Order;
  selected: boolean;
  /** What was asked of it is not answered yet. */
  pending: boolean;
  onSelect: (orderId: string) => void;
  onMove: (order: Order, to: BoardStatus) => void;
  onRecipe: (order: Order) => void;
}

export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, selected, pending, onSelect, onMove, onRecipe } = props;
  const text = useOrdersText();
  const shared = useText();
  const card = useRef<HTMLElement>(null);
  useFocusHeir(card);
  const { to, icon: Icon, key } = steps[order.status];
  const name = order.drink?.name ?? shared.orders.drinkNotFound;
  const madeIn = clockTime(order.changedAt - order._creationTime);
  return (
    <article
      ref={card}
      id={cardId(order._id)}
      tabIndex={-1}
      aria-label={`${name} ${text.by(order.guestName)}`}
      aria-current={selected || undefined}
      data-order={order._id}
      className={`ticket ${order.status}`}
      style={{ '--hue': order.drink?.hue ?? 'var(--muted)' } as CSSProperties}
      onFocus={() => onSelect(order._id)}
    >
      <DrinkPicture src={order.drink?.imageUrl ?? null} className="ticket-picture" />
      <div className="ticket-body">
        <header>
          <div className="min-w-0">
            <h3>{name}</h3>
            <p className="by">
              <span>{text.by(order.guestName)}</span>
              <span className="status">{shared.orders.status[order.status]}</span>
            </p>
          </div>
          {order.status === 'done' ? (
            <span className="made-in">
              <Check aria-hidden size={15} />
              {text.madeIn(madeIn)}
            </span>
          ) : (
            <Stopwatch since={order._creationTime} />
          )}
        </header>
        {order.notes && (
          <p className="note">
            <MessageSquareText aria-hidden size={18} />
            <span>{order.notes}</span>
          </p>
        )}
        {pending && <WaitingForLine />}
        <div className="ticket-actions">
          <button type="button" className="step" onClick={() => onMove(order, to)}>
            <Icon aria-hidden size={17} />
            {text.moves[to]}
            {selected && <kbd aria-hidden>{key}</kbd>}
          </button>
          <button
            type="button"
            className="side"
            disabled={!order.drinkId}
            onClick={() => onRecipe(order)}
          >
            <BookOpen aria-hidden size={17} />
            {order.drinkId ? text.recipe : text.noRecipe}
          </button>
        </div>
      </div>
    </article>
  );
});

export function cardId(orderId: string): string {
  return `order-${orderId}`;
}

import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, memo, useRef } from 'react';
import type { BoardStatus, Order } from '#domain/orders.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { WaitingForConnection } from '#web/components/waiting-for-connection.tsx';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { clockTime, initials } from './board.ts';
import { Key } from './key.tsx';
import styles from './order-card.module.css';
import { OrderNote } from './order-note.tsx';
import { Stopwatch } from './stopwatch.tsx';
import { useOrdersText } from './texts.ts';

/** The next status of an order, and the icon and the shortcut of the button for it. */
export const steps = {
  new: { to: 'processing', icon: Play, key: 'S' },
  processing: { to: 'done', icon: Check, key: 'D' },
  done: { to: 'new', icon: RotateCcw, key: 'N' },
} as const satisfies Record<BoardStatus, object>;

interface OrderCardProps {
  order: Order;
  selected: boolean;
  /** The server has not answered the last move yet. */
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
  useFocusParentOnUnmount(card);
  const { to, icon: Icon, key } = steps[order.status];
  const name = order.drink?.name ?? shared.orders.drinkNotFound;
  const recipe = order.drinkId ? text.recipe : text.noRecipe;
  return (
    <article
      ref={card}
      id={cardId(order._id)}
      tabIndex={-1}
      aria-label={`${name} ${text.by(order.guestName)}`}
      aria-current={selected || undefined}
      data-order={order._id}
      data-status={order.status}
      className={styles.card}
      style={{ '--hue': order.drink?.hue ?? 'var(--muted)' } as CSSProperties}
      onFocus={() => onSelect(order._id)}
    >
      <div className={styles.left}>
        <span className={styles.status}>{shared.orders.status[order.status]}</span>
        {order.status === 'processing' && order.maker && (
          <span className={styles.maker} title={text.makes(order.maker.name)}>
            <span aria-hidden>{initials(order.maker.name)}</span>
            <span className="sr-only">{text.makes(order.maker.name)}</span>
          </span>
        )}
        <DrinkPicture src={order.drink?.imageUrl ?? null} className="" />
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <div className={styles.by}>
          <span className={styles.guest} title={order.guestName}>
            {text.by(order.guestName)}
          </span>
          <Time order={order} />
        </div>
        {order.missing.length > 0 && (
          <p className={styles.out}>
            <TriangleAlert aria-hidden size={16} />
            <span>{text.out(order.missing.map((one) => one.name))}</span>
          </p>
        )}
        {order.standIns.map(({ name, insteadOf }) => (
          <p key={insteadOf} className={styles.standIn}>
            {shared.menu.standsIn(name, insteadOf)}
          </p>
        ))}
        {order.notes && <OrderNote note={order.notes} />}
        {pending && <WaitingForConnection />}
        <div className={styles.actions}>
          <button type="button" className={styles.step} onClick={() => onMove(order, to)}>
            <Icon aria-hidden size={17} />
            {text.moves[to]}
            {selected && <Key aria-hidden>{key}</Key>}
          </button>
          {order.status === 'processing' && (
            <button
              type="button"
              className={styles.side}
              aria-label={text.backToNew}
              title={text.backToNew}
              onClick={() => onMove(order, 'new')}
            >
              <RotateCcw aria-hidden size={17} />
            </button>
          )}
          <button
            type="button"
            className={styles.side}
            aria-label={recipe}
            title={recipe}
            disabled={!order.drinkId}
            onClick={() => onRecipe(order)}
          >
            <BookOpen aria-hidden size={17} />
            <span className={styles.label}>{recipe}</span>
          </button>
        </div>
      </div>
    </article>
  );
});

/** How long the guest has been waiting, or had to wait. */
function Time({ order: { status, changedAt, _creationTime } }: { order: Order }) {
  const text = useOrdersText();
  if (status !== 'done') return <Stopwatch since={_creationTime} />;
  return (
    <span className={styles.madeIn}>
      <Check aria-hidden size={15} />
      {text.madeIn(clockTime(changedAt - _creationTime))}
    </span>
  );
}

export function cardId(orderId: string): string {
  return `order-${orderId}`;
}

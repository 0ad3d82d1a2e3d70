import type { ReactNode } from 'react';
import type { BoardStatus, Order } from '#domain/orders.ts';
import styles from './board.module.css';
import { type CardGroup, grouped } from './board.ts';
import { OrderCard } from './order-card.tsx';
import { useOrdersText } from './texts.ts';

/** Props that the cards of all columns share. */
export interface CardHandlers {
  selectedId: string | undefined;
  /** Whether the server has not answered the last move of an order yet. */
  isPending: (orderId: string) => boolean;
  onSelect: (orderId: string) => void;
  onMove: (order: Order, to: BoardStatus) => void;
  onRecipe: (order: Order) => void;
}

interface ColumnProps extends CardHandlers {
  status: BoardStatus;
  count: number;
  orders: readonly Order[];
  byDrink: boolean;
  hint: string;
  /** Actions on all of its orders. */
  tools?: ReactNode;
  children?: ReactNode;
}

export function Column(props: ColumnProps) {
  const { status, count, orders, byDrink, hint, tools, children, ...rest } = props;
  const { selectedId, isPending, ...handlers } = rest;
  const text = useOrdersText();
  const groups = grouped(orders, byDrink && status !== 'done');
  return (
    <section
      tabIndex={-1}
      className={styles.column}
      data-status={status}
      data-empty={orders.length === 0 || undefined}
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
        {groups.length === 0 && <p className={styles.nothing}>{text.nothing[status]}</p>}
        {groups.map((group) => (
          <div key={group.key} className={styles.group}>
            {byDrink && status !== 'done' && <GroupName group={group} />}
            {group.orders.map((order) => (
              <OrderCard
                key={order._id}
                order={order}
                selected={order._id === selectedId}
                pending={isPending(order._id)}
                {...handlers}
              />
            ))}
          </div>
        ))}
        {children}
      </div>
    </section>
  );
}

function GroupName({ group: { drink, orders } }: { group: CardGroup }) {
  const text = useOrdersText();
  if (!drink || orders.length < 2) return null;
  return (
    <p className={styles.groupName}>
      <b>{text.times(orders.length)}</b> {drink.name}
    </p>
  );
}

import type { ReactNode } from 'react';
import type { BoardStatus, Order } from '#domain/orders.ts';
import { type CardGroup, grouped } from './board.ts';
import { OrderCard } from './order-card.tsx';
import { useOrdersText } from './texts.ts';

interface ColumnProps {
  status: BoardStatus;
  count: number;
  orders: readonly Order[];
  byDrink: boolean;
  hint: string;
  selectedId: string | undefined;
  /** Whether what was asked of an order is not answered yet. */
  isPending: (orderId: string) => boolean;
  onSelect: (orderId: string) => void;
  onMove: (order: Order, to: BoardStatus) => void;
  onRecipe: (order: Order) => void;
  /** What can be done with all of its orders. */
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
      className={`column ${status} ${orders.length ? '' : 'empty'}`}
      aria-labelledby={`column-${status}`}
    >
      <header>
        <span aria-hidden className="dot" />
        <h2 id={`column-${status}`}>{text.columns[status]}</h2>
        <span className="count">{count}</span>
        <span className="hint">{hint}</span>
      </header>
      {tools}
      <div className="cards">
        {groups.length === 0 && <p className="nothing">{text.nothing[status]}</p>}
        {groups.map((group) => (
          <div key={group.key} className="cards-of-drink">
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
    <p className="group-name">
      <b>{text.times(orders.length)}</b> {drink.name}
    </p>
  );
}

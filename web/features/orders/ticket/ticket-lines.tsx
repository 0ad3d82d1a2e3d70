import { useRef } from 'react';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { linesOf, type Ticket, type TicketLine } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { OrderWarnings } from './order-warnings.tsx';
import { steps } from './steps.ts';
import type { CardActions } from './ticket-card.tsx';
import styles from './ticket-lines.module.css';

interface TicketLinesProps {
  ticket: Ticket;
  actions: CardActions;
}

/** The drinks of a round, each with its recipe and a button that moves only this drink. */
export function TicketLines({ ticket, actions }: TicketLinesProps) {
  return (
    <ul className={styles.lines}>
      {linesOf(ticket).map((line) => (
        <Line key={line.key} line={line} ticket={ticket} actions={actions} />
      ))}
    </ul>
  );
}

function Line({ line, ticket, actions }: TicketLinesProps & { line: TicketLine }) {
  const text = useOrdersText();
  const { orders: shared } = useText();
  const item = useRef<HTMLLIElement>(null);
  useFocusParentOnUnmount(item);
  const [order, ...others] = line.orders;
  const { to, icon: Icon } = steps[ticket.status];
  const name = order.drink?.name ?? shared.drinkNotFound;
  const recipe = order.drinkId ? text.recipe : text.noRecipe;
  return (
    <li ref={item}>
      <button
        type="button"
        className={styles.drink}
        disabled={!order.drinkId}
        title={recipe}
        aria-label={order.drinkId ? text.recipeOf(name) : `${name}: ${recipe}`}
        onClick={() => actions.recipe(order)}
      >
        <DrinkPicture src={order.drink?.imageUrl ?? null} className="" />
        <span>
          {others.length > 0 && <b>{text.times(others.length + 1)} </b>}
          {name}
          <small>
            {order.forName && `${text.forName(order.forName)} · `}
            <span className={styles.recipe}>{recipe}</span>
          </small>
        </span>
      </button>
      {ticket.isKnown && (
        <button
          type="button"
          className={styles.step}
          aria-label={text.moveOf[to](name)}
          title={text.moves[to]}
          onClick={() => actions.move(ticket, line.orders, to)}
        >
          <Icon aria-hidden size={17} />
          <span>{text.moveLine[to]}</span>
        </button>
      )}
      <div className={styles.warnings}>
        <OrderWarnings order={order} />
      </div>
    </li>
  );
}

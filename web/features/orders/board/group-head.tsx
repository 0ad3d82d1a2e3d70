import { useRef } from 'react';
import type { BoardStatus } from '#domain/orders/orders.ts';
import { isCareful } from '#web/features/orders/queue/board.ts';
import { ordersOf, type TicketGroup } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { steps } from '#web/features/orders/ticket/steps.ts';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import styles from './board.module.css';

interface GroupHeadProps {
  group: TicketGroup;
  status: Exclude<BoardStatus, 'done'>;
  onMoveAll: (group: TicketGroup, to: BoardStatus) => void;
}

/** The heading of a group of tickets, with a button to make them together. */
export function GroupHead({ group, status, onMoveAll }: GroupHeadProps) {
  const text = useOrdersText();
  const { orders: shared } = useText();
  const { drink, table } = group;
  const count = ordersOf(group.tickets).length;
  if (drink !== undefined && count < 2) return null;
  const name =
    drink !== undefined
      ? (drink?.name ?? shared.drinkNotFound)
      : table
        ? text.table(table)
        : text.noTable;
  const { to, icon: Icon } = steps[status];
  const careful = ordersOf(group.tickets).filter(isCareful).length;
  return (
    <div className={styles.groupHead}>
      <p>
        {name} <b>{text.times(count)}</b>
        {careful > 0 && <em>{text.careful(careful)}</em>}
      </p>
      {count > 1 && (
        <MoveAll label={text.moveAll[to](count)} name={name} onClick={() => onMoveAll(group, to)}>
          <Icon aria-hidden size={16} />
        </MoveAll>
      )}
    </div>
  );
}

interface MoveAllProps {
  label: string;
  name: string;
  onClick: () => void;
  children: React.ReactNode;
}

function MoveAll({ label, name, onClick, children }: MoveAllProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  return (
    <button ref={button} type="button" aria-label={`${label}: ${name}`} onClick={onClick}>
      {children}
      {label}
    </button>
  );
}

import Pause from 'lucide-react/icons/pause';
import {
  type BoardStatus,
  boardStatuses,
  type Order,
  type OrderBoard,
} from '#domain/orders/orders.ts';
import type { Cancelling } from '#web/features/orders/actions/use-order-actions.ts';
import { type Columns, fullest } from '#web/features/orders/queue/board.ts';
import type { Arrangement, Ticket } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import styles from './board.module.css';
import { CancelNewOrders } from './cancel-new-orders.tsx';
import { CancelledTonight } from './cancelled-sheet.tsx';
import { type CardProps, Column, type ColumnHandlers } from './column.tsx';

export const maxCompleted = 500;

interface BoardColumnsProps extends ColumnHandlers {
  barId: string;
  /** All orders from the server, without pending changes. */
  known: readonly Order[];
  shown: OrderBoard;
  columns: Columns;
  tickets: Record<BoardStatus, readonly Ticket[]>;
  /** How many orders of each column the station hides. */
  hidden: Record<BoardStatus, number>;
  arrangement: Arrangement;
  isOlderShown: boolean;
  /** The column that a phone shows. */
  tab: BoardStatus;
  cards: CardProps;
  onTab: (status: BoardStatus) => void;
  onMore: () => void;
  onCancelNew: (which: Cancelling) => void;
}

export function BoardColumns(props: BoardColumnsProps) {
  const { barId, known, shown, columns, tickets, hidden, arrangement, cards } = props;
  const { isOlderShown, tab, onTab, onMore, onMoveAll, onPlace, onCancelNew } = props;
  const text = useOrdersText();
  const unseen = shown.counts.new - columns.new.length;
  const hints = {
    new: text.arrangements[arrangement],
    processing: '',
    done: isOlderShown ? '' : text.tonight,
  };
  const counts = { ...shown.counts };
  for (const status of boardStatuses) counts[status] -= hidden[status];
  const held = {} as Record<BoardStatus, number>;
  for (const status of boardStatuses) {
    held[status] = tickets[status].filter(({ isOnHold }) => isOnHold).length;
  }
  const tools = {
    new: (
      <CancelNewOrders waiting={columns.new} unseen={unseen} known={known} onCancel={onCancelNew} />
    ),
    processing: null,
    done: <CancelledTonight barId={barId} />,
  };
  const isEmpty = (status: BoardStatus) => tickets[status].length === 0;
  return (
    <>
      <Tabs current={tab} counts={counts} held={held} onPick={onTab} />
      <div
        className={styles.columns}
        data-fullest={fullest(columns)}
        // Not a rule with :has(), which would check the whole board again after each change.
        data-idle={isEmpty('processing') ? (isEmpty('done') ? 'all' : 'processing') : undefined}
      >
        {boardStatuses.map((status) => (
          <Column
            key={status}
            status={status}
            count={counts[status]}
            tickets={tickets[status]}
            arrangement={arrangement}
            hint={hints[status]}
            cards={cards}
            tools={tools[status]}
            onMoveAll={onMoveAll}
            onPlace={onPlace}
          >
            {status === 'new' && unseen > 0 && (
              <p className={styles.nothing}>{text.moreWaiting(unseen)}</p>
            )}
            {status === 'done' && shown.hasOlder && columns.done.length < maxCompleted && (
              <ShowMore onClick={onMore} />
            )}
          </Column>
        ))}
      </div>
    </>
  );
}

interface TabsProps {
  current: BoardStatus;
  counts: OrderBoard['counts'];
  /** Tickets on hold, below the others. */
  held: Record<BoardStatus, number>;
  onPick: (status: BoardStatus) => void;
}

/** Picks the column to show on a phone, which has room for one. */
function Tabs({ current, counts, held, onPick }: TabsProps) {
  const text = useOrdersText();
  return (
    <div className={styles.tabs}>
      {boardStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === current}
          data-status={status}
          onClick={() => onPick(status)}
        >
          {text.tabs[status]}
          <span className={styles.count}>{counts[status]}</span>
          {held[status] > 0 && (
            <span className={styles.held}>
              <Pause aria-hidden size={13} />
              <span aria-hidden>{held[status]}</span>
              <span className="sr-only">{text.heldCount(held[status])}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export function ShowMore({ onClick }: { onClick: () => void }) {
  const text = useOrdersText();
  return (
    <button type="button" className={styles.more} onClick={onClick}>
      {text.showMore}
    </button>
  );
}

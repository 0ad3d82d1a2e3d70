import { type BoardStatus, boardStatuses, type Order, type OrderBoard } from '#domain/orders.ts';
import styles from './board.module.css';
import { type Columns, fullest } from './board.ts';
import { CancelNewOrders } from './cancel-new-orders.tsx';
import { type CardHandlers, Column } from './column.tsx';
import { useOrdersText } from './texts.ts';

/** How many completed orders the board shows at most. */
export const maxCompleted = 500;

interface BoardColumnsProps extends CardHandlers {
  barId: string;
  /** All orders as the server has them, without pending moves. */
  known: readonly Order[];
  shown: OrderBoard;
  columns: Columns;
  byDrink: boolean;
  isOlderShown: boolean;
  /** The column that a phone shows. */
  tab: BoardStatus;
  onTab: (status: BoardStatus) => void;
  onMore: () => void;
}

export function BoardColumns(props: BoardColumnsProps) {
  const { barId, known, shown, columns, byDrink, isOlderShown, tab, onTab, onMore, ...cards } =
    props;
  const text = useOrdersText();
  const unseen = shown.counts.new - columns.new.length;
  const hints = {
    new: byDrink ? text.byDrink : text.oldestFirst,
    processing: '',
    done: isOlderShown ? '' : text.tonight,
  };
  return (
    <>
      <Tabs current={tab} counts={shown.counts} onPick={onTab} />
      <div className={styles.columns} data-fullest={fullest(columns)}>
        {boardStatuses.map((status) => (
          <Column
            key={status}
            status={status}
            count={shown.counts[status]}
            orders={columns[status]}
            byDrink={byDrink}
            hint={hints[status]}
            tools={
              status === 'new' && (
                <CancelNewOrders
                  barId={barId}
                  waiting={columns.new}
                  unseen={unseen}
                  known={known}
                />
              )
            }
            {...cards}
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
  onPick: (status: BoardStatus) => void;
}

/** Picks the column to show on a phone, which has room for one. */
function Tabs({ current, counts, onPick }: TabsProps) {
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
          {text.columns[status]}
          <span className={styles.count}>{counts[status]}</span>
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

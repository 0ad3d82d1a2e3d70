import type { OwnBar } from '#domain/bars.ts';
import { boardStatuses, type OrderBoard } from '#domain/orders.ts';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { serverNow } from '#web/rpc/server-time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { arrangement } from './arrangement.ts';
import { averageWait, type Columns, clockTime } from './board.ts';
import styles from './board-header.module.css';
import { BoardTools } from './board-tools.tsx';
import { useOrdersText } from './texts.ts';

interface BoardHeaderProps {
  bar: OwnBar;
  counts: OrderBoard['counts'];
  columns: Columns;
  byDrink: boolean;
  isFull: boolean;
  onFullScreen: () => void;
}

export function BoardHeader(props: BoardHeaderProps) {
  const { bar, counts, columns, byDrink, isFull, onFullScreen } = props;
  const text = useOrdersText();
  const total = boardStatuses.reduce((sum, status) => sum + counts[status], 0);
  const wait = averageWait(columns, serverNow());
  return (
    <header className={styles.header}>
      <div className={styles.facts}>
        {isFull && <h2>{bar.name}</h2>}
        <p>
          {[
            text.total(total),
            ...(wait === undefined ? [] : [text.averageWait(clockTime(wait))]),
          ].join(' · ')}
        </p>
      </div>
      {isFull && <ConnectionState isClosed={!(bar.isActive && bar.isOpen)} />}
      <fieldset aria-label={text.order} className={styles.arrangement}>
        <Chip pressed={!byDrink} onClick={() => arrangement.set('age')}>
          {text.oldestFirst}
        </Chip>
        <Chip pressed={byDrink} onClick={() => arrangement.set('drink')}>
          {text.byDrink}
        </Chip>
      </fieldset>
      <BoardTools isFull={isFull} onFullScreen={onFullScreen} />
    </header>
  );
}

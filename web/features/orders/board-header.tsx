import type { ReactNode } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { boardStatuses, type OrderBoard } from '#domain/orders.ts';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { serverNow } from '#web/rpc/server-time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { arrangement as chosen } from './arrangement.ts';
import { averageWait, type Columns, clockTime } from './board.ts';
import styles from './board-header.module.css';
import { BoardTools } from './board-tools.tsx';
import { StationPicker } from './station-picker.tsx';
import { useOrdersText } from './texts.ts';
import { type Arrangement, arrangements, type Station } from './tickets.ts';

interface BoardHeaderProps {
  bar: OwnBar;
  pauseButton: ReactNode;
  counts: OrderBoard['counts'];
  columns: Columns;
  arrangement: Arrangement;
  station: Station;
  isFull: boolean;
  onFullScreen: () => void;
}

export function BoardHeader(props: BoardHeaderProps) {
  const { bar, pauseButton, counts, columns, arrangement, station, isFull, onFullScreen } = props;
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
      {/* As in the header of the page, which full screen covers. */}
      {isFull && <ConnectionState isClosed={!(bar.isActive && bar.isOpen)} />}
      {isFull && pauseButton}
      <fieldset aria-label={text.order} className={styles.arrangement}>
        {arrangements.map((one) => (
          <Chip key={one} pressed={one === arrangement} onClick={() => chosen.set(one)}>
            {text.arrangements[one]}
          </Chip>
        ))}
      </fieldset>
      <BoardTools isFull={isFull} onFullScreen={onFullScreen}>
        <StationPicker
          barId={bar._id}
          station={station}
          open={[...columns.new, ...columns.processing]}
        />
      </BoardTools>
    </header>
  );
}

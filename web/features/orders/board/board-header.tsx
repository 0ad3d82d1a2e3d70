import type { ReactNode } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { boardStatuses, type OrderBoard } from '#domain/orders/orders.ts';
import { ConnectionState } from '#web/components/connection/connection-state.tsx';
import {
  averageWait,
  type Columns,
  clockTime,
  type ToMake,
} from '#web/features/orders/queue/board.ts';
import type { Arrangement, Station } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { serverNow } from '#web/rpc/server-time.ts';
import styles from './board-header.module.css';
import { BoardMenu } from './board-menu.tsx';
import { AwakeButton, FullScreenButton, SoundButton } from './board-tools.tsx';
import { StationPicker } from './station-picker.tsx';
import { ToMakeButton, ToMakeStrip } from './to-make-strip.tsx';

interface BoardHeaderProps {
  bar: OwnBar;
  stateButton: ReactNode;
  counts: OrderBoard['counts'];
  columns: Columns;
  drinks: readonly ToMake[];
  arrangement: Arrangement;
  station: Station;
  isFull: boolean;
  onFullScreen: () => void;
  onHelp: () => void;
}

/**
 * One line above the columns: counts, the drinks to make, and few controls. The menu has the rest.
 */
export function BoardHeader(props: BoardHeaderProps) {
  const { bar, stateButton, counts, columns, drinks, arrangement, station } = props;
  const { isFull, onFullScreen, onHelp } = props;
  const text = useOrdersText();
  const total = boardStatuses.reduce((sum, status) => sum + counts[status], 0);
  const wait = averageWait(columns, serverNow());
  return (
    <header className={styles.header}>
      {isFull && <h2>{bar.name}</h2>}
      <section
        aria-label={text.total(total)}
        className={styles.line}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        // Here the arrow keys scroll. Elsewhere they choose a ticket.
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      >
        <p className={styles.facts}>
          <b>{text.total(total)}</b>
          {wait !== undefined && <span>{text.averageWait(clockTime(wait))}</span>}
        </p>
        {drinks.length > 0 && <ToMakeStrip drinks={drinks} />}
      </section>
      {/* Same as the page header, which full screen covers. */}
      {isFull && <ConnectionState isClosed={!(bar.isActive && bar.isOpen)} />}
      {isFull && stateButton}
      <div className={styles.tools} data-no-highlight>
        {drinks.length > 0 && <ToMakeButton drinks={drinks} />}
        <SoundButton />
        <FullScreenButton isFull={isFull} onFullScreen={onFullScreen} />
        <BoardMenu arrangement={arrangement} isActive={station.length > 0} onHelp={onHelp}>
          <StationPicker
            barId={bar._id}
            station={station}
            open={[...columns.new, ...columns.processing]}
          />
          <AwakeButton />
          <FullScreenButton isFull={isFull} isInMenu onFullScreen={onFullScreen} />
        </BoardMenu>
      </div>
    </header>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { OrderBoard } from '#domain/orders/orders.ts';
import { SectionError } from '#web/components/section/section-error.tsx';
import { reuse } from '#web/features/orders/queue/board.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { syncServerTime } from '#web/rpc/server-time.ts';
import { maxCompleted } from './board-columns.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { OrdersBoard } from './orders-board.tsx';

const completedPerPage = 30;

interface OrdersSectionProps {
  bar: OwnBar;
  /** Shown in full screen, which covers the page header. */
  stateButton: ReactNode;
}

export function OrdersSection({ bar, stateButton }: OrdersSectionProps) {
  const shared = useText();
  const [completed, setCompleted] = useState<number>();
  const { status, data, error } = useQuery('orders.getOrdersForBar', { barId: bar._id, completed });
  const board = useStableBoard(data);
  useEffect(() => void syncServerTime(), []);
  const problem = status === 'error' && <p role="alert">{errorText(shared, error)}</p>;
  if (!board) return status === 'error' ? <SectionError error={error} /> : <BoardSkeleton />;
  const shownCompleted = board.orders.filter((order) => order.status === 'done').length;
  return (
    <>
      {problem}
      {/* Stays mounted after an error, because it holds pending moves. */}
      <OrdersBoard
        bar={bar}
        stateButton={stateButton}
        board={board}
        isOlderShown={completed !== undefined}
        onMore={() => setCompleted(Math.min(maxCompleted, shownCompleted + completedPerPage))}
      />
    </>
  );
}

/** The last board while the next one loads. Unchanged orders keep their objects. */
function useStableBoard(data: OrderBoard | undefined): OrderBoard | undefined {
  const [board, setBoard] = useState(data);
  const [lastData, setLastData] = useState(data);
  if (data && data !== lastData) {
    setLastData(data);
    setBoard(reuse(board, data));
  }
  return board;
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderBoard } from '#domain/orders/orders.ts';
import { movedBetween } from '#web/features/orders/queue/board.ts';

/** More cards than this are not animated at once, because no one could follow them. */
const maxAnimatedCards = 6;
/** A longer transition is stuck and would block the board. */
const transitionTimeoutMs = 1_500;

/** On a fuller board the snapshots of a transition would be slower than the rest of the change. */
const maxOrders = 60;

/** The board to render. A card that changes its column moves there by a View Transition. */
export function useMovingCards(board: OrderBoard): OrderBoard {
  const [shown, setShown] = useState(board);
  const latest = useRef(board);
  const isMoving = useRef(false);
  latest.current = board;
  const moved = useMemo(() => movedBetween(shown, board), [shown, board]);
  const isAnimated =
    isMoving.current ||
    (moved.length > 0 &&
      moved.length <= maxAnimatedCards &&
      board.orders.length <= maxOrders &&
      canAnimate());
  // In this rendering, instead of one more.
  if (board !== shown && !isAnimated) setShown(board);
  useEffect(() => {
    if (board === shown || isMoving.current) return;
    isMoving.current = true;
    nameCards(moved);
    const transition = document.startViewTransition(() => {
      flushSync(() => setShown(latest.current));
      nameCards(moved);
    });
    const timeout = setTimeout(() => transition.skipTransition(), transitionTimeoutMs);
    void transition.finished.finally(() => {
      clearTimeout(timeout);
      isMoving.current = false;
      nameCards(moved, '');
      // Changes that arrived during the transition.
      setShown(latest.current);
    });
  }, [board, shown, moved]);
  return shown;
}

function canAnimate(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Set only during a transition, because the browser takes a snapshot of each named card. */
function nameCards(orderIds: readonly string[], name?: string) {
  const named = new Set<Element>();
  for (const id of orderIds) {
    const card = document.querySelector<HTMLElement>(`[data-orders~="${id}"]`);
    // The orders of a round share a card.
    if (!card || named.has(card)) continue;
    named.add(card);
    card.style.viewTransitionName = name ?? `order-${id}`;
  }
}

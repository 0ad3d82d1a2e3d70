import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderBoard } from '#domain/orders.ts';
import { movedBetween } from './board.ts';
import { cardId } from './order-card.tsx';

/** More than this at once is no move that an eye could follow. */
const mostMoves = 6;
/** A journey that takes longer has got stuck, and would hold the board up. */
const patienceMs = 1_500;

/** The board as it is shown: a card that changes its column travels there. */
export function useMovingCards(board: OrderBoard | undefined): OrderBoard | undefined {
  const [shown, setShown] = useState(board);
  const latest = useRef(board);
  const isMoving = useRef(false);
  latest.current = board;
  useEffect(() => {
    if (!board || board === shown || isMoving.current) return;
    const moved = shown ? movedBetween(shown, board) : [];
    if (moved.length === 0 || moved.length > mostMoves || !canMove()) return setShown(board);
    isMoving.current = true;
    nameCards(moved);
    const transition = document.startViewTransition(() => {
      flushSync(() => setShown(latest.current));
      nameCards(moved);
    });
    const patience = setTimeout(() => transition.skipTransition(), patienceMs);
    void transition.finished.finally(() => {
      clearTimeout(patience);
      isMoving.current = false;
      nameCards(moved, '');
      // What came meanwhile.
      setShown(latest.current);
    });
  }, [board, shown]);
  return shown ?? board;
}

function canMove(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Only while they travel: each name is a picture that the browser takes. */
function nameCards(orderIds: readonly string[], name?: string) {
  for (const id of orderIds) {
    const card = document.getElementById(cardId(id));
    if (card) card.style.viewTransitionName = name ?? cardId(id);
  }
}

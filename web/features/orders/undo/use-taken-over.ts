import { useEffect, useRef } from 'react';
import type { OrderBoard } from '#domain/orders/orders.ts';
import { takenOver } from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useSubject } from './undo-bar.tsx';

/** Shows a notice when another person takes over an order that this person was making. */
export function useTakenOver(board: OrderBoard): void {
  const text = useOrdersText();
  const subject = useSubject();
  const last = useRef(board);
  useEffect(() => {
    if (last.current === board) return;
    for (const { maker, orders } of takenOver(last.current, board)) {
      toasts.success(text.tookOver(maker, subject(orders)));
    }
    last.current = board;
  });
}

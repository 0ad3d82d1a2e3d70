import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useEffect, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { useFocusHeir } from '#web/ui/use-focus-heir.ts';
import { useOrdersText } from './texts.ts';
import type { Move } from './use-moves.ts';

const shownMs = 8_000;

interface UndoBarProps {
  move: Move;
  onUndo: () => void;
  onGone: () => void;
}

/** What was just done, and the way back. */
export function UndoBar({ move, onUndo, onGone }: UndoBarProps) {
  const text = useOrdersText();
  const shared = useText();
  const { order, to } = move;
  const bar = useRef<HTMLDivElement>(null);
  useFocusHeir(bar);
  useEffect(() => {
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div ref={bar} className="undo-bar enter" role="status">
      <CircleCheckBig aria-hidden size={20} />
      <span>
        {text.moved[to](order.drink?.name ?? shared.orders.drinkNotFound, order.guestName)}
      </span>
      <button type="button" onClick={onUndo}>
        {text.undo}
        <kbd aria-hidden>{'Z'}</kbd>
      </button>
    </div>
  );
}

import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { Key } from './key.tsx';
import { useOrdersText } from './texts.ts';
import styles from './undo-bar.module.css';
import type { MoveNotice } from './use-moves.ts';

const shownMs = 8_000;

interface UndoBarProps {
  notice: MoveNotice;
  onUndo: () => void;
  onTimeout: () => void;
}

/** Says what was moved and offers to undo it, or says that somebody else was faster. */
export function UndoBar({ notice: { move, already }, onUndo, onTimeout }: UndoBarProps) {
  const text = useOrdersText();
  const shared = useText();
  const bar = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(bar);
  useEffect(() => {
    const timer = setTimeout(onTimeout, shownMs);
    return () => clearTimeout(timer);
  }, [onTimeout]);
  const { order, to } = move;
  const drink = order.drink?.name ?? shared.orders.drinkNotFound;
  const maker = already?.maker;
  const message = already ? text.already[to] : text.moved[to];
  const Icon = already ? Info : CircleCheckBig;
  return (
    <div ref={bar} className={`${styles.bar} enter`} role="status">
      <Icon aria-hidden size={20} />
      <span>
        {message(drink, order.guestName)}
        {maker && !maker.isYou && `. ${text.makes(maker.name)}`}
      </span>
      {!already && (
        <button type="button" onClick={onUndo}>
          {text.undo}
          <Key aria-hidden>{'Z'}</Key>
        </button>
      )}
    </div>
  );
}

import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import type { Order } from '#domain/orders/orders.ts';
import { Key } from '#web/features/orders/keys/key.tsx';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import styles from './undo-bar.module.css';
import type { ChangeNotice } from './use-changes.ts';

const shownMs = 8_000;

interface UndoBarProps {
  notice: ChangeNotice;
  onUndo: () => void;
  onTimeout: () => void;
}

/** Reports a change and offers to undo it, or says that another person was faster. */
export function UndoBar({ notice, onUndo, onTimeout }: UndoBarProps) {
  const { change, done, others, said, also } = notice;
  const text = useOrdersText();
  const subject = useSubject();
  const bar = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(bar);
  useEffect(() => {
    const timer = setTimeout(onTimeout, shownMs);
    return () => clearTimeout(timer);
  }, [onTimeout]);
  const isDone = done.length > 0;
  const [faster] = others;
  const maker = others.find((one) => one.maker && !one.maker.isYou)?.maker;
  const Icon = isDone ? CircleCheckBig : Info;
  return (
    <div ref={bar} className={`${styles.bar} enter`} role="status">
      <Icon aria-hidden size={20} />
      <span>
        {[
          said ??
            (isDone
              ? text.moved[change.name](subject(done))
              : (text.already[faster?.status ?? 'new']?.(subject(change.orders)) ??
                `${subject(change.orders)}: ${faster?.status}`)),
          isDone && faster && text.notAll(others.length),
          maker && text.makes(maker.name),
          also,
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
      {isDone && change.takeBack && (
        <button type="button" onClick={onUndo}>
          {text.undo}
          <Key aria-hidden>{'Z'}</Key>
        </button>
      )}
    </div>
  );
}

/** Names orders in a sentence: a drink for its guest, or the number of drinks. */
export function useSubject(): (orders: readonly Order[]) => string {
  const text = useOrdersText();
  const shared = useText();
  return (orders) => {
    const [first] = orders;
    const guests = new Set(orders.map(({ guestName }) => guestName));
    if (!first || guests.size > 1) return text.drinks(orders.length);
    const drink =
      orders.length === 1
        ? (first.drink?.name ?? shared.orders.drinkNotFound)
        : text.drinks(orders.length);
    return text.drinkFor(drink, first.guestName);
  };
}

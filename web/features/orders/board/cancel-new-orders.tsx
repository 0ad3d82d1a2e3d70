import ListX from 'lucide-react/icons/list-x';
import { useRef, useState } from 'react';
import type { Order } from '#domain/orders/orders.ts';
import type { Cancelling } from '#web/features/orders/actions/use-order-actions.ts';
import { byGuest } from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import styles from './board.module.css';

/** Fewer new orders than this are handled one by one. */
const minOrders = 5;

interface CancelNewOrdersProps {
  /** The new orders as the board shows them. */
  waiting: readonly Order[];
  /** Number of new orders that the board does not show. */
  unseen: number;
  /** All orders from the server, without pending moves. */
  known: readonly Order[];
  onCancel: (which: Cancelling) => void;
}

/** Cancels many new orders at once, for example after a flood of orders. */
export function CancelNewOrders(props: CancelNewOrdersProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && props.waiting.length < minOrders) return null;
  return (
    <div className={styles.columnTools}>
      <OpenButton onClick={() => setIsOpen(true)} />
      {isOpen && <CancelSheet {...props} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function OpenButton({ onClick }: { onClick: () => void }) {
  const text = useOrdersText();
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  return (
    <button ref={button} type="button" onClick={onClick}>
      <ListX aria-hidden size={17} />
      {text.cancelNew}
    </button>
  );
}

interface CancelSheetProps extends CancelNewOrdersProps {
  onClose: () => void;
}

/** Asks whose orders to cancel. Nothing is selected at first. */
function CancelSheet({ waiting, unseen, known, onCancel, onClose }: CancelSheetProps) {
  const text = useOrdersText();
  const shared = useText();
  const [guests, setGuests] = useState<ReadonlySet<string>>(new Set());
  /** Includes orders that the board does not show, and guests who order in the meantime. */
  const [isAll, setAll] = useState(false);
  const isChosen = (guestName: string) => isAll || guests.has(guestName);
  const chosen = waiting.filter(({ guestName }) => isChosen(guestName));
  const total = chosen.length + (isAll ? unseen : 0);

  const choose = (guestName: string) => {
    const next = new Set(isAll ? waiting.map((order) => order.guestName) : guests);
    if (!next.delete(guestName)) next.add(guestName);
    setAll(false);
    setGuests(next);
  };
  const cancel = () => {
    const ids = new Set(chosen.map(({ _id }) => _id));
    // Includes orders whose move to another column is still pending.
    const others = known.filter(({ _id, status }) => status === 'new' && !ids.has(_id));
    onCancel({
      orders: chosen,
      allBut: isAll ? others.map(({ _id }) => _id) : undefined,
      // Later orders must not be cancelled. Orders that the board does not show have no known time.
      until: unseen ? undefined : Math.max(...chosen.map((order) => order._creationTime)),
    });
    onClose();
  };

  return (
    <Sheet label={text.cancelNew} closeLabel={shared.common.close} onClose={onClose}>
      <div className="grid gap-4">
        <div className="grid gap-1.5 pr-12">
          <h2 className="text-2xl">{text.cancelNew}</h2>
          <p className="text-ink-2">{text.cancelHint}</p>
        </div>
        <fieldset className="grid">
          <legend className="sr-only">{text.cancelWhose}</legend>
          {waiting.length > 0 && (
            <Choice
              label={text.cancelAll}
              count={waiting.length + unseen}
              isStrong
              checked={isAll}
              onChange={() => {
                setAll(!isAll);
                setGuests(new Set());
              }}
            />
          )}
          {byGuest(waiting).map(({ guestName, count }) => (
            <Choice
              key={guestName}
              label={guestName}
              count={count}
              checked={isChosen(guestName)}
              onChange={() => choose(guestName)}
            />
          ))}
          {unseen > 0 && <p className="py-3 text-ink-2">{text.cancelUnseen(unseen)}</p>}
          {waiting.length === 0 && <p className="py-3 text-ink-2">{text.nothing.new}</p>}
        </fieldset>
        <div className="-bottom-5 -mb-5 sticky grid bg-surface pt-2 pb-5 sm:rounded-b-md">
          <Button look="danger" inactive={total === 0} onClick={cancel}>
            {total ? text.cancelCount(total) : text.cancelNothing}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  isStrong?: boolean;
  checked: boolean;
  onChange: () => void;
}

function Choice({ label, count, isStrong = false, checked, onChange }: ChoiceProps) {
  const text = useOrdersText();
  return (
    <label className="flex min-h-[44px] items-center gap-3 border-line border-b py-2">
      <input type="checkbox" className="size-5 flex-none" checked={checked} onChange={onChange} />
      <span className={`min-w-0 flex-1 wrap-anywhere ${isStrong ? 'font-semibold' : ''}`}>
        {label}
      </span>
      <span className="flex-none text-muted text-sm">{text.times(count)}</span>
    </label>
  );
}

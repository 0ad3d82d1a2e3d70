import ListX from 'lucide-react/icons/list-x';
import { useRef, useState } from 'react';
import type { Order } from '#domain/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import styles from './board.module.css';
import { byGuest } from './board.ts';
import { useOrdersText } from './texts.ts';

/** Fewer new orders than this are handled one by one. */
const minOrders = 5;

interface CancelNewOrdersProps {
  barId: string;
  /** The new orders as the board shows them. */
  waiting: readonly Order[];
  /** How many more new orders there are than the board shows. */
  unseen: number;
  /** All orders as the server has them, without pending moves. */
  known: readonly Order[];
}

/** Cancels many new orders at once, for example when somebody floods the bar with them. */
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

function CancelSheet({ barId, waiting, unseen, known, onClose }: CancelSheetProps) {
  const text = useOrdersText();
  const shared = useText();
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const [cancelNewOrders, isBusy] = useMutation('orders.cancelNewOrders');
  const chosen = waiting.filter(({ guestName }) => !spared.has(guestName));
  const total = chosen.length + unseen;

  const spare = (guestName: string, isSpared: boolean) => {
    const next = new Set(spared);
    if (isSpared) next.add(guestName);
    else next.delete(guestName);
    setSpared(next);
  };
  const cancel = async () => {
    const ids = new Set(chosen.map(({ _id }) => _id));
    // Includes orders whose move to another column is still pending.
    const others = known.filter(({ _id, status }) => status === 'new' && !ids.has(_id));
    const except = others.map(({ _id }) => _id);
    // Orders that arrive later must not be cancelled. Unseen ones have no known time.
    const until = unseen ? undefined : Math.max(...chosen.map((order) => order._creationTime));
    try {
      toasts.success(text.cancelled(await cancelNewOrders({ barId, except, until })));
      onClose();
    } catch (error) {
      toasts.error(text.cancelFailed(errorText(shared, error)));
    }
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
          {byGuest(waiting).map(({ guestName, count }) => (
            <label
              key={guestName}
              className="flex min-h-[44px] items-center gap-3 border-line border-b py-2"
            >
              <input
                type="checkbox"
                className="size-5 flex-none accent-(--fill)"
                checked={!spared.has(guestName)}
                onChange={(event) => spare(guestName, !event.target.checked)}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{guestName}</span>
              <span className="flex-none text-muted text-sm">{text.times(count)}</span>
            </label>
          ))}
          {unseen > 0 && <p className="py-3 text-ink-2">{text.cancelUnseen(unseen)}</p>}
          {waiting.length === 0 && <p className="py-3 text-ink-2">{text.nothing.new}</p>}
        </fieldset>
        <div className="-bottom-5 -mb-5 sticky grid bg-surface pt-2 pb-5 sm:rounded-b-md">
          <Button inactive={isBusy || total === 0} onClick={cancel}>
            {total ? text.cancelCount(total) : text.cancelNew}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

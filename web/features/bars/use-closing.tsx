import { type ReactNode, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { OpenOrders } from '#domain/orders/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { randomKey } from '#web/identity/keys.ts';
import { askOnce } from '#web/rpc/ask-once.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useBarText } from './texts.ts';
import type { useBarSwitches } from './use-bar-switches.ts';

interface Closing {
  bar: OwnBar;
  name: 'isOpen' | 'isActive';
  change: ReturnType<typeof useBarSwitches>['change'];
}

/** Closes or deactivates a bar. With open orders, it asks what to do with them. */
export function useClosing({ bar, name, change }: Closing) {
  const text = useBarText();
  const shared = useText();
  const [cancelNewOrders] = useOfflineMutation('orders.cancelNewOrders');
  const [bringBackOrders] = useOfflineMutation('orders.bringBackOrders');
  /** Null if the server did not return the open orders. */
  const [asked, setAsked] = useState<OpenOrders | null>();
  const [isAsking, setAsking] = useState(false);

  /** Resolves to whether the bar is closed. Resolves to false when the question opens. */
  const close = async (): Promise<boolean> => {
    setAsking(true);
    const open = await askOnce('orders.getOpenOrders', { barId: bar._id }).catch(() => null);
    setAsking(false);
    if (open && open.counts.new + open.counts.processing === 0) return change({ [name]: false });
    setAsked(open);
    return false;
  };
  const turnOff = async (cancelsNew: boolean) => {
    setAsked(undefined);
    // Orders that arrive after the question must not be cancelled.
    const until = asked?.latest ?? undefined;
    if (!(await change({ [name]: false })) || !cancelsNew) return;
    const barId = bar._id;
    const batch = randomKey();
    const fail = (error: unknown) => toasts.error(text.cancelFailed(errorText(shared, error)));
    try {
      const count = await cancelNewOrders({ barId, until, batch });
      toasts.success(text.cancelled(count), {
        label: text.undoCancel,
        run: () => void bringBackOrders({ barId, batch }).catch(fail),
      });
    } catch (error) {
      fail(error);
    }
  };
  const question: ReactNode = asked !== undefined && (
    <ClosingQuestion
      name={name}
      counts={asked?.counts}
      onTurnOff={turnOff}
      onClose={() => setAsked(undefined)}
    />
  );
  return { close, isAsking, question };
}

interface ClosingQuestionProps {
  name: Closing['name'];
  /** Undefined if the open orders are not known. */
  counts: OpenOrders['counts'] | undefined;
  onTurnOff: (cancelsNew: boolean) => void;
  onClose: () => void;
}

function ClosingQuestion({ name, counts, onTurnOff, onClose }: ClosingQuestionProps) {
  const text = useBarText();
  const { common } = useText();
  const { reason, keep, cancel, stay } = text.closing[name];
  const title = counts ? text.stillOpen(counts.new + counts.processing) : text.openUnknown;
  return (
    <Sheet label={title} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        <SheetTitle hint={reason}>{title}</SheetTitle>
        <Button look="secondary" onClick={() => onTurnOff(false)}>
          {keep}
        </Button>
        {counts && counts.new > 0 && (
          <Button look="danger" onClick={() => onTurnOff(true)}>
            {cancel(counts.new)}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {stay}
        </Button>
      </div>
    </Sheet>
  );
}

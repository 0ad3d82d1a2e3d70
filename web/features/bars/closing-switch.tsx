import { useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { OpenOrders } from '#domain/orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { askOnce } from '#web/rpc/ask-once.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet-title.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { BarSwitch } from './bar-switch.tsx';
import { useBarText } from './texts.ts';
import type { useBarSwitches } from './use-bar-switches.ts';

interface ClosingSwitchProps extends ReturnType<typeof useBarSwitches> {
  bar: OwnBar;
  name: 'isOpen' | 'isActive';
  label: string;
  hint: string;
}

/** Opens or activates a bar. Switching it off while there are open orders asks what to do with them. */
export function ClosingSwitch({ bar, ...props }: ClosingSwitchProps) {
  const { name, change } = props;
  const text = useBarText();
  const shared = useText();
  const [cancelNewOrders] = useOfflineMutation('orders.cancelNewOrders');
  /** Null where the server did not say what is open. */
  const [asked, setAsked] = useState<OpenOrders | null>();
  const [isAsking, setAsking] = useState(false);

  const turn = async (changes: Parameters<typeof change>[0]) => {
    if (changes[name] !== false) return change(changes);
    setAsking(true);
    const open = await askOnce('orders.getOpenOrders', { barId: bar._id }).catch(() => null);
    setAsking(false);
    if (open && open.counts.new + open.counts.processing === 0) return change(changes);
    setAsked(open);
    return false;
  };
  const turnOff = async (cancelsNew: boolean) => {
    setAsked(undefined);
    // Orders that arrive after the question must not be cancelled.
    const until = asked?.latest ?? undefined;
    if (!(await change({ [name]: false })) || !cancelsNew) return;
    try {
      toasts.success(text.cancelled(await cancelNewOrders({ barId: bar._id, until })));
    } catch (error) {
      toasts.error(text.cancelFailed(errorText(shared, error)));
    }
  };
  return (
    <>
      <BarSwitch
        {...props}
        change={turn}
        isPending={(changed) => isAsking || props.isPending(changed)}
      />
      {asked !== undefined && (
        <ClosingQuestion
          name={name}
          counts={asked?.counts}
          onTurnOff={turnOff}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface ClosingQuestionProps {
  name: ClosingSwitchProps['name'];
  /** Undefined where they are not known. */
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

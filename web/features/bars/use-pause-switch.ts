import type { OwnBar, Pause, PauseMinutes } from '#domain/bars/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useOptimisticChanges } from '#web/rpc/optimistic.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useBarText } from './texts.ts';

/** The pause of a bar. A change appears at once, and is reverted if the server refuses it. */
export function usePauseSwitch(bar: OwnBar) {
  const shared = useText();
  const text = useBarText();
  const barId = bar._id;
  const [pauseOrders] = useOfflineMutation('bars.pauseOrders');
  const [resumeOrders] = useOfflineMutation('bars.resumeOrders');
  const { changes, apply, isPending } = useOptimisticChanges<Pause | null>(bar);
  const change = async (pause: Pause | null, call: () => Promise<unknown>) => {
    try {
      await apply({ pause }, call);
    } catch (error) {
      toasts.error(text.pauseFailed(errorText(shared, error)));
    }
  };
  const changed = changes.get('pause');
  return {
    pause: changed ? changed.value : bar.pause,
    isPending: isPending('pause'),
    /** The end depends on the server's clock. */
    start: (minutes: PauseMinutes | null) =>
      change({ until: null }, () => pauseOrders({ barId, minutes })),
    end: () => change(null, () => resumeOrders({ barId })),
  };
}

import type { OwnBar } from '#domain/bars/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useOptimisticChanges } from '#web/rpc/optimistic.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useBarText } from './texts.ts';

type Switches = Pick<
  OwnBar,
  | 'isOpen'
  | 'isActive'
  | 'allowsSubstitutes'
  | 'allowsGuestSearch'
  | 'guestQuestionsPerNight'
  | 'guestSharePercent'
  | 'maxOpenPerGuest'
  | 'maxOpenOrders'
  | 'lateAfterMinutes'
>;
type Changes = Partial<Switches & { name: string; description: string }>;

/** The bar's switches. A change appears at once, and is reverted if the server refuses it. */
export function useBarSwitches(bar: OwnBar) {
  const shared = useText();
  const text = useBarText();
  const [updateBar] = useOfflineMutation('bars.updateBar');
  const { changes, apply, isPending } = useOptimisticChanges<Changes[keyof Changes]>(bar, {
    maxConfirmedMs: Number.POSITIVE_INFINITY,
  });

  /** Resolves to whether it succeeded. */
  const change = async (changed: Changes): Promise<boolean> => {
    try {
      await apply(changed, () => updateBar({ barId: bar._id, ...changed }));
      return true;
    } catch (error) {
      toasts.error(text.updateBarFailed(errorText(shared, error)));
      return false;
    }
  };
  const shown: Switches = { ...bar };
  for (const [name, { value }] of changes) Object.assign(shown, { [name]: value });
  return { shown, change, isPending };
}

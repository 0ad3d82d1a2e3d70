import { useEffect, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useBarText } from './texts.ts';

type Switches = Pick<
  OwnBar,
  | 'isOpen'
  | 'isActive'
  | 'allowsSubstitutes'
  | 'allowsGuestSearch'
  | 'guestQuestionsPerNight'
  | 'guestSharePercent'
>;
type Changes = Partial<Switches & { name: string; description: string }>;

/** The bar as wanted: a change shows at once; what the server then says has the last word. */
export function useBarSwitches(bar: OwnBar) {
  const shared = useText();
  const text = useBarText();
  const [updateBar] = useOfflineMutation('bars.updateBar');
  /** Answered, and not yet in what the server shows. */
  const [answered, setAnswered] = useState<Changes>({});
  const [underWay, setUnderWay] = useState<readonly Changes[]>([]);
  useEffect(() => setAnswered({}), [bar]);

  /** Answers whether it went well. */
  const change = async (changes: Changes): Promise<boolean> => {
    setUnderWay((before) => [...before, changes]);
    try {
      await updateBar({ barId: bar._id, ...changes });
      setAnswered((before) => ({ ...before, ...changes }));
      return true;
    } catch (error) {
      toasts.error(text.updateBarFailed(errorText(shared, error)));
      return false;
    } finally {
      setUnderWay((before) => before.filter((one) => one !== changes));
    }
  };
  const shown: Switches = Object.assign({}, bar, answered, ...underWay);
  const isPending = (name: keyof Changes) => underWay.some((changes) => name in changes);
  return { shown, change, isPending };
}

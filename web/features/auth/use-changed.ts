import { toasts } from '#web/ui/toasts.tsx';
import type { Failure } from './identity-http.ts';
import { useFailureTexts } from './use-failure-text.ts';

/** Waits for a change at the provider, says why it failed, and then shows what is. */
export function useChanged(show: () => void) {
  const textOf = useFailureTexts();
  return async (change: Promise<Failure | undefined>) => {
    const failure = await change;
    if (failure) toasts.error(textOf(failure));
    show();
  };
}

import { toasts } from '#web/ui/toasts.tsx';
import type { Failure } from './identity-http.ts';
import { useFailureTexts } from './use-failure-text.ts';

/** Waits for a change at the provider, and says why it failed. What is so now is live. */
export function useChange() {
  const textOf = useFailureTexts();
  return async (change: Promise<Failure | undefined>) => {
    const failure = await change;
    if (failure) toasts.error(textOf(failure));
  };
}

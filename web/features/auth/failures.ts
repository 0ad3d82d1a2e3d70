import { toasts } from '#web/ui/toasts.tsx';
import type { Failure } from './identity-http.ts';
import { useAuthText } from './texts.ts';

/** The text of a failure; `unknown` is for those that have none of their own. */
export function useFailureText(unknown?: string): (failure: Failure) => string {
  const { auth, organization } = useAuthText();
  return (failure) =>
    failure === 'unknown' ? (unknown ?? organization.failed) : auth.failures[failure];
}

/** Awaits a change, shows a toast if it failed, and returns whether it succeeded. */
export function useFailureToast() {
  const failureText = useFailureText();
  return async (change: Promise<Failure | undefined>): Promise<boolean> => {
    const failure = await change;
    if (failure) toasts.error(failureText(failure));
    return !failure;
  };
}

import { useAuthText } from '#web/features/auth/texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useEmbeddedConfig } from './auth-config.ts';
import type { Failure } from './identity-http.ts';

/** The text of a failure. `unknown` is for failures without their own text. */
export function useFailureText(unknown?: string): (failure: Failure) => string {
  const { auth, organization } = useAuthText();
  const { issuer } = useEmbeddedConfig();
  return (failure) => {
    if (failure === 'unknown') return unknown ?? organization.failed;
    const text = auth.failures[failure];
    return typeof text === 'string' ? text : text(issuer);
  };
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

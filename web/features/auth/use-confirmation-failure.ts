import { useEffect } from 'react';
import { navigate } from '#web/navigation/location.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useAuthText } from './texts.ts';

/** Says that a confirmation link did not work: the server leads on to the app, with the error in the address. */
export function useConfirmationFailure(): void {
  const { auth } = useAuthText();
  useEffect(() => {
    const address = new URL(location.href);
    if (!address.searchParams.has('error')) return;
    address.searchParams.delete('error');
    navigate(address.pathname + address.search, { replace: true });
    toasts.error(auth.confirmationFailed);
  }, [auth]);
}

import { FormNote } from './form-messages.tsx';
import { useAuthText } from './texts.ts';

/** Why somebody was asked to sign in. */
export type SignInReason = 'loginRequired' | 'sessionExpired';

export function SignInReasonNote({ reason }: { reason: SignInReason | undefined }) {
  const { auth } = useAuthText();
  if (!reason) return null;
  const title = reason === 'loginRequired' ? auth.unauthorized : undefined;
  return <FormNote title={title}>{auth[reason]}</FormNote>;
}

import { FormNote } from '#web/features/auth/form/form-messages.tsx';
import { useAuthText } from '#web/features/auth/texts.ts';

export type SignInReason = 'loginRequired' | 'sessionExpired' | 'confirmSignIn';

export function SignInReasonNote({ reason }: { reason: SignInReason | undefined }) {
  const { auth } = useAuthText();
  if (!reason) return null;
  const title = reason === 'confirmSignIn' ? auth.confirmTitle : undefined;
  return <FormNote title={title}>{auth[reason]}</FormNote>;
}

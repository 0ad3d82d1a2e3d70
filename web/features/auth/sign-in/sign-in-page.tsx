import { isInvitation, paths } from '#domain/routes.ts';
import { AuthLayout } from '#web/features/auth/form/auth-layout.tsx';
import { AuthLink } from '#web/features/auth/form/auth-link.tsx';
import { EmailField, PasswordField } from '#web/features/auth/form/fields.tsx';
import { Form } from '#web/features/auth/form/form.tsx';
import { useEmbeddedConfig } from '#web/features/auth/session/auth-config.ts';
import { signIn } from '#web/features/auth/session/provider.ts';
import { finishSignIn } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { InvitationNote, useReceivedInvitation } from './invitation-note.tsx';
import { OidcButton } from './oidc-button.tsx';
import { type SignInReason, SignInReasonNote } from './sign-in-reason.tsx';

export interface SignInPageProps {
  reason?: SignInReason;
  next: string;
}

export function SignInPage({ reason, next }: SignInPageProps) {
  const { auth } = useAuthText();
  const { hasPasswords } = useEmbeddedConfig();
  return (
    <AuthLayout title={auth.signInTitle}>
      {isInvitation(next) ? (
        <InvitationNote next={next}>{auth.invitedSignIn}</InvitationNote>
      ) : (
        <SignInReasonNote reason={reason} />
      )}
      <OidcButton next={next} />
      {hasPasswords && <PasswordForm next={next} />}
    </AuthLayout>
  );
}

function PasswordForm({ next }: { next: string }) {
  const { auth } = useAuthText();
  const invitation = useReceivedInvitation(next);
  return (
    <>
      <Form
        isMain
        submitLabel={auth.signIn}
        unknownFailure={auth.failures.signIn}
        send={({ email, password }) => finishSignIn(signIn({ email: email.trim(), password }))}
        onSent={() => navigate(next)}
      >
        <EmailField suggested={invitation?.email} />
        <PasswordField label={auth.password} />
      </Form>
      <div className="grid justify-items-start">
        <AuthLink href={paths.forgot()}>{auth.forgotPassword}</AuthLink>
        <AuthLink href={paths.signup(next)}>{auth.noAccount}</AuthLink>
      </div>
    </>
  );
}

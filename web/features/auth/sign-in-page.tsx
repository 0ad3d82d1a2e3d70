import { isInvitation, paths } from '#domain/routes.ts';
import { navigate } from '#web/navigation/location.ts';
import { useEmbeddedConfig } from './auth-config.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { EmailField, PasswordField } from './fields.tsx';
import { Form } from './form.tsx';
import { InvitationNote, useReceivedInvitation } from './invitation-note.tsx';
import { OidcButton } from './oidc-button.tsx';
import { signIn } from './provider.ts';
import { finishSignIn } from './session.ts';
import { type SignInReason, SignInReasonNote } from './sign-in-reason.tsx';
import { useAuthText } from './texts.ts';

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

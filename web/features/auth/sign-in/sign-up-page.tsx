import { maxAccountNameLength } from '#domain/auth/accounts.ts';
import { isInvitation, paths } from '#domain/routes.ts';
import { AuthLayout } from '#web/features/auth/form/auth-layout.tsx';
import { AuthLink } from '#web/features/auth/form/auth-link.tsx';
import { EmailField, NewPasswordFields } from '#web/features/auth/form/fields.tsx';
import { Form, FormField } from '#web/features/auth/form/form.tsx';
import { signUp } from '#web/features/auth/session/provider.ts';
import { finishSignIn } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { InvitationNote, useReceivedInvitation } from './invitation-note.tsx';
import { OidcButton } from './oidc-button.tsx';

export function SignUpPage({ next }: { next: string }) {
  const { auth } = useAuthText();
  const invitation = useReceivedInvitation(next);
  return (
    <AuthLayout title={isInvitation(next) ? auth.invitedTitle : auth.signUpTitle}>
      <InvitationNote next={next}>{auth.invitedSignUp}</InvitationNote>
      <OidcButton next={next} />
      <Form
        isMain
        submitLabel={auth.signUp}
        unknownFailure={auth.failures.signUp}
        send={({ name, email, newPassword }) =>
          finishSignIn(signUp({ name: name.trim(), email: email.trim(), password: newPassword }))
        }
        onSent={() => navigate(next)}
      >
        <FormField label={auth.name} name="name" autoComplete="name" limit={maxAccountNameLength} />
        <EmailField fixed={invitation?.email} />
        <NewPasswordFields label={auth.password} />
      </Form>
      <AuthLink href={paths.signin(next)}>{auth.haveAccount}</AuthLink>
    </AuthLayout>
  );
}

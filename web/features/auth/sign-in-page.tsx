import { isEmail } from '#domain/accounts.ts';
import { isInvitation, paths } from '#web/navigation/routes.ts';
import { Field } from '#web/ui/field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormMessage } from './form-message.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { PasswordField } from './password-field.tsx';
import { signIn } from './provider.ts';
import { useAuthText } from './texts.ts';
import { useAuthForm } from './use-auth-form.ts';

export interface SignInPageProps {
  /** Why a page that somebody asked for is not shown. */
  reason?: 'loginRequired' | 'sessionExpired';
  next: string;
}

export function SignInPage({ reason, next }: SignInPageProps) {
  const { auth, validation } = useAuthText();
  const { problems, message, busy, submit } = useAuthForm({
    kind: 'signIn',
    next,
    check: (field) => ({
      email: isEmail(field('email')) ? '' : validation.invalidEmail,
      password: field('password') ? '' : validation.required,
    }),
    attempt: (field) => signIn({ email: field('email').trim(), password: field('password') }),
  });
  return (
    <AuthLayout title={auth.signInTitle}>
      {isInvitation(next) ? (
        <InvitationNote next={next} />
      ) : (
        <FormMessage
          title={reason === 'loginRequired' ? auth.unauthorized : undefined}
          note={reason && auth[reason]}
        />
      )}
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={auth.email}
          name="email"
          type="email"
          autoComplete="username"
          error={problems.email}
        />
        <PasswordField
          label={auth.password}
          name="password"
          autoComplete="current-password"
          error={problems.password}
        />
        <FormFoot failure={message} busy={busy} action={auth.signIn} />
      </form>
      <AuthLink href={paths.forgot()}>{auth.forgotPassword}</AuthLink>
      <AuthLink href={paths.signup(next)}>{auth.noAccount}</AuthLink>
    </AuthLayout>
  );
}

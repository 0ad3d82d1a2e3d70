import { isAccountName, isEmail, maxAccountNameLength } from '#domain/accounts.ts';
import { paths } from '#web/navigation/routes.ts';
import { Field } from '#web/ui/field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { FormFoot } from './form-foot.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { signUp } from './provider.ts';
import { useAuthText } from './texts.ts';
import { useAuthForm } from './use-auth-form.ts';

export function SignUpPage({ next }: { next: string }) {
  const { auth, validation } = useAuthText();
  const { problems, message, busy, submit } = useAuthForm({
    kind: 'signUp',
    next,
    check: (field) => ({
      name: isAccountName(field('name')) ? '' : validation.nameRequired,
      email: isEmail(field('email')) ? '' : validation.invalidEmail,
      ...checkNewPassword(field, validation),
    }),
    attempt: (field) =>
      signUp({
        name: field('name').trim(),
        email: field('email').trim(),
        password: field('password'),
      }),
  });
  return (
    <AuthLayout title={auth.signUpTitle}>
      <InvitationNote next={next} />
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={auth.name}
          name="name"
          autoComplete="name"
          maxLength={maxAccountNameLength}
          error={problems.name}
        />
        <Field
          label={auth.email}
          name="email"
          type="email"
          autoComplete="username"
          error={problems.email}
        />
        <NewPasswordFields label={auth.password} problems={problems} />
        <FormFoot failure={message} busy={busy} action={auth.signUp} />
      </form>
      <AuthLink href={paths.signin(next)}>{auth.haveAccount}</AuthLink>
    </AuthLayout>
  );
}

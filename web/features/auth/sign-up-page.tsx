import { isEmail, isLongEnoughPassword } from '#domain/accounts.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/navigation/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormMessage } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signUp } from './provider.ts';
import { useAuthText } from './texts.ts';
import { useAuthForm } from './use-auth-form.ts';

export function SignUpPage({ next }: { next: string }) {
  const { auth, validation } = useAuthText();
  const { problems, message, busy, submit } = useAuthForm({
    kind: 'signUp',
    next,
    check: (field) => ({
      name: field('name').trim() ? '' : validation.nameRequired,
      email: isEmail(field('email')) ? '' : validation.invalidEmail,
      password: isLongEnoughPassword(field('password')) ? '' : validation.passwordTooShort,
      repeated: field('password') === field('repeated') ? '' : validation.passwordsDoNotMatch,
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
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={auth.name} name="name" autoComplete="name" error={problems.name} />
        <Field
          label={auth.email}
          name="email"
          type="email"
          autoComplete="username"
          error={problems.email}
        />
        <NewPasswordFields label={auth.password} problems={problems} />
        <FormMessage failure={message} />
        <Button type="submit" disabled={busy}>
          {auth.signUp}
        </Button>
      </form>
      <Link href={paths.signin(next)} className="text-brass underline underline-offset-4">
        {auth.haveAccount}
      </Link>
    </AuthLayout>
  );
}

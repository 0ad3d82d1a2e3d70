import { isEmail } from '#domain/accounts.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/navigation/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormMessage } from './form-message.tsx';
import { PasswordField } from './password-field.tsx';
import { signIn } from './provider.ts';
import { useAuthText } from './texts.ts';
import { useAuthForm } from './use-auth-form.ts';

interface SignInPageProps {
  /** The visitor asked for a page that needs a sign-in. */
  required?: boolean;
  next: string;
}

export function SignInPage({ required = false, next }: SignInPageProps) {
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
      {required && <FormMessage note={auth.loginRequired} />}
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
        <FormMessage failure={message} />
        <Button type="submit" disabled={busy}>
          {auth.signIn}
        </Button>
      </form>
      <Link href={paths.forgot()} className="text-brass underline underline-offset-4">
        {auth.forgotPassword}
      </Link>
      <Link href={paths.signup(next)} className="text-brass underline underline-offset-4">
        {auth.noAccount}
      </Link>
    </AuthLayout>
  );
}

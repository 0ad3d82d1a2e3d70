import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { FormFoot } from './form-foot.tsx';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { resetPassword } from './provider.ts';
import { sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

/** The link of a forgotten password leads here. */
export function ResetPage({ token }: { token: string }) {
  const { auth, validation } = useAuthText();
  const { problems, failure, busy, submit } = useForm({
    check: (field) => checkNewPassword(field, validation),
    attempt: (field) => resetPassword(token, field('password')),
    onDone: async () => {
      // Every session has ended, the one of this browser too.
      await sessionChanged();
      navigate(paths.signin());
      toasts.success(auth.passwordReset);
    },
  });
  return (
    <AuthLayout title={auth.resetTitle}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <NewPasswordFields label={auth.newPassword} problems={problems} />
        <FormFoot failure={useFailureText(failure)} busy={busy} action={auth.savePassword} />
      </form>
      <AuthLink href={paths.forgot()}>{auth.forgotPassword}</AuthLink>
    </AuthLayout>
  );
}

import { paths } from '#domain/routes.ts';
import { navigate } from '#web/navigation/location.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { NewPasswordFields } from './fields.tsx';
import { Form } from './form.tsx';
import { resetPassword } from './provider.ts';
import { sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';

/** Opened by the link in the mail for a forgotten password. */
export function ResetPage({ token }: { token: string }) {
  const { auth } = useAuthText();
  const finish = async () => {
    // A reset ends every session, this browser's too.
    await sessionChanged();
    navigate(paths.signin());
    toasts.success(auth.passwordReset);
  };
  return (
    <AuthLayout title={auth.resetTitle}>
      <Form
        isMain
        submitLabel={auth.savePassword}
        send={({ newPassword }) => resetPassword(token, newPassword)}
        onSent={finish}
      >
        <p className="text-ink-2">{auth.resetHint}</p>
        <NewPasswordFields label={auth.newPassword} />
      </Form>
      <AuthLink href={paths.forgot()}>{auth.newLink}</AuthLink>
    </AuthLayout>
  );
}

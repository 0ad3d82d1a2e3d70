import { paths } from '#domain/routes.ts';
import { AuthLayout } from '#web/features/auth/form/auth-layout.tsx';
import { AuthLink } from '#web/features/auth/form/auth-link.tsx';
import { NewPasswordFields } from '#web/features/auth/form/fields.tsx';
import { Form } from '#web/features/auth/form/form.tsx';
import { resetPassword } from '#web/features/auth/session/provider.ts';
import { sessionChanged } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

/** Opened by the link in the mail for a forgotten password. */
export function ResetPage({ token }: { token: string }) {
  const { auth } = useAuthText();
  const finish = async () => {
    // A reset ends every session, including this browser's.
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

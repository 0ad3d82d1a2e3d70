import { toasts } from '#web/ui/toasts.tsx';
import { NewPasswordFields, PasswordField } from './fields.tsx';
import { Form } from './form.tsx';
import { changePassword } from './provider.ts';
import { replaceSession, sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';

export function AccountPage({ email }: { email: string }) {
  const { auth } = useAuthText();
  const finish = async () => {
    await sessionChanged();
    toasts.success(auth.passwordSaved);
  };
  return (
    <>
      <h1 className="text-2xl">{auth.accountTitle}</h1>
      <Form
        className="grid max-w-md gap-4 rounded-md border border-line bg-surface p-5"
        submitLabel={auth.savePassword}
        send={({ password, newPassword }) =>
          replaceSession(() => changePassword(password, newPassword))
        }
        onSent={finish}
      >
        <h2 className="text-xl">{auth.changePassword}</h2>
        <p className="text-ink-2">{auth.changePasswordHint}</p>
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField label={auth.currentPassword} />
        <NewPasswordFields label={auth.newPassword} />
      </Form>
    </>
  );
}

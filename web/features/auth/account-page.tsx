import { toasts } from '#web/ui/toasts.tsx';
import { FormFoot } from './form-foot.tsx';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { changePassword } from './provider.ts';
import { replaceSession, sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

export function AccountPage({ email }: { email: string }) {
  const { auth, validation } = useAuthText();
  const { problems, failure, busy, submit } = useForm({
    check: (field) => ({
      current: field('current') ? '' : validation.required,
      ...checkNewPassword(field, validation),
    }),
    attempt: (field) => replaceSession(() => changePassword(field('current'), field('password'))),
    onDone: async () => {
      await sessionChanged();
      toasts.success(auth.passwordSaved);
    },
  });
  const wrong = failure === 'wrongPassword';
  const failed = useFailureText(failure);
  return (
    <>
      <h1 className="text-2xl">{auth.accountTitle}</h1>
      <form
        noValidate
        className="grid max-w-md gap-4 rounded-md border border-line bg-surface p-5"
        onSubmit={submit}
      >
        <h2 className="text-xl">{auth.changePassword}</h2>
        <p className="text-ink-2">{auth.changePasswordHint}</p>
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly name="email" autoComplete="username" value={email} />
        <PasswordField
          label={auth.currentPassword}
          name="current"
          autoComplete="current-password"
          error={wrong ? failed : problems.current}
        />
        <NewPasswordFields label={auth.newPassword} problems={problems} />
        <FormFoot failure={wrong ? undefined : failed} busy={busy} action={auth.savePassword} />
      </form>
    </>
  );
}

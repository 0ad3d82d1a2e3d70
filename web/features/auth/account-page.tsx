import { toasts } from '#web/ui/toasts.tsx';
import { Avatar } from './avatar.tsx';
import { NewPasswordFields, PasswordField } from './fields.tsx';
import { Form } from './form.tsx';
import { changePassword } from './provider.ts';
import { replaceSession, sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';

const card = 'grid content-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6';

/** Who is signed in, and their password. */
export function AccountPage({ name, email }: { name: string; email: string }) {
  const { auth } = useAuthText();
  const finish = async () => {
    await sessionChanged();
    toasts.success(auth.passwordSaved);
  };
  return (
    <>
      <h1 className="text-2xl lg:pt-6">{auth.accountTitle}</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,420px)_minmax(0,480px)]">
        <section aria-labelledby="profile" className={card}>
          <h2 id="profile" className="text-xl">
            {auth.profile}
          </h2>
          <div className="flex items-center gap-4">
            <Avatar name={name || email} isLarge />
            <dl className="min-w-0">
              <dt className="sr-only">{auth.name}</dt>
              <dd className="wrap-anywhere font-semibold text-lg">{name}</dd>
              <dt className="sr-only">{auth.email}</dt>
              <dd className="wrap-anywhere text-ink-2">{email}</dd>
            </dl>
          </div>
        </section>
        <Form
          className={card}
          buttonClass="sm:justify-self-start"
          submitLabel={auth.savePassword}
          send={({ password, newPassword }) =>
            replaceSession(() => changePassword(password, newPassword))
          }
          onSent={finish}
        >
          <div className="grid gap-1">
            <h2 className="text-xl">{auth.changePassword}</h2>
            <p className="text-ink-2">{auth.changePasswordHint}</p>
          </div>
          {/* Tells a password manager whose password it is. */}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField label={auth.currentPassword} />
          <NewPasswordFields label={auth.newPassword} />
        </Form>
      </div>
    </>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { useEmbeddedConfig } from './auth-config.ts';
import { Avatar } from './avatar.tsx';
import { useFailureText } from './failures.ts';
import { NewPasswordFields, PasswordField } from './fields.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-messages.tsx';
import { connectOidc, useOidcFailure, useSignInWays } from './oidc.ts';
import { changePassword } from './provider.ts';
import { replaceSession, sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';

const card = 'grid content-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6';

/** Who is signed in, and how: their password, and the OIDC issuer. */
export function AccountPage({ name, email }: { name: string; email: string }) {
  const { auth } = useAuthText();
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
        <SignInWays email={email} />
      </div>
    </>
  );
}

function SignInWays({ email }: { email: string }) {
  const { hasPasswords, hasIssuer } = useEmbeddedConfig();
  if (!hasIssuer) return <PasswordForm email={email} />;
  return <WaysWithIssuer email={email} isPasswordUsable={hasPasswords} />;
}

interface WaysWithIssuerProps {
  email: string;
  isPasswordUsable: boolean;
}

function WaysWithIssuer({ email, isPasswordUsable }: WaysWithIssuerProps) {
  const ways = useSignInWays();
  if (!ways) return <Skeleton className="h-40" />;
  const hasPassword = isPasswordUsable && ways.hasPassword;
  return (
    <div className="grid gap-5">
      <IssuerCard isConnected={ways.isConnected} canConnect={hasPassword} email={email} />
      {hasPassword && <PasswordForm email={email} />}
    </div>
  );
}

interface IssuerCardProps {
  isConnected: boolean;
  canConnect: boolean;
  email: string;
}

function IssuerCard({ isConnected, canConnect, email }: IssuerCardProps) {
  const { auth } = useAuthText();
  const { issuer } = useEmbeddedConfig();
  const failureText = useFailureText();
  const failure = useOidcFailure();
  if (!isConnected && !canConnect) return null;
  return (
    <section aria-labelledby="issuer" className={card}>
      <div className="grid gap-1 wrap-anywhere">
        <h2 id="issuer" className="text-xl">
          {auth.connectTitle(issuer)}
        </h2>
        <p className="text-ink-2">
          {isConnected ? auth.connected(issuer) : auth.connectHint(issuer)}
        </p>
      </div>
      {failure && <FormError>{failureText(failure)}</FormError>}
      {!isConnected && canConnect && (
        <Form
          look="secondary"
          buttonClass="wrap-anywhere py-2 sm:justify-self-start"
          submitLabel={auth.connect(issuer)}
          send={({ password }) => connectOidc(password)}
        >
          <OwnerOfPassword email={email} />
          <PasswordField label={auth.currentPassword} />
        </Form>
      )}
    </section>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { auth } = useAuthText();
  const finish = async () => {
    await sessionChanged();
    toasts.success(auth.passwordSaved);
  };
  return (
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
      <OwnerOfPassword email={email} />
      <PasswordField label={auth.currentPassword} />
      <NewPasswordFields label={auth.newPassword} />
    </Form>
  );
}

/** Tells a password manager whose password it is. */
function OwnerOfPassword({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}

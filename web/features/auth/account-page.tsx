import type { ReactNode } from 'react';
import type { AccountOverview } from '#domain/accounts.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { useAccountOverview } from './account-overview.ts';
import { useEmbeddedConfig } from './auth-config.ts';
import { Avatar } from './avatar.tsx';
import { DeviceList } from './device-list.tsx';
import { useFailureText, useFailureToast } from './failures.ts';
import { NewPasswordFields, PasswordField } from './fields.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-messages.tsx';
import { connectOidc, disconnectOidc, useOidcFailure } from './oidc.ts';
import { changePassword, sendConfirmation } from './provider.ts';
import { replaceSession, sessionChanged } from './session.ts';
import { useAuthText } from './texts.ts';

const card = 'grid content-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6';

/** Who is signed in, how, and where: their password, the OIDC issuer, their devices. */
export function AccountPage({ name, email }: { name: string; email: string }) {
  const { auth } = useAuthText();
  const { overview, failure, reload } = useAccountOverview();
  const failureText = useFailureText();
  return (
    <>
      <h1 className="text-2xl lg:pt-6">{auth.accountTitle}</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,420px)_minmax(0,480px)]">
        <div className="grid gap-5">
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
            {overview?.needsConfirmation && <Unconfirmed email={email} />}
          </section>
          {overview && (
            <section aria-labelledby="devices" className={card}>
              <DeviceList sessions={overview.sessions} onEnded={reload} />
            </section>
          )}
        </div>
        {failure && <FormError>{failureText(failure)}</FormError>}
        {!overview && !failure && <Skeleton className="h-40" />}
        {overview && <SignInWays email={email} overview={overview} onChange={reload} />}
      </div>
    </>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const { auth } = useAuthText();
  const withFailureToast = useFailureToast();
  const send = async () => {
    if (await withFailureToast(sendConfirmation(email))) toasts.success(auth.confirmationSent);
  };
  return (
    <div className="grid gap-3 rounded-sm bg-raised px-4 py-3">
      <p className="text-ink-2">{auth.unconfirmed}</p>
      <Button look="secondary" className="sm:justify-self-start" onClick={send}>
        {auth.sendConfirmation}
      </Button>
    </div>
  );
}

interface SignInWaysProps {
  email: string;
  overview: AccountOverview;
  onChange: () => void;
}

function SignInWays({ email, overview, onChange }: SignInWaysProps) {
  const { hasPasswords, hasIssuer } = useEmbeddedConfig();
  const hasPassword = hasPasswords && overview.hasPassword;
  return (
    <div className="grid gap-5">
      {hasIssuer && overview.isConnected && (
        <ConnectedIssuer canDisconnect={hasPassword} onChange={onChange} />
      )}
      {hasIssuer && !overview.isConnected && hasPassword && <IssuerForm email={email} />}
      {hasPassword && <PasswordForm email={email} onChange={onChange} />}
    </div>
  );
}

function IssuerCard({ hint, children }: { hint: string; children: ReactNode }) {
  const { auth } = useAuthText();
  const { issuer } = useEmbeddedConfig();
  const failureText = useFailureText();
  const failure = useOidcFailure();
  return (
    <section aria-labelledby="issuer" className={card}>
      <div className="grid gap-1 wrap-anywhere">
        <h2 id="issuer" className="text-xl">
          {auth.connectTitle(issuer)}
        </h2>
        <p className="text-ink-2">{hint}</p>
      </div>
      {failure && <FormError>{failureText(failure)}</FormError>}
      {children}
    </section>
  );
}

function ConnectedIssuer({
  canDisconnect,
  onChange,
}: {
  canDisconnect: boolean;
  onChange: () => void;
}) {
  const { auth } = useAuthText();
  const { issuer, hasPasswords } = useEmbeddedConfig();
  const withFailureToast = useFailureToast();
  const disconnect = async () => {
    if (!(await withFailureToast(disconnectOidc()))) return;
    toasts.success(auth.disconnected(issuer));
    onChange();
  };
  return (
    <IssuerCard hint={auth.connected(issuer)}>
      {canDisconnect && (
        <div className="-mb-2 border-line border-t pt-2">
          <div className="-ml-3">
            <ConfirmButton
              label={auth.disconnect}
              name={auth.disconnectNamed(issuer)}
              question={auth.disconnectQuestion(issuer)}
              hint={auth.disconnectHint}
              onConfirm={disconnect}
            />
          </div>
        </div>
      )}
      {!canDisconnect && hasPasswords && (
        <p className="text-muted text-sm">{auth.failures.onlyWayIn}</p>
      )}
    </IssuerCard>
  );
}

function IssuerForm({ email }: { email: string }) {
  const { auth } = useAuthText();
  const { issuer } = useEmbeddedConfig();
  return (
    <IssuerCard hint={auth.connectHint(issuer)}>
      <Form
        look="secondary"
        buttonClass="wrap-anywhere py-2 sm:justify-self-start"
        submitLabel={auth.connect(issuer)}
        send={({ password }) => connectOidc(password)}
      >
        <OwnerOfPassword email={email} />
        <PasswordField label={auth.currentPassword} />
      </Form>
    </IssuerCard>
  );
}

function PasswordForm({ email, onChange }: { email: string; onChange: () => void }) {
  const { auth } = useAuthText();
  const finish = async () => {
    await sessionChanged();
    onChange();
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

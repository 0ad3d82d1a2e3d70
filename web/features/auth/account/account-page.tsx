import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Card } from '#web/features/auth/form/card.tsx';
import {
  NewPasswordFields,
  OwnerOfPassword,
  PasswordField,
} from '#web/features/auth/form/fields.tsx';
import { Form } from '#web/features/auth/form/form.tsx';
import { FormError } from '#web/features/auth/form/form-messages.tsx';
import { useEmbeddedConfig } from '#web/features/auth/session/auth-config.ts';
import { useFailureText } from '#web/features/auth/session/failures.ts';
import { changePassword } from '#web/features/auth/session/provider.ts';
import { replaceSession, sessionChanged } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useAccountOverview } from './account-overview.ts';
import { DeviceList } from './device-list.tsx';
import { ConnectedIssuer, ConnectIssuer } from './issuer-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/** Shows the signed-in person, their devices, password and OIDC issuer. */
export function AccountPage({ name, email }: { name: string; email: string }) {
  const { auth } = useAuthText();
  const { overview, failure, reload } = useAccountOverview();
  const { hasPasswords, hasIssuer } = useEmbeddedConfig();
  const failureText = useFailureText();
  const hasPassword = hasPasswords && overview?.hasPassword === true;
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl lg:pt-6">{auth.accountTitle}</h1>
      <ProfileCard
        name={name}
        email={email}
        needsConfirmation={overview?.needsConfirmation === true}
      />
      {failure && <FormError>{failureText(failure)}</FormError>}
      <div className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {!overview && !failure && (
          <>
            <Skeleton className="h-48" />
            <Skeleton className="h-96" />
          </>
        )}
        {overview && (
          <>
            <DeviceList sessions={overview.sessions} onEnded={reload} />
            {hasPassword && <PasswordCard email={email} onChange={reload} />}
            {hasIssuer && overview.isConnected && (
              <ConnectedIssuer canDisconnect={hasPassword} onChange={reload} />
            )}
            {hasIssuer && !overview.isConnected && hasPassword && <ConnectIssuer email={email} />}
          </>
        )}
      </div>
    </div>
  );
}

function PasswordCard({ email, onChange }: { email: string; onChange: () => void }) {
  const { auth } = useAuthText();
  const finish = async () => {
    await sessionChanged();
    onChange();
    toasts.success(auth.passwordSaved);
  };
  return (
    <Card
      id="password"
      icon={LockKeyhole}
      title={auth.changePassword}
      hint={auth.changePasswordHint}
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Form
        className="grid gap-4"
        buttonClass="mt-1 sm:justify-self-start"
        submitLabel={auth.savePassword}
        send={({ password, newPassword }) =>
          replaceSession(() => changePassword(password, newPassword))
        }
        onSent={finish}
      >
        <OwnerOfPassword email={email} />
        <PasswordField label={auth.currentPassword} />
        <NewPasswordFields label={auth.newPassword} />
      </Form>
    </Card>
  );
}

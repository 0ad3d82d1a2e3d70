import KeyRound from 'lucide-react/icons/key-round';
import type { ReactNode } from 'react';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { Card } from '#web/features/auth/form/card.tsx';
import { OwnerOfPassword, PasswordField } from '#web/features/auth/form/fields.tsx';
import { Form } from '#web/features/auth/form/form.tsx';
import { FormError } from '#web/features/auth/form/form-messages.tsx';
import { useEmbeddedConfig } from '#web/features/auth/session/auth-config.ts';
import { useFailureText, useFailureToast } from '#web/features/auth/session/failures.ts';
import { connectOidc, disconnectOidc, useOidcFailure } from '#web/features/auth/session/oidc.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

function IssuerCard({ hint, children }: { hint: string; children: ReactNode }) {
  const { auth } = useAuthText();
  const { issuer } = useEmbeddedConfig();
  const failureText = useFailureText();
  const failure = useOidcFailure();
  return (
    <Card id="issuer" icon={KeyRound} title={auth.connectTitle(issuer)} hint={hint}>
      {failure && <FormError>{failureText(failure)}</FormError>}
      {children}
    </Card>
  );
}

interface ConnectedIssuerProps {
  canDisconnect: boolean;
  onChange: () => void;
}

export function ConnectedIssuer({ canDisconnect, onChange }: ConnectedIssuerProps) {
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

export function ConnectIssuer({ email }: { email: string }) {
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

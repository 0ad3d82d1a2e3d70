import { useState } from 'react';
import { FormError } from '#web/features/auth/form/form-messages.tsx';
import { useEmbeddedConfig } from '#web/features/auth/session/auth-config.ts';
import { useFailureText } from '#web/features/auth/session/failures.ts';
import type { Failure } from '#web/features/auth/session/identity-http.ts';
import { startOidc, useOidcFailure } from '#web/features/auth/session/oidc.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Sign-in through the OIDC issuer, above the password form, if there is one. */
export function OidcButton({ next }: { next: string }) {
  const { auth } = useAuthText();
  const { hasPasswords, hasIssuer, issuer } = useEmbeddedConfig();
  const failureText = useFailureText(auth.failures.signIn);
  const [failure, setFailure] = useState<Failure | undefined>(useOidcFailure());
  const [isLeaving, setLeaving] = useState(false);
  if (!hasIssuer) return null;
  const leave = async () => {
    setFailure(undefined);
    setLeaving(true);
    setFailure(await startOidc(next));
    setLeaving(false);
  };
  return (
    <div className="grid gap-4">
      {failure && <FormError>{failureText(failure)}</FormError>}
      <Button
        look={hasPasswords ? 'secondary' : 'primary'}
        className="min-h-[52px] wrap-anywhere py-3"
        inactive={isLeaving}
        onClick={leave}
      >
        {isLeaving ? auth.takingYouTo(issuer) : auth.continueWith(issuer)}
      </Button>
      {hasPasswords && (
        <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {auth.or}
        </p>
      )}
    </div>
  );
}

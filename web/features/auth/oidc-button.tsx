import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useEmbeddedConfig } from './auth-config.ts';
import { useFailureText } from './failures.ts';
import { FormError } from './form-messages.tsx';
import type { Failure } from './identity-http.ts';
import { startOidc, useOidcFailure } from './oidc.ts';
import { useAuthText } from './texts.ts';

/** The way in by the OIDC issuer, above the form with a password, if there is one. */
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

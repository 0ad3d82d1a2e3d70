import { useEffect, useState } from 'react';
import { paths } from '#domain/routes.ts';
import { FormError } from '#web/features/auth/form/form-messages.tsx';
import { LinkCard } from '#web/features/auth/form/link-card.tsx';
import { useFailureText } from '#web/features/auth/session/failures.ts';
import type { Failure } from '#web/features/auth/session/identity-http.ts';
import { confirmEmail } from '#web/features/auth/session/provider.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Opened by the link that confirms an address, after its owner has signed in. */
export function ConfirmPage({ token }: { token: string }) {
  const { auth, organization } = useAuthText();
  const failureText = useFailureText();
  const [result, setResult] = useState<{ failure: Failure | undefined }>();
  useEffect(() => {
    void confirmEmail(token).then((failure) => setResult({ failure }));
  }, [token]);
  if (!result) return <Skeleton className="h-48" />;
  const { failure } = result;
  return (
    <LinkCard drawing={failure ? 'lost' : 'party'}>
      <h1 className="text-[min(2.125rem,7.5vw)]">
        {failure ? auth.confirmTitle : auth.confirmedTitle}
      </h1>
      {failure ? (
        <FormError>{failureText(failure)}</FormError>
      ) : (
        <p className="text-balance text-ink-2 text-lg">{auth.confirmedReason}</p>
      )}
      <ButtonLink href={failure ? paths.account() : paths.dashboard()} className="mt-2 w-full">
        {failure ? auth.accountTitle : organization.toBars}
      </ButtonLink>
    </LinkCard>
  );
}

import { useEffect, useState } from 'react';
import { paths } from '#domain/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFailureText } from './failures.ts';
import { FormError } from './form-messages.tsx';
import type { Failure } from './identity-http.ts';
import { LinkCard } from './link-card.tsx';
import { confirmEmail } from './provider.ts';
import { useAuthText } from './texts.ts';

/** Opened by the link that confirms an address, once its owner is signed in. */
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

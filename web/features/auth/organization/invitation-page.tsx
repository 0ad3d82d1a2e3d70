import { useState } from 'react';
import { paths } from '#domain/routes.ts';
import { FormError } from '#web/features/auth/form/form-messages.tsx';
import { LinkCard } from '#web/features/auth/form/link-card.tsx';
import { useFailureText } from '#web/features/auth/session/failures.ts';
import type { Failure } from '#web/features/auth/session/identity-http.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { acceptInvitation, useInvitation } from './organizations.ts';

export function InvitationPage({ invitationId }: { invitationId: string }) {
  const { organization: text } = useAuthText();
  const result = useInvitation(invitationId);
  const [failure, setFailure] = useState<Failure>();
  const [isAccepting, setAccepting] = useState(false);
  const failureText = useFailureText();
  if (!result) return <Skeleton className="h-48" />;
  const shownFailure = failure ?? result.failure;
  if (shownFailure) {
    return (
      <LinkCard drawing="lost">
        <h1 className="text-3xl">{text.invitation}</h1>
        <FormError>{failureText(shownFailure)}</FormError>
        <ButtonLink href={paths.dashboard()} className="mt-2 w-full">
          {text.toBars}
        </ButtonLink>
      </LinkCard>
    );
  }
  const accept = async () => {
    setAccepting(true);
    const failed = await acceptInvitation(invitationId);
    if (failed) return setFailure(failed);
    navigate(paths.dashboard(), { replace: true });
  };
  return (
    <LinkCard drawing="party">
      <h1 className="text-[min(2.125rem,7.5vw)]">
        {text.invitationTitle(result.data?.organizationName ?? '')}
      </h1>
      <p className="text-balance text-ink-2 text-lg">
        {text.invitationReason(result.data?.inviterEmail ?? '')}
      </p>
      <Button className="mt-2 w-full" inactive={isAccepting} onClick={accept}>
        {text.accept}
      </Button>
    </LinkCard>
  );
}

import { useState } from 'react';
import { paths } from '#domain/routes.ts';
import { navigate } from '#web/navigation/location.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFailureText } from './failures.ts';
import { FormError } from './form-messages.tsx';
import type { Failure } from './identity-http.ts';
import { acceptInvitation, useInvitation } from './organizations.ts';
import { useAuthText } from './texts.ts';

/** Opened by the link of an invitation. */
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
      <>
        <h1 className="text-2xl lg:pt-6">{text.invitation}</h1>
        <FormError>{failureText(shownFailure)}</FormError>
        <ButtonLink href={paths.dashboard()} className="sm:justify-self-start">
          {text.toBars}
        </ButtonLink>
      </>
    );
  }
  const accept = async () => {
    setAccepting(true);
    const failed = await acceptInvitation(invitationId);
    if (failed) return setFailure(failed);
    navigate(paths.dashboard(), { replace: true });
  };
  return (
    <div className="grid max-w-xl gap-4 rounded-md lg:mt-6 border border-line bg-surface p-5 sm:p-8">
      <h1 className="text-2xl">{text.invitationTitle(result.data?.organizationName ?? '')}</h1>
      <p className="text-ink-2">{text.invitationReason(result.data?.inviterEmail ?? '')}</p>
      <Button className="sm:justify-self-start" inactive={isAccepting} onClick={accept}>
        {text.accept}
      </Button>
    </div>
  );
}

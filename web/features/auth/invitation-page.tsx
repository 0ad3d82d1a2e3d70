import { useState } from 'react';
import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FormMessage } from './form-message.tsx';
import type { Failure } from './identity-http.ts';
import { acceptInvitation, useInvitation } from './organizations.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';

/** The link of an invitation leads here. */
export function InvitationPage({ invitationId }: { invitationId: string }) {
  const { organization: text } = useAuthText();
  const { answer } = useInvitation(invitationId);
  const [failure, setFailure] = useState<Failure>();
  const [isAccepting, setAccepting] = useState(false);
  const failed = useFailureText(failure ?? answer?.failure);
  if (!answer) return <Skeleton className="h-48" />;
  if (failed) {
    return (
      <>
        <h1 className="text-2xl">{text.invitation}</h1>
        <FormMessage failure={failed} />
        <ButtonLink href={paths.dashboard()}>{text.toBars}</ButtonLink>
      </>
    );
  }
  const accept = async () => {
    setAccepting(true);
    const refused = await acceptInvitation(invitationId);
    if (refused) return setFailure(refused);
    navigate(paths.dashboard(), { replace: true });
  };
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <h1 className="text-2xl">{text.invitationTitle(answer.data?.organizationName ?? '')}</h1>
      <p className="text-ink-2">{text.invitationReason(answer.data?.inviterEmail ?? '')}</p>
      <Button inactive={isAccepting} onClick={accept}>
        {text.accept}
      </Button>
    </div>
  );
}

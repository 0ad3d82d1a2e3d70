import { invitationOf } from '#web/navigation/routes.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { FormMessage } from './form-message.tsx';
import { useAuthText } from './texts.ts';

/** Above a form: who invites and to what, where an invitation is what the form leads to. */
export function InvitationNote({ next }: { next: string }) {
  const { auth } = useAuthText();
  const invitationId = invitationOf(next);
  const { data } = useQuery(
    'organizations.getInvitation',
    invitationId ? { invitationId } : undefined,
  );
  if (!invitationId) return null;
  const title = data && auth.invitedBy(data.inviterName, data.organizationName);
  return <FormMessage title={title ?? undefined} note={auth.invited} />;
}

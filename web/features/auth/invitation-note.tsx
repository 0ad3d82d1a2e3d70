import { invitationOf } from '#domain/routes.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { FormNote } from './form-messages.tsx';
import { useAuthText } from './texts.ts';

/** Who invites to which organization, if `next` is the page of an invitation. */
export function InvitationNote({ next }: { next: string }) {
  const { auth } = useAuthText();
  const invitationId = invitationOf(next);
  const { data } = useQuery(
    'organizations.getInvitation',
    invitationId ? { invitationId } : undefined,
  );
  if (!invitationId) return null;
  const title = data && auth.invitedBy(data.inviterName, data.organizationName);
  return <FormNote title={title ?? undefined}>{auth.invited}</FormNote>;
}

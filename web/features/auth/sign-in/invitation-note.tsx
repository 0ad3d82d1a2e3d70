import type { InvitationSummary } from '#domain/organizations/organizations.ts';
import { invitationOf } from '#domain/routes.ts';
import { FormNote } from '#web/features/auth/form/form-messages.tsx';
import { useAuthText } from '#web/features/auth/texts.ts';
import { useQuery } from '#web/rpc/hooks.ts';

/**
 * The invitation, if `next` is its page. Undefined while loading, null if it is no longer valid.
 */
export function useReceivedInvitation(next: string): InvitationSummary | null | undefined {
  const invitationId = invitationOf(next);
  const input = invitationId ? { invitationId } : undefined;
  return useQuery('organizations.getInvitation', input).data;
}

interface InvitationNoteProps {
  next: string;
  /** The step that is needed before accepting the invitation. */
  children: string;
}

/** Names the inviter and the organization if `next` is an invitation page. */
export function InvitationNote({ next, children }: InvitationNoteProps) {
  const { auth } = useAuthText();
  const invitation = useReceivedInvitation(next);
  if (!invitationOf(next)) return null;
  if (invitation === null) return <FormNote>{auth.failures.invitationGone}</FormNote>;
  const title = invitation && auth.invitedBy(invitation.inviterName, invitation.organizationName);
  return <FormNote title={title}>{children}</FormNote>;
}

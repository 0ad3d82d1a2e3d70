import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';
import { leaveOrganization, useFullOrganization } from './organizations.ts';
import { useClaims } from './session.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';

/** The members of the organization one works for. */
export function OrganizationPage() {
  const { organization: text, auth } = useAuthText();
  const { person, organizationId } = useClaims();
  const { answer, reload } = useFullOrganization(organizationId);
  const failed = useFailureText(answer?.failure);
  if (!organizationId) {
    return (
      <>
        <h1 className="text-2xl">{text.members}</h1>
        <p className="text-ink-2">{text.nothingHere}</p>
      </>
    );
  }
  if (failed) return <p role="alert">{failed}</p>;
  if (!answer?.data) return <Skeleton className="h-48" />;

  const { name, members, invitations } = answer.data;
  const manages = members.some(({ userId, role }) => userId === person && role === 'owner');
  const pending = invitations.filter(({ status }) => status === 'pending');
  const leave = async () => {
    const failure = await leaveOrganization(organizationId);
    if (!failure) return navigate(paths.dashboard());
    toasts.error(failure === 'unknown' ? text.failed : auth.failures[failure]);
  };
  return (
    <>
      <h1 className="text-2xl">{text.membersOf(name)}</h1>
      <ul className="grid grid-cols-1 gap-2" aria-label={text.members}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            organizationId={organizationId}
            member={member}
            isSelf={member.userId === person}
            manages={manages}
            onChanged={reload}
          />
        ))}
      </ul>
      {manages && pending.length > 0 && (
        <p className="text-ink-2">
          {`${text.pending}: ${pending.map(({ email }) => email).join(', ')}`}
        </p>
      )}
      {manages && <InviteMember organizationId={organizationId} onInvited={reload} />}
      <div>
        <ConfirmButton label={text.leave} question={text.leaveQuestion} onConfirm={leave} />
      </div>
    </>
  );
}

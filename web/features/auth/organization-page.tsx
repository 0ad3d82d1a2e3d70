import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { navigate } from '#web/navigation/location.ts';
import { paths } from '#web/navigation/routes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';
import { leaveOrganization, pendingOf, useFullOrganization } from './organizations.ts';
import { useClaims } from './session.ts';
import { useAuthText } from './texts.ts';
import { useFailureTexts } from './use-failure-text.ts';

/** The members of the organization one works for. */
export function OrganizationPage() {
  const { organization: text } = useAuthText();
  const textOf = useFailureTexts();
  const { person, organizationId } = useClaims();
  const { answer, reload } = useFullOrganization(organizationId);
  const failed = answer?.failure && textOf(answer.failure);
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

  const { name, members } = answer.data;
  const manages = members.some(({ userId, role }) => userId === person && role === 'owner');
  const pending = pendingOf(answer.data);
  const leave = async () => {
    const failure = await leaveOrganization(organizationId);
    if (!failure) return navigate(paths.dashboard());
    toasts.error(textOf(failure));
  };
  return (
    <>
      <h1 className="text-2xl">{text.membersOf(name)}</h1>
      <ul tabIndex={-1} className="grid grid-cols-1 gap-2" aria-label={text.members}>
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
        <section aria-labelledby="invited" className="grid gap-2">
          <h2 id="invited" className="text-xl">
            {text.pending}
          </h2>
          <ul className="grid grid-cols-1 gap-2">
            {pending.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onChanged={reload} />
            ))}
          </ul>
        </section>
      )}
      {manages && <InviteMember organizationId={organizationId} onInvited={reload} />}
      <div>
        <ConfirmButton label={text.leave} question={text.leaveQuestion} onConfirm={leave} />
      </div>
    </>
  );
}

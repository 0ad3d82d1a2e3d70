import { paths } from '#domain/routes.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFailureToast } from './failures.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';
import { leaveOrganization } from './organizations.ts';
import { useClaims } from './session.ts';
import { useAuthText } from './texts.ts';

/** The members of the current organization. */
export function OrganizationPage() {
  const { organization: text } = useAuthText();
  const shared = useText();
  const withFailureToast = useFailureToast();
  const { person } = useClaims();
  const { status, data: organization, error } = useQuery('organizations.getOrganization', {});
  if (status === 'error') return <p role="alert">{errorText(shared, error)}</p>;
  if (status === 'loading') return <Skeleton className="h-48" />;
  if (!organization) {
    return (
      <>
        <h1 className="text-2xl">{text.members}</h1>
        <p className="text-ink-2">{text.nothingHere}</p>
      </>
    );
  }

  const { id: organizationId, name, members, invitations } = organization;
  const manages = members.some(({ userId, role }) => userId === person && role === 'owner');
  const leave = async () => {
    const hasLeft = await withFailureToast(leaveOrganization(organizationId));
    if (hasLeft) navigate(paths.dashboard());
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
          />
        ))}
      </ul>
      {manages && invitations.length > 0 && (
        <section aria-labelledby="invited" className="grid gap-2">
          <h2 id="invited" className="text-xl">
            {text.pending}
          </h2>
          <ul className="grid grid-cols-1 gap-2">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      {manages && <InviteMember organizationId={organizationId} />}
      <div>
        <ConfirmButton label={text.leave} question={text.leaveQuestion} onConfirm={leave} />
      </div>
    </>
  );
}

import { paths } from '#domain/routes.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { SectionError } from '#web/components/section-error.tsx';
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

const card = 'grid content-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6';

/** The members of the current organization. */
export function OrganizationPage() {
  const { organization: text } = useAuthText();
  const withFailureToast = useFailureToast();
  const { person } = useClaims();
  const { status, data: organization, error } = useQuery('organizations.getOrganization', {});
  if (status === 'error') return <SectionError error={error} />;
  if (status === 'loading') return <Skeleton className="h-48" />;
  if (!organization) {
    return (
      <>
        <h1 className="text-2xl lg:pt-6">{text.members}</h1>
        <EmptyState title={text.personal} reason={text.nothingHere} />
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
      <h1 className="wrap-anywhere text-2xl lg:pt-6">{text.membersOf(name)}</h1>
      <div
        className={`grid grid-cols-1 items-start gap-5 ${manages ? 'xl:grid-cols-[minmax(0,1fr)_400px]' : 'max-w-3xl'}`}
      >
        <section aria-labelledby="members" className={card}>
          <div className="grid gap-1">
            <h2 id="members" className="text-xl">
              {text.members}
            </h2>
            <p className="text-ink-2">{text.rolesHint}</p>
          </div>
          <ul tabIndex={-1} className="grid grid-cols-1 outline-none" aria-label={text.members}>
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
          <div className="-mb-2 border-line border-t pt-2">
            <ConfirmButton label={text.leave} question={text.leaveQuestion} onConfirm={leave} />
          </div>
        </section>
        {manages && (
          <div className="grid gap-5">
            <InviteMember organizationId={organizationId} />
            {invitations.length > 0 && (
              <section aria-labelledby="invited" className={card}>
                <h2 id="invited" className="text-xl">
                  {text.pending}
                </h2>
                <ul className="-mt-2 grid grid-cols-1">
                  {invitations.map((invitation) => (
                    <InvitationRow key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </div>
    </>
  );
}

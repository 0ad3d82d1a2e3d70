import UsersRound from 'lucide-react/icons/users-round';
import { paths } from '#domain/routes.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { Card } from '#web/features/auth/form/card.tsx';
import { useFailureToast } from '#web/features/auth/session/failures.ts';
import { useClaims } from '#web/features/auth/session/session.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { navigate } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';
import { leaveOrganization } from './organizations.ts';

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
    <div className="grid gap-5">
      <h1 className="wrap-anywhere text-2xl lg:pt-6">{text.membersOf(name)}</h1>
      <div
        className={`grid items-start gap-5 ${manages ? 'xl:grid-cols-[minmax(0,1fr)_420px] xl:grid-rows-[auto_1fr]' : 'max-w-3xl'}`}
      >
        <Card id="members" icon={UsersRound} title={text.members} hint={text.rolesHint}>
          <ul tabIndex={-1} className="grid outline-none" aria-label={text.members}>
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
        </Card>
        {manages && <InviteMember organizationId={organizationId} invitations={invitations} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md border border-line px-5 py-3 sm:px-6">
          <p className="min-w-0 flex-[1_1_180px] text-muted text-sm">{text.leaveHint}</p>
          <div className="-mx-3">
            <ConfirmButton label={text.leave} question={text.leaveQuestion} onConfirm={leave} />
          </div>
        </div>
      </div>
    </div>
  );
}

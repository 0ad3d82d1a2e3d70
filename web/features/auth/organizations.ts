import { useCallback, useEffect, useState } from 'react';
import type { Role } from '#domain/accounts.ts';
import type { Invitation } from '#domain/organizations.ts';
import { randomKey } from '#web/identity/keys.ts';
import { paths } from '#web/navigation/routes.ts';
import { type Answer, ask, attempt, type Failure } from './identity-http.ts';
import { actFor, sessionChanged, useClaims } from './session.ts';

interface ListedOrganization {
  id: string;
  name: string;
}

export interface ReceivedInvitation {
  organizationName: string;
  inviterEmail: string;
}

/** A change of whom one works for: the token of this tab has to say so. */
async function thenActFor<T>(
  change: Promise<Answer<T>>,
  chosen: (data: T) => string | null,
): Promise<Failure | undefined> {
  const { data, failure } = await change;
  if (failure) return failure;
  await actFor(chosen(data as T));
  return undefined;
}

export function createOrganization(name: string) {
  const organization = { name: name.trim(), slug: randomKey() };
  return thenActFor(ask<ListedOrganization>('/organization/create', organization), ({ id }) => id);
}

/** The next session begins with it, too. */
export function switchTo(organizationId: string | null) {
  return thenActFor(ask('/organization/set-active', { organizationId }), () => organizationId);
}

/** Other tabs that act for it have to find out. */
export async function leaveOrganization(organizationId: string): Promise<Failure | undefined> {
  const failure = await attempt('/organization/leave', { organizationId });
  if (!failure) await sessionChanged();
  return failure;
}

export function acceptInvitation(invitationId: string) {
  return thenActFor(
    ask<{ member: { organizationId: string } }>('/organization/accept-invitation', {
      invitationId,
    }),
    ({ member }) => member.organizationId,
  );
}

export function invite(organizationId: string, email: string) {
  return ask<Invitation>('/organization/invite-member', { organizationId, email, role: 'member' });
}

export function withdrawInvitation(invitationId: string) {
  return attempt('/organization/cancel-invitation', { invitationId });
}

/** The link that the owner passes on to the invited person. */
export function invitationLink(invitationId: string): string {
  return `${location.origin}${paths.invitation(invitationId)}`;
}

export function removeMember(organizationId: string, memberIdOrEmail: string) {
  return attempt('/organization/remove-member', { organizationId, memberIdOrEmail });
}

export function setRole(organizationId: string, memberId: string, role: Role) {
  return attempt('/organization/update-member-role', { organizationId, memberId, role });
}

/** The answer of the provider, asked anew with each change of whom one works for. */
function useAnswer<T>(path: string | undefined) {
  const { organizationId } = useClaims();
  const [answer, setAnswer] = useState<Answer<T>>();
  const reload = useCallback(async () => {
    if (path) setAnswer(await ask<T>(path));
  }, [path]);
  useEffect(() => void reload(), [reload, organizationId]);
  return { answer, reload };
}

export function useOrganizations() {
  const { answer, reload } = useAnswer<ListedOrganization[]>('/organization/list');
  return { organizations: answer?.data ?? [], reload };
}

export function useInvitation(id: string) {
  return useAnswer<ReceivedInvitation>(`/organization/get-invitation?id=${encodeURIComponent(id)}`);
}

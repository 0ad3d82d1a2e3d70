import type { Role } from '#domain/auth/accounts.ts';
import type { Invitation } from '#domain/organizations/organizations.ts';
import { paths } from '#domain/routes.ts';
import {
  type Failure,
  post,
  type Result,
  requestJson,
} from '#web/features/auth/session/identity-http.ts';
import { actFor, sessionChanged } from '#web/features/auth/session/session.ts';
import { useRequest } from '#web/features/auth/session/use-request.ts';
import { randomKey } from '#web/identity/keys.ts';

interface Organization {
  id: string;
  name: string;
}

export interface ReceivedInvitation {
  organizationName: string;
  inviterEmail: string;
}

/** Awaits a change, then switches this tab to the resulting organization. */
async function thenActFor<T>(
  change: Promise<Result<T>>,
  organizationOf: (data: T) => string | null,
): Promise<Failure | undefined> {
  const { data, failure } = await change;
  if (failure) return failure;
  await actFor(organizationOf(data as T));
  return undefined;
}

export function createOrganization(name: string) {
  const organization = { name: name.trim(), slug: randomKey() };
  return thenActFor(
    requestJson<Organization>('/organization/create', organization),
    ({ id }) => id,
  );
}

/** Also makes it the initial organization of the next session. */
export function switchOrganization(organizationId: string | null) {
  return thenActFor(
    requestJson('/organization/set-active', { organizationId }),
    () => organizationId,
  );
}

export async function leaveOrganization(organizationId: string): Promise<Failure | undefined> {
  const failure = await post('/organization/leave', { organizationId });
  // Other tabs may act for it.
  if (!failure) await sessionChanged();
  return failure;
}

export function acceptInvitation(invitationId: string) {
  return thenActFor(
    requestJson<{ member: { organizationId: string } }>('/organization/accept-invitation', {
      invitationId,
    }),
    ({ member }) => member.organizationId,
  );
}

export function invite(organizationId: string, email: string) {
  const invitation = { organizationId, email, role: 'member' };
  return requestJson<Invitation>('/organization/invite-member', invitation);
}

export function withdrawInvitation(invitationId: string) {
  return post('/organization/cancel-invitation', { invitationId });
}

/** The link that the owner sends to the invited person. */
export function invitationLink(origin: string, invitationId: string): string {
  return origin + paths.invitation(invitationId);
}

export function removeMember(organizationId: string, memberIdOrEmail: string) {
  return post('/organization/remove-member', { organizationId, memberIdOrEmail });
}

export function setRole(organizationId: string, memberId: string, role: Role) {
  return post('/organization/update-member-role', { organizationId, memberId, role });
}

export function useOrganizations() {
  const { result, reload } = useRequest<Organization[]>('/organization/list');
  return { organizations: result?.data ?? [], reload };
}

export function useInvitation(id: string) {
  const path = `/organization/get-invitation?id=${encodeURIComponent(id)}`;
  return useRequest<ReceivedInvitation>(path).result;
}

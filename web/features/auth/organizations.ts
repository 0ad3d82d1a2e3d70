import { useCallback, useEffect, useState } from 'react';
import type { Role } from '#domain/accounts.ts';
import { randomKey } from '#web/identity/keys.ts';
import { paths } from '#web/navigation/routes.ts';
import { type Answer, ask, attempt, type Failure } from './identity-http.ts';
import { register, sessionChanged, useClaims } from './session.ts';

export interface Organization {
  id: string;
  name: string;
}

export interface Member {
  id: string;
  userId: string;
  role: Role;
  user: { name: string; email: string };
}

export interface Invitation {
  id: string;
  email: string;
  status: string;
  expiresAt: string;
}

export interface FullOrganization extends Organization {
  members: Member[];
  invitations: Invitation[];
}

export interface ReceivedInvitation {
  organizationName: string;
  inviterEmail: string;
}

/** A change of whom one works for: the token has to say so, in every tab. */
async function thenRenew(change: Promise<Failure | undefined>): Promise<Failure | undefined> {
  const failure = await change;
  if (failure) return failure;
  await sessionChanged();
  register();
  return undefined;
}

export function createOrganization(name: string) {
  return thenRenew(attempt('/organization/create', { name: name.trim(), slug: randomKey() }));
}

export function switchTo(organizationId: string | null) {
  return thenRenew(attempt('/organization/set-active', { organizationId }));
}

export function leaveOrganization(organizationId: string) {
  return thenRenew(attempt('/organization/leave', { organizationId }));
}

export function acceptInvitation(invitationId: string) {
  return thenRenew(attempt('/organization/accept-invitation', { invitationId }));
}

export function invite(organizationId: string, email: string) {
  return ask<Invitation>('/organization/invite-member', { organizationId, email, role: 'member' });
}

export function withdraw(invitationId: string) {
  return attempt('/organization/cancel-invitation', { invitationId });
}

/** To pass on, by whatever way. */
export function linkOf(invitationId: string): string {
  return `${location.origin}${paths.invitation(invitationId)}`;
}

/** Those that can still be accepted. */
export function pendingOf({ invitations }: FullOrganization): Invitation[] {
  return invitations.filter(
    ({ status, expiresAt }) => status === 'pending' && Date.parse(expiresAt) > Date.now(),
  );
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
  const { answer, reload } = useAnswer<Organization[]>('/organization/list');
  return { organizations: answer?.data ?? [], reload };
}

export function useFullOrganization(id: string | undefined) {
  return useAnswer<FullOrganization>(
    id && `/organization/get-full-organization?organizationId=${encodeURIComponent(id)}`,
  );
}

export function useInvitation(id: string) {
  return useAnswer<ReceivedInvitation>(`/organization/get-invitation?id=${encodeURIComponent(id)}`);
}

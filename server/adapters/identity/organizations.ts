import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { organization } from 'better-auth/plugins';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { type Role, roles } from '#domain/auth/accounts.ts';
import { batched } from '#server/db/batch.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { budgets } from '#server/limits/budgets.ts';
import { parseTopic } from '#server/topics.ts';
import { accountName, nameChecked } from './account-name.ts';
import { isWithinDailyLimit } from './daily-limit.ts';

const invitationDays = 7;

export interface Invitation {
  id: string;
  email: string;
  organization: { name: string };
  inviter: { user: { name: string } };
}

export function organizations(
  db: Db,
  sendInvitation: (invitation: Invitation, headers?: Headers) => void,
) {
  return organization({
    // Its bars would be left without owners.
    disableOrganizationDeletion: true,
    cancelPendingInvitationsOnReInvite: true,
    invitationExpiresIn: invitationDays * 86_400,
    sendInvitationEmail: async (invitation, request) =>
      sendInvitation(invitation, request?.headers),
    organizationHooks: {
      beforeCreateOrganization: async ({ organization, user }) => {
        const name = accountName(organization.name);
        await countOrganization(db, user.id);
        return { data: { ...organization, name } };
      },
      beforeUpdateOrganization: async ({ organization }) => ({
        data: nameChecked(organization),
      }),
      // Members see the links of others, and no email is verified, so a link must not raise a role.
      beforeCreateInvitation: async ({ invitation, inviter, organization }) => {
        allowRoles(invitation.role, ['member']);
        await countInvitation(db, inviter.id, organization.id);
      },
      beforeUpdateMemberRole: async ({ newRole }) => allowRoles(newRole, roles),
    },
  });
}

/** Unlike the plugin's own limit, it holds for parallel requests. */
async function countOrganization(db: Db, userId: string): Promise<void> {
  const { rows } = await sql`
    update auth."user" set "organizationsMade" = "organizationsMade" + 1
    where id = ${userId} and "organizationsMade" < ${budgets.person.organizations}::int
    returning id
  `.execute(db);
  if (!rows.length) throw new APIError('FORBIDDEN', { code: 'TOO_MANY_ORGANIZATIONS' });
}

async function countInvitation(db: Db, inviterId: string, organizationId: string): Promise<void> {
  const isAllowed =
    (await isWithinDailyLimit(db, 'invitationBy', inviterId)) &&
    (await isWithinDailyLimit(db, 'invitationTo', organizationId));
  if (!isAllowed) throw new APIError('FORBIDDEN', { code: 'TOO_MANY_INVITATIONS' });
}

/** The plugin has roles that the product does not have. */
function allowRoles(role: string, allowed: readonly Role[]): void {
  if (!allowed.some((each) => each === role))
    throw new APIError('BAD_REQUEST', { code: 'ROLE_NOT_FOUND' });
}

/** Starts a new session in the organization of the last one, which the plugin does not do. */
export function rememberOrganization(db: Db): BetterAuthOptions['databaseHooks'] {
  return {
    session: {
      create: {
        async before(session) {
          const { rows } = await sql<{ id: string | null }>`
            select "lastOrganizationId" as id from auth."user" where id = ${session.userId}
          `.execute(db);
          return { data: { ...session, activeOrganizationId: rows[0]?.id ?? null } };
        },
      },
      update: {
        async after(session) {
          const active = session.activeOrganizationId ?? null;
          await sql`
            update auth."user" set "lastOrganizationId" = ${active}
            where id = ${session.userId} and "lastOrganizationId" is distinct from ${active}
          `.execute(db);
        },
      },
    },
  };
}

export async function organizationClaims(
  db: Db,
  { userId, activeOrganizationId }: { userId: string; activeOrganizationId?: string | null },
): Promise<{ org_id?: string; org_role?: Role }> {
  const { rows } = await sql<{ org_id: string; org_role: Role }>`
    select "organizationId" as org_id, role as org_role from auth.member
    where "userId" = ${userId} and "organizationId" = ${activeOrganizationId ?? null}
  `.execute(db);
  return rows[0] ?? {};
}

export const isCurrent = batched(async (db, tokens: readonly JWTPayload[]) => {
  const asked = tokens.map(({ sid = null, org_id = null, org_role = null }, n) => ({
    n,
    sid,
    org_id,
    org_role,
  }));
  const { rows } = await sql<{ n: number }>`${prepared('current_sessions')}
    select n from json_to_recordset(${JSON.stringify(asked)}) as asked(n int, sid text, org_id text, org_role text)
    join auth.session s on s.id = sid and s."expiresAt" > now()
    where org_id is null or exists (
      select from auth.member m where m."userId" = s."userId" and m."organizationId" = org_id
        and m.role = org_role)
  `.execute(db);
  const current = new Set(rows.map(({ n }) => n));
  return tokens.map((_, n) => current.has(n));
});

export async function purgeInvitations(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from auth.invitation
    where id in (
      select id from auth.invitation where "createdAt" < ${before}
      limit ${limit} for update skip locked)
    returning id
  `.execute(db);
  return rows.length;
}

/** Undefined for topics that end nobody's rights. */
export function personOfChange(topic: string): string | undefined {
  const { table, scope } = parseTopic(topic);
  return table === 'session' || table === 'member' ? scope : undefined;
}

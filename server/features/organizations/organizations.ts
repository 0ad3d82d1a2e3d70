import { sql } from 'kysely';
import type { InvitationSummary, Organization } from '#domain/organizations/organizations.ts';
import type { Db } from '#server/db/database.ts';
import type { Identity } from '#server/rpc/viewer.ts';

/** With its invitations for owners. */
export async function findOrganization(
  db: Db,
  { account, role }: Identity,
): Promise<Organization | null> {
  if (account.kind !== 'organization') return null;
  const { rows } = await sql<Omit<Organization, 'id'>>`
    select o.name,
      (select coalesce(json_agg(json_build_object(
          'id', m.id, 'userId', u.id, 'role', m.role, 'name', u.name, 'email', u.email)
          order by m."createdAt", m.id), '[]')
        from auth.member m join auth."user" u on u.id = m."userId"
        where m."organizationId" = o.id) as members,
      (select coalesce(json_agg(json_build_object('id', i.id, 'email', i.email)
          order by i."createdAt", i.id), '[]')
        from auth.invitation i
        where i."organizationId" = o.id and i.status = 'pending' and i."expiresAt" > now()
          and ${role === 'owner'}) as invitations
    from auth.organization o where o.id = ${account.subject}
  `.execute(db);
  return rows[0] ? { id: account.subject, ...rows[0] } : null;
}

/** Pending ones only, for anyone who has the link. */
export async function findInvitation(db: Db, id: string): Promise<InvitationSummary | null> {
  const { rows } = await sql<InvitationSummary>`
    select o.name as "organizationName", u.name as "inviterName", i.email
    from auth.invitation i
    join auth.organization o on o.id = i."organizationId"
    join auth."user" u on u.id = i."inviterId"
    where i.id = ${id} and i.status = 'pending' and i."expiresAt" > now()
  `.execute(db);
  return rows[0] ?? null;
}

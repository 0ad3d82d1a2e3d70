// The id of a browser is in a signed cookie. Its accounts are in the database, to be forgotten.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GenericEndpointContext as Context } from 'better-auth';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const cookieDays = 180;
const maxAccountsPerDevice = 5;
const maxDevicesPerAccount = 20;

export function deviceIn(cookies: string | null | undefined, secret: string): string | undefined {
  const value = /(?:^|;\s*)(?:__Secure-)?barback\.device=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  const [, device, signature] = /^([\w-]{32})\.([\w+/]{43}=)$/.exec(decoded(value)) ?? [];
  if (!device || !signature) return undefined;
  const right = createHmac('sha256', secret).update(device).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'base64')) ? device : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

export async function isKnownDevice(db: Db, device: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from auth.known_device where email = ${email} and device = ${device}
  `.execute(db);
  return rows.length > 0;
}

/** Makes the browser a known device of the account. Forgets the oldest of too many. */
export async function rememberDevice(c: Context, db: Db, email: string): Promise<void> {
  const { secret } = c.context;
  const device =
    deviceIn(c.headers?.get('cookie'), secret) ?? randomBytes(24).toString('base64url');
  const { name, attributes } = c.context.createAuthCookie('device', {
    maxAge: cookieDays * 86_400,
    path: '/api/auth',
  });
  await c.setSignedCookie(name, device, secret, attributes);
  await sql`
    insert into auth.known_device (email, device) values (${email}, ${device})
    on conflict (email, device) do update set "seenAt" = now()
  `.execute(db);
  await sql`
    delete from auth.known_device where (email, device) in (
      (select email, device from auth.known_device where email = ${email}
        order by "seenAt" desc offset ${maxDevicesPerAccount}::int)
      union all
      (select email, device from auth.known_device where device = ${device}
        order by "seenAt" desc offset ${maxAccountsPerDevice}::int))
  `.execute(db);
}

export async function forgetDevices(db: Db, email: string, except = ''): Promise<void> {
  await sql`
    delete from auth.known_device where email = ${email} and device <> ${except}
  `.execute(db);
}

export async function forgetOldDevices(db: Db): Promise<void> {
  await sql`
    delete from auth.known_device where "seenAt" < now() - ${cookieDays}::int * interval '1 day'
  `.execute(db);
}

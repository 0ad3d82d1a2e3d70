// Guessing the password of one account from many addresses. Addresses the account knows are never
// slowed by it, so that nobody can lock the rightful owner out.
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { networkOf } from '#server/limits/network.ts';
import { isWithinDay } from './daily-limit.ts';

const tries = 10;
/** One more try after each of these. */
const secondsPerTry = 30;
const knownDays = 180;
const longestEmail = 320;

interface Attempt {
  email: string;
  address: string;
}

/** What is asked of who wants in, and what is remembered of who got in. */
export function limitEntry(db: Db, addressHeader: string) {
  const attemptOf = (body: unknown, headers: Headers | undefined): Attempt => {
    const { email } = (body ?? {}) as { email?: unknown };
    return {
      email: String(email).toLowerCase().slice(0, longestEmail),
      address: headers?.get(addressHeader) ?? '',
    };
  };
  return {
    before: createAuthMiddleware(async ({ path, body, headers }) => {
      const isRefused =
        (path === '/sign-in/email' && !(await isAllowed(db, attemptOf(body, headers)))) ||
        (path === '/sign-up/email' && !(await maySignUp(db, attemptOf(body, headers))));
      if (isRefused) throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_TRIES' });
    }),
    after: createAuthMiddleware(async ({ path, body, headers, context }) => {
      const entered = path === '/sign-in/email' || path === '/sign-up/email';
      if (entered && context.newSession) await remember(db, attemptOf(body, headers));
    }),
  };
}

/** The server itself, which has no address, may always. */
async function maySignUp(db: Db, { address }: Attempt): Promise<boolean> {
  return address === '' || isWithinDay(db, 'signUpFrom', networkOf(address));
}

/** Counts the try unless it comes from an address that the account knows. */
async function isAllowed(db: Db, { email, address }: Attempt): Promise<boolean> {
  const { rows } = await sql`
    select 1 from auth.known_address where email = ${email} and address = ${address}
  `.execute(db);
  if (rows.length) return true;
  const left = sql`greatest(0, try.level - extract(epoch from now() - try.at) / ${secondsPerTry}::float)`;
  const counted = await sql`
    insert into auth.sign_in_try as try (email, level) values (${email}, 1)
    on conflict (email) do update set level = ${left} + 1, at = now()
    where ${left} + 1 <= ${tries}::float
    returning email
  `.execute(db);
  return counted.rows.length > 0;
}

async function remember(db: Db, { email, address }: Attempt): Promise<void> {
  await sql`
    insert into auth.known_address (email, address) values (${email}, ${address})
    on conflict (email, address) do update set "seenAt" = now()
  `.execute(db);
  await sql`
    update auth.sign_in_try set level = greatest(0, level - 1) where email = ${email}
  `.execute(db);
}

/** A new password makes the account known anew, and only there where it was set. */
export async function startAnew(db: Db, { email, address }: Attempt): Promise<void> {
  await sql`delete from auth.sign_in_try where email = ${email}`.execute(db);
  await sql`delete from auth.known_address where email = ${email}`.execute(db);
  await remember(db, { email, address });
}

/** Forgets from where people came, once it is of no use: tries, addresses, sessions that have ended. */
export async function forgetOldVisits(db: Db): Promise<void> {
  await sql`
    delete from auth.session where "expiresAt" < now() - interval '1 day'
  `.execute(db);
  await sql`
    delete from auth.verification where "expiresAt" < now() - interval '1 day'
  `.execute(db);
  await sql`
    delete from auth.rate_limit where "lastRequest" < ${Date.now() - 86_400_000}::bigint
  `.execute(db);
  await sql`
    delete from auth.sign_in_try where at < now() - interval '1 day'
  `.execute(db);
  await sql`
    delete from auth.known_address where "seenAt" < now() - ${knownDays}::int * interval '1 day'
  `.execute(db);
}

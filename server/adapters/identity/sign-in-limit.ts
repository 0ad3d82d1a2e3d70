// Rate limit against trying one account from many addresses. It does not apply to
// addresses from which the account has signed in before, so that nobody can lock the owner out.
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { networkOf } from '#server/limits/network.ts';
import { isWithinDailyLimit } from './daily-limit.ts';

const maxTries = 10;
const secondsPerTry = 30;
const knownAddressDays = 180;
const maxEmailLength = 320;

interface Attempt {
  email: string;
  address: string;
}

/** Hooks that limit sign-ins and sign-ups, and remember the addresses of those that succeed. */
export function signInLimits(db: Db, addressHeader: string) {
  const attemptOf = (body: unknown, headers: Headers | undefined): Attempt => {
    const { email } = (body ?? {}) as { email?: unknown };
    // What is no text is refused after this.
    const text = typeof email === 'string' ? email : '';
    return {
      email: text.toLowerCase().slice(0, maxEmailLength),
      address: headers?.get(addressHeader) ?? '',
    };
  };
  return {
    before: createAuthMiddleware(async ({ path, body, headers }) => {
      const isSignUp = path === '/sign-up/email';
      if (!isSignUp && path !== '/sign-in/email') return;
      const attempt = attemptOf(body, headers);
      // A sign-up counts as a try, too: it tells whether the email has an account.
      const isAllowed =
        (!isSignUp || (await maySignUp(db, attempt))) && (await mayTry(db, attempt));
      if (!isAllowed) throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_TRIES' });
    }),
    after: createAuthMiddleware(async ({ path, body, headers, context }) => {
      const isEntry = path === '/sign-in/email' || path === '/sign-up/email';
      if (isEntry && context.newSession) await rememberAddress(db, attemptOf(body, headers));
    }),
  };
}

/** The server itself, which has no address, is not limited. */
async function maySignUp(db: Db, { address }: Attempt): Promise<boolean> {
  return address === '' || isWithinDailyLimit(db, 'signUpFrom', networkOf(address));
}

/** Counts the attempt, unless it comes from an address that the account knows. */
async function mayTry(db: Db, { email, address }: Attempt): Promise<boolean> {
  if (email === '') return true;
  const { rows } = await sql`
    select 1 from auth.known_address where email = ${email} and address = ${address}
  `.execute(db);
  if (rows.length) return true;
  const left = sql`greatest(0, try.level - extract(epoch from now() - try.at) / ${secondsPerTry}::float)`;
  const counted = await sql`
    insert into auth.sign_in_try as try (email, level) values (${email}, 1)
    on conflict (email) do update set level = ${left} + 1, at = now()
    where ${left} + 1 <= ${maxTries}::float
    returning email
  `.execute(db);
  return counted.rows.length > 0;
}

async function rememberAddress(db: Db, { email, address }: Attempt): Promise<void> {
  await sql`
    insert into auth.known_address (email, address) values (${email}, ${address})
    on conflict (email, address) do update set "seenAt" = now()
  `.execute(db);
  await sql`
    update auth.sign_in_try set level = greatest(0, level - 1) where email = ${email}
  `.execute(db);
}

/** After a password reset only the address where it was set is known. */
export async function resetKnownAddresses(db: Db, { email, address }: Attempt): Promise<void> {
  await sql`delete from auth.sign_in_try where email = ${email}`.execute(db);
  await sql`delete from auth.known_address where email = ${email}`.execute(db);
  await rememberAddress(db, { email, address });
}

/** Deletes expired sessions and verifications, old attempts, and addresses not seen for long. */
export async function deleteOldSignInData(db: Db): Promise<void> {
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
    delete from auth.known_address where "seenAt" < now() - ${knownAddressDays}::int * interval '1 day'
  `.execute(db);
}

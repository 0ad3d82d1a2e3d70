// Everybody at one address shares its limits, so known devices have separate ones: guests on a
// bar's Wi-Fi cannot lock its owner out. All limits together allow 100 tries per hour.
import type { GenericEndpointContext as Context } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { sql } from 'kysely';
import { isWithinDailyLimit } from '#server/adapters/identity/daily-limit.ts';
import {
  deviceIn,
  forgetOldDevices,
  isKnownDevice,
  rememberDevice,
} from '#server/adapters/identity/devices.ts';
import type { Messages } from '#server/adapters/identity/messages.ts';
import type { Db } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Use } from '#server/limits/rates.ts';
import { giveBack, tryTake } from '#server/limits/shared-rates.ts';

const maxEmailLength = 320;
const doors = ['/sign-in/email', '/sign-up/email'];
const insideDoors = ['/change-password', '/oidc/connect'];

interface Attempt {
  email: string;
  address: string;
  isSignUp: boolean;
  isKnown: boolean;
  uses: Use[];
}

interface SignInLimitOptions {
  db: Db;
  secret: string;
  addressHeader: string;
  messages: Messages;
}

export function signInLimits({ db, secret, addressHeader, messages }: SignInLimitOptions) {
  const attemptIn = async (c: Context): Promise<Attempt | undefined> => {
    const path = c.path ?? '';
    const address = c.headers?.get(addressHeader);
    if (!address || !(doors.includes(path) || insideDoors.includes(path))) return undefined;
    const email = insideDoors.includes(path)
      ? (await getSessionFromCtx(c))?.user.email
      : emailIn(c.body);
    if (email === undefined) return undefined;
    const isSignUp = path === '/sign-up/email';
    const device = deviceIn(c.headers?.get('cookie'), secret);
    const isKnown = device !== undefined && (await isKnownDevice(db, device, email));
    const uses = isKnown ? usesOfKnown(device, email) : usesOfUnknown(address, email, isSignUp);
    return { email, address, isSignUp, isKnown, uses };
  };
  return {
    before: createAuthMiddleware(async (c) => {
      const attempt = await attemptIn(c);
      if (attempt && !(await mayTry(db, attempt)))
        throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_TRIES' });
    }),
    after: createAuthMiddleware(async (c) => {
      if (!doors.includes(c.path) && !insideDoors.includes(c.path)) return;
      if (isAPIError(c.context.returned)) return;
      const attempt = await attemptIn(c);
      if (!attempt) return;
      for (const use of attempt.uses) await giveBack(db, use);
      if (!doors.includes(c.path)) return;
      if (!attempt.isSignUp && !attempt.isKnown) messages.newDevice(attempt.email, c.headers);
      await rememberDevice(c, db, attempt.email);
    }),
  };
}

function emailIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase().slice(0, maxEmailLength) : '';
}

function usesOfKnown(device: string, email: string): Use[] {
  const { ofKnownDevice, ofKnownDevices } = budgets.passwordTries;
  return [
    { key: `tries of device ${device} at ${email}`, limit: ofKnownDevice },
    { key: `tries of known devices at ${email}`, limit: ofKnownDevices },
  ];
}

/** A sign-up counts as a try, too, because it reveals whether the email has an account. */
function usesOfUnknown(address: string, email: string, isSignUp: boolean): Use[] {
  const { ofAddress, ofUnknownDevices } = budgets.passwordTries;
  const network = networkOf(address);
  const signIn = { key: `sign-ins from ${network}`, limit: budgets.address.signIns };
  if (!email) return [signIn];
  return [
    ...(isSignUp ? [] : [signIn]),
    { key: `tries from ${network} at ${email}`, limit: ofAddress },
    { key: `tries of unknown devices at ${email}`, limit: ofUnknownDevices },
  ];
}

async function mayTry(db: Db, { address, isSignUp, uses }: Attempt): Promise<boolean> {
  if (isSignUp && !(await isWithinDailyLimit(db, 'signUpFrom', networkOf(address)))) return false;
  // One after the other, so that a try that one limit refuses is not charged to the next.
  for (const use of uses) if ((await tryTake(db, use)) === undefined) return false;
  return true;
}

export async function forgetTries(db: Db, email: string): Promise<void> {
  for (const who of ['unknown', 'known'])
    await sql`delete from rate_buckets where key = ${`tries of ${who} devices at ${email}`}`.execute(
      db,
    );
}

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
  await forgetOldDevices(db);
}

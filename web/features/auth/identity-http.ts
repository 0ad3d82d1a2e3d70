// The embedded identity provider speaks HTTP of its own.

import { currentLanguage } from '#web/i18n/language.ts';
import type { AuthTexts } from './texts.ts';

const patienceMs = 15_000;

/** Why it did not go well, in the words of the texts. */
export type Failure = Exclude<keyof AuthTexts['auth']['failures'], 'signIn' | 'signUp'> | 'unknown';

const failures: Record<string, Failure> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongCredentials',
  USER_ALREADY_EXISTS: 'emailTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'emailTaken',
  INVALID_PASSWORD: 'wrongPassword',
  INVALID_TOKEN: 'linkExpired',
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: 'notInvited',
  INVITATION_NOT_FOUND: 'invitationGone',
  EMAIL_NOT_VERIFIED: 'notConfirmed',
  TOO_MANY_INVITATIONS: 'tooManyInvitations',
  TOO_MANY_ORGANIZATIONS: 'tooManyOrganizations',
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: 'invitationGone',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'alreadyMember',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: 'onlyOwner',
};

export type Answer<T> = { data: T; failure?: undefined } | { data?: undefined; failure: Failure };

export function request(path: string, body?: object): Promise<Response | undefined> {
  return fetch(`/api/auth${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': currentLanguage(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
}

/** With a body it changes something, without one it asks. */
export async function ask<T>(path: string, body?: object): Promise<Answer<T>> {
  const response = await request(path, body);
  const data = await response?.json().catch(() => undefined);
  if (response?.ok) return { data };
  if (response?.status === 429) return { failure: 'tooManyTries' };
  return { failure: failures[data?.code] ?? 'unknown' };
}

/** Undefined when it went well. */
export async function attempt(path: string, body: object): Promise<Failure | undefined> {
  return (await ask(path, body)).failure;
}

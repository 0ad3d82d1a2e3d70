// HTTP client of the embedded identity provider (Better Auth).

import type { AuthTexts } from '#web/features/auth/texts.ts';
import { currentLanguage } from '#web/i18n/language.ts';

const timeoutMs = 15_000;

/** Why a call failed: a key of the texts, or `unknown`. */
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
  CONFIRM_BEFORE_CONNECTING: 'confirmToConnect',
  ONLY_WAY_IN: 'onlyWayIn',
  ANOTHER_ACCOUNT: 'anotherAccount',
  PASSWORD_TOO_COMMON: 'commonPassword',
  INVALID_NAME: 'invalidName',
  TOO_MANY_INVITATIONS: 'tooManyInvitations',
  ISSUER_UNAVAILABLE: 'issuerUnavailable',
  PASSWORDS_OFF: 'passwordsOff',
  TOO_MANY_ORGANIZATIONS: 'tooManyOrganizations',
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: 'invitationGone',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'alreadyMember',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: 'onlyOwner',
};

export type Result<T> = { data: T; failure?: undefined } | { data?: undefined; failure: Failure };

/**
 * Sends a POST with a body, or a GET without one. Returns undefined if the provider cannot be
 * reached, or if a proxy or captive portal responds instead.
 */
export async function request<T>(path: string, body?: object) {
  const response = await fetch(`/api/auth${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': currentLanguage(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const data: (T & { code?: string }) | undefined = await response?.json().catch(() => undefined);
  return response && data !== undefined ? { status: response.status, data } : undefined;
}

export async function requestJson<T>(path: string, body?: object): Promise<Result<T>> {
  const answer = await request<T>(path, body);
  if (!answer) return { failure: 'unknown' };
  const { status, data } = answer;
  if (status < 300) return { data };
  if (status === 429) return { failure: 'tooManyTries' };
  return { failure: failures[data?.code ?? ''] ?? 'unknown' };
}

/** Sends a POST that returns no data. Returns the failure, or undefined on success. */
export async function post(path: string, body: object): Promise<Failure | undefined> {
  return (await requestJson(path, body)).failure;
}

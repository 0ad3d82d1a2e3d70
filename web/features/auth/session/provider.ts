import { post, request } from './identity-http.ts';

export interface Provider {
  /**
   * A token for calls of the API. Null if nobody is signed in. Undefined or an error if that is not
   * known. The token is for the given organization if the person is a member of it, for the person
   * alone with null, and for the last organization with undefined.
   */
  fetchToken(organizationId: string | null | undefined): Promise<string | null | undefined>;
  signOut(): Promise<unknown>;
}

export const embeddedProvider: Provider = {
  async fetchToken(organizationId) {
    const path = `/token-for?organizationId=${encodeURIComponent(organizationId ?? '')}`;
    const answer = await request<{ token: string }>(organizationId === undefined ? '/token' : path);
    return answer?.status === 401 ? null : answer?.data?.token;
  },
  signOut: () => post('/sign-out', {}),
};

export function signIn(credentials: { email: string; password: string }) {
  return post('/sign-in/email', credentials);
}

export function signUp(person: { email: string; password: string; name: string }) {
  return post('/sign-up/email', person);
}

export function requestReset(email: string) {
  return post('/request-password-reset', { email });
}

export function resetPassword(token: string, newPassword: string) {
  return post('/reset-password', { token, newPassword });
}

/** Confirms the address that the token was mailed to. */
export function confirmEmail(token: string) {
  return post('/confirm-email', { token });
}

export function sendConfirmation(email: string) {
  return post('/send-verification-email', { email });
}

export function endSession(id: string) {
  return post('/account/end-session', { id });
}

export function changePassword(currentPassword: string, newPassword: string) {
  return post('/change-password', { currentPassword, newPassword });
}

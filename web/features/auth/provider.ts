import { attempt, request } from './identity-http.ts';

/** What the session needs of whoever knows who is here. */
export interface Provider {
  /**
   * A token for the functions, null when nobody is signed in; undefined or a failure: not known.
   * It speaks for the organization, as long as the person is its member; for the person alone with
   * null; with undefined for what they worked for last.
   */
  fetchToken(organizationId: string | null | undefined): Promise<string | null | undefined>;
  signOut(): Promise<unknown>;
}

export const embeddedProvider: Provider = {
  async fetchToken(organizationId) {
    const chosen = `/token-for?organizationId=${encodeURIComponent(organizationId ?? '')}`;
    const response = await request(organizationId === undefined ? '/token' : chosen);
    if (response?.status === 401) return null;
    if (!response?.ok) return undefined;
    const { token } = await response.json().catch(() => ({}));
    return token;
  },
  signOut: () => attempt('/sign-out', {}),
};

export function signIn(credentials: { email: string; password: string }) {
  return attempt('/sign-in/email', credentials);
}

export function signUp(person: { email: string; password: string; name: string }) {
  return attempt('/sign-up/email', person);
}

export function requestReset(email: string) {
  return attempt('/request-password-reset', { email });
}

export function resetPassword(token: string, newPassword: string) {
  return attempt('/reset-password', { token, newPassword });
}

export function changePassword(currentPassword: string, newPassword: string) {
  return attempt('/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
}

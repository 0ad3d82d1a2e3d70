// The embedded identity provider, over its HTTP interface.
export type SignInFailure = 'wrongCredentials' | 'emailTaken' | 'tooManyTries' | 'unknown';

const failures: Record<string, SignInFailure> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongCredentials',
  USER_ALREADY_EXISTS: 'emailTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'emailTaken',
};

async function request(path: string, body?: object): Promise<Response | undefined> {
  return fetch(`/api/auth${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
}

/** Undefined when it went well. */
async function enter(path: string, body: object): Promise<SignInFailure | undefined> {
  const response = await request(path, body);
  if (response?.ok) return undefined;
  if (response?.status === 429) return 'tooManyTries';
  const { code } = (await response?.json().catch(() => ({}))) ?? {};
  return failures[code] ?? 'unknown';
}

export function signIn(credentials: { email: string; password: string }) {
  return enter('/sign-in/email', credentials);
}

export function signUp(person: { email: string; password: string; name: string }) {
  return enter('/sign-up/email', person);
}

export async function signOut(): Promise<boolean> {
  return (await request('/sign-out', {}))?.ok ?? false;
}

/** A token for the functions, null when nobody is signed in, undefined when it is not known. */
export async function fetchToken(): Promise<string | null | undefined> {
  const response = await request('/token');
  if (response?.status === 401) return null;
  if (!response?.ok) return undefined;
  const { token } = await response.json().catch(() => ({}));
  return token;
}

/** Path of the sign-in configuration. */
export const configPath = '/api/auth-config';

export interface ClerkWebConfig {
  provider: 'clerk';
  publishableKey: string;
  /** The token template that this server accepts. */
  template: string;
}

export interface EmbeddedWebConfig {
  provider: 'embedded';
  /** Whether people may sign up and in with a password. */
  hasPasswords: boolean;
  /** What people call the OIDC issuer at which they may sign in as well. */
  oidcName?: string;
}

export type AuthConfig = EmbeddedWebConfig | ClerkWebConfig;

/** Why a sign-in at the OIDC issuer failed; the page that it leads back to has this in its address. */
export const oidcFailures = [
  'cancelled',
  'issuerUnavailable',
  'issuerRefused',
  'signInLost',
  'noEmail',
  'notConnected',
  'cannotConnect',
  'connectedElsewhere',
  'tooManyTries',
  'unknown',
] as const;
export type OidcFailure = (typeof oidcFailures)[number];

/** The parameter in the address of a page that names the failure. */
export const failureParameter = 'failure';

/** The provider of an account in the embedded provider's list that has a password. */
export const passwordProvider = 'credential';

export const configPath = '/api/auth-config';

export interface ClerkWebConfig {
  provider: 'clerk';
  publishableKey: string;
  template: string;
}

export interface EmbeddedWebConfig {
  provider: 'embedded';
  hasPasswords: boolean;
  oidcName?: string;
}

export type AuthConfig = EmbeddedWebConfig | ClerkWebConfig;

/** The page that a failed sign-in leads back to has one of these in its address. */
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

export const failureParameter = 'failure';

/** The embedded provider's name for accounts with a password. */
export const passwordProvider = 'credential';

/** Path of the sign-in configuration. */
export const configPath = '/api/auth-config';

export interface ClerkWebConfig {
  provider: 'clerk';
  publishableKey: string;
  /** The token template that this server accepts. */
  template: string;
}

export type AuthConfig = { provider: 'embedded' } | ClerkWebConfig;

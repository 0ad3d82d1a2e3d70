/** Where the web asks who signs people in. */
export const configPath = '/api/auth-config';

export interface ClerkWebConfig {
  provider: 'clerk';
  publishableKey: string;
  /** The template of tokens that this server takes. */
  template: string;
}

export type AuthConfig = { provider: 'embedded' } | ClerkWebConfig;

import { use } from 'react';
import { type AuthConfig, configPath } from '#domain/auth/auth-config.ts';

const retryMs = 3_000;
let loading: Promise<AuthConfig> | undefined;

/** Retries for ever: without the name of the provider there is nothing to show. */
async function load(): Promise<AuthConfig> {
  for (;;) {
    const response = await fetch(configPath).catch(() => undefined);
    const config = response?.ok && (await response.json().catch(() => undefined));
    // A proxy may answer in the server's place.
    // One of an older version says nothing about passwords: it has them.
    if (config?.provider) return { hasPasswords: true, ...config };
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

export function useAuthConfig(): AuthConfig {
  loading ??= load();
  return use(loading);
}

/** How people sign in with the embedded provider; `issuer` is what they call the OIDC issuer. */
export function useEmbeddedConfig() {
  const config = useAuthConfig();
  const { hasPasswords, oidcName } =
    config.provider === 'embedded' ? config : { hasPasswords: false, oidcName: undefined };
  return { hasPasswords, hasIssuer: oidcName !== undefined, issuer: oidcName ?? '' };
}
